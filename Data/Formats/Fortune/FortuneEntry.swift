/// One saying of a fortune file.
public struct FortuneEntry: Hashable, Sendable {
  public var text: String
  /// Who said it, from a line `-- Name` at the end.
  public var who: String?
  /// The line at which it begins, counted from 1.
  public let line: Int

  public init(text: String, who: String? = nil, line: Int = 1) {
    self.text = text
    self.who = who
    self.line = line
  }
}
