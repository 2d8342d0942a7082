/// Summary of a change, as data for wording in any language.
public struct ChangeSummary: Hashable, Sendable {
  public let verb: ChangeVerb
  /// Kind of the main item.
  public let kind: JournalKind
  /// Title of the main item, or the file name of an import; empty if there is none.
  public let subject: String
  /// Number of items of that kind with this change.
  public let count: Int

  public init(_ verb: ChangeVerb, _ kind: JournalKind, _ subject: String, count: Int = 1) {
    self.verb = verb
    self.kind = kind
    self.subject = subject
    self.count = count
  }

  /// Copy without the subject.
  package var withoutSubject: ChangeSummary { ChangeSummary(verb, kind, "", count: count) }
}
