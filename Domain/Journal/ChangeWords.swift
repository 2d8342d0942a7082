/// What a change was, as data, so that it can be told in any language.
public struct ChangeWords: Hashable, Sendable {
  public let verb: ChangeVerb
  /// What kind of thing it was mainly about.
  public let kind: JournalKind
  /// What people know that thing by, a file's name for an import; empty where it has none.
  public let subject: String
  /// To how many things of that kind the same was done.
  public let count: Int

  public init(_ verb: ChangeVerb, _ kind: JournalKind, _ subject: String, count: Int = 1) {
    self.verb = verb
    self.kind = kind
    self.subject = subject
    self.count = count
  }

  /// The same of nobody knows what.
  package var forgotten: ChangeWords { ChangeWords(verb, kind, "", count: count) }
}
