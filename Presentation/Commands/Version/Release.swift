/// The release of the program that the sources make.
public enum Release {
  public static let number = "0.1.0"
  /// Where the program is at home, for servers that want to know who asks.
  public static let home = "https://hearth.invalid"
  /// Where letters to the makers go; nil while there is no such address.
  public static let letters: String? = nil
  /// The day from which the manual is dated.
  public static let day = "2026-11-20"
}
