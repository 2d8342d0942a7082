/// A mark of a text or of bytes that tells them from others, the same on every machine and for
/// ever: FNV-1a in hexadecimal digits. Whoever knows them can make it too.
public enum Fingerprint {
  /// Eight digits.
  public static func short(of bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }.digits(8, radix: 16)
  }

  /// Sixteen digits.
  public static func long(of text: String) -> String {
    FNV1a().taking(text.utf8).value.digits(16, radix: 16)
  }
}
