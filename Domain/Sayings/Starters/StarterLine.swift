/// One line of the starter collection: the same thought in both languages.
public struct StarterLine: Hashable, Sendable {
  public let korean: String
  public let english: String

  // Without labels, so that a table of lines reads as one.
  public init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }
}
