/// The lines that come with the program, our own writing.
public enum StarterCollection {
  /// In the order in which they are loaded and released; only ever appended to.
  public static let lines = firstLines + laterLines + moreLines
}
