/// Optional text of a mood: up to 1,000 characters, or more if it was imported from another
/// program's journal.
public typealias MoodMemo = LimitedText<MoodMemoRule>

/// The memo may be blank.
public enum MoodMemoRule: BlankTextRule {
  public static let field = Field.memo
  public static let lengthRange = 0...1000
  public static let maxImportedLength = 50_000
  public static let keepsLineBreaks = true
}
