/// A field of a thing as it was before a change and was after it, under the name that archives
/// have for it.
public struct JournalField: Hashable, Sendable {
  public let name: String
  public let form: FieldType
  /// Nothing where the thing was not there.
  public let before: FieldValue
  public let after: FieldValue

  public init(_ name: String, _ form: FieldType, from before: FieldValue, to after: FieldValue) {
    self.name = name
    self.form = form
    self.before = before
    self.after = after
  }
}
