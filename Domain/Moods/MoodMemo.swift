/// The line about a mood: 1 to 250 characters.
public typealias MoodMemo = LimitedText<MoodMemoRule>

public enum MoodMemoRule: TextRule {
  public static let field = Field.memo
  public static let characters = 1...250
  public static let keepsLines = true
}
