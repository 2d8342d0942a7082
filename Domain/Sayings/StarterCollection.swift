/// The lines that come with the program, our own writing.
public enum StarterCollection {
  /// How many of ``lines`` are loaded when a store is made; the last three of them are new then.
  public static let countAtOnce = 60

  /// In the order in which they are loaded and released; only ever appended to.
  public static let lines = firstLines + laterLines
}
