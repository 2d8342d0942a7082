/// Change of one item within an entry.
public struct JournalStep: Hashable, Sendable {
  /// Kind of change; raw values are persistent.
  public enum Change: Int, Hashable, Sendable {
    case added = 0
    case changed = 1
    case removed = 2
  }

  public let item: ItemReference
  /// Raw id of the item on whose page the step is shown: the item itself, or the person or book it
  /// belongs to.
  public let owner: Int64
  public let change: Change
  /// Title of the item: a name, the first words of a text, or the number of a mood. The owner's
  /// title if it has none.
  public let title: String
  /// Changed fields: all fields for a removal; none for an addition, whose values are in the store.
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

  /// Copy of the step reduced to the place and the names of the changed fields.
  package var withoutContents: JournalStep {
    JournalStep(
      at: item, of: owner, change, title: "",
      fields: fields.map { JournalField($0.name, $0.fieldType, from: .nothing, to: .nothing) })
  }
}
