/// One changed field of an item: its name in archives, and its values before and after the change.
public struct JournalField: Hashable, Sendable {
  public let name: String
  public let fieldType: FieldType
  /// `.nothing` if the item did not exist.
  public let before: FieldValue
  public let after: FieldValue

  public init(_ name: String, _ form: FieldType, from before: FieldValue, to after: FieldValue) {
    self.name = name
    self.fieldType = form
    self.before = before
    self.after = after
  }
}
