/// A mark of a text that tells it from others, the same on every machine and for ever: FNV-1a in
/// hexadecimal digits. Whoever knows the text can make it too.
public enum Fingerprint {
  /// Eight digits.
  public static func short(of text: String) -> String {
    FNV1a<UInt32>().taking(text.utf8).value.digits(8, radix: 16)
  }

  /// Sixteen digits.
  public static func long(of text: String) -> String {
    FNV1a<UInt64>().taking(text.utf8).value.digits(16, radix: 16)
  }
}
