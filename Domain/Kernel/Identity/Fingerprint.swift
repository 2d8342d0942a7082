/// Stable fingerprint of a text or bytes: FNV-1a in hexadecimal digits. Not secure: anybody can
/// compute it.
public enum Fingerprint {
  /// Returns a fingerprint of eight digits.
  public static func short(of bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }.digits(8, radix: 16)
  }

  /// Returns a fingerprint of sixteen digits.
  public static func long(of text: String) -> String {
    FNV1a().combining(text.utf8).value.digits(16, radix: 16)
  }
}
