/// What is said about a mood, if anything: up to 1,000 characters, or a whole entry of a journal of
/// another program.
public typealias MoodMemo = LimitedText<MoodMemoRule>

/// A level says enough by itself.
public enum MoodMemoRule: BlankTextRule {
  public static let field = Field.memo
  public static let characters = 0...1000
  public static let mostImported = 50_000
  public static let keepsLines = true
}
