/// Change of one item within an entry.
public struct JournalStep: Hashable, Sendable {
  /// Kind of change; raw values are persistent.
  public enum Change: Int, Hashable, Sendable {
    case added = 0
    case changed = 1
    case removed = 2
  }

  public let item: ItemReference
  /// Raw id of the item on whose page the step is shown: the item itself, or the person or book to
  /// which it belongs.
  public let owner: Int64
  public let change: Change
  /// Title of the item: a name, the first words of a text, or the number of a mood. An item without
  /// a title has that of its owner.
  public let title: String
  /// The changed fields. A removal contains all fields; an addition contains none, since the store
  /// has the values.
  public let fields: [JournalField]

  public init(
    at place: ItemReference, of owner: Int64, _ change: Change, title: String,
    fields: [JournalField] = []
  ) {
    self.item = place
    self.owner = owner
    self.change = change
    self.title = title
    self.fields = fields
  }

  /// Copy of the step that keeps only the item and the names of the changed fields.
  package var withoutContents: JournalStep {
    JournalStep(
      at: item, of: owner, change, title: "",
      fields: fields.map { JournalField($0.name, $0.fieldType, from: .nothing, to: .nothing) })
  }
}
