/// A mark of a text or of bytes that tells them from others, the same on every machine and for
/// ever: FNV-1a in hexadecimal digits. Whoever knows them can make it too.
public enum Fingerprint {
  /// Eight digits.
  public static func short(of bytes: some Sequence<UInt8>) -> String {
    FNV1a<UInt32>().taking(bytes).value.digits(8, radix: 16)
  }

  /// Sixteen digits.
  public static func long(of text: String) -> String {
    FNV1a<UInt64>().taking(text.utf8).value.digits(16, radix: 16)
  }
}
