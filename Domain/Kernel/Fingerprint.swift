/// A mark of a text that tells it from others, the same on every machine and for ever: FNV-1a in
/// hexadecimal digits. Whoever knows the text can make it too.
public enum Fingerprint {
  /// Eight digits.
  public static func short(of text: String) -> String {
    digits(of: text, from: 0x811C_9DC5 as UInt32, times: 0x0100_0193)
  }

  /// Sixteen digits.
  public static func long(of text: String) -> String {
    digits(of: text, from: 0xCBF2_9CE4_8422_2325 as UInt64, times: 0x100_0000_01B3)
  }

  private static func digits<Hash: FixedWidthInteger & UnsignedInteger>(
    of text: String, from basis: Hash, times prime: Hash
  ) -> String {
    let hash = text.utf8.reduce(basis) { ($0 ^ Hash($1)) &* prime }
    return hash.digits(Hash.bitWidth / 4, radix: 16)
  }
}
