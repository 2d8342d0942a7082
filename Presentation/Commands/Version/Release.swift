/// The release of the program that the sources make.
public enum Release {
  public static let number = "0.1.0"
  /// The day from which the manual is dated.
  public static let day = "2026-11-20"
}
