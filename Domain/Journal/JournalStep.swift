/// What a change did at one place.
public struct JournalStep: Hashable, Sendable {
  /// The numbers stand in stores for ever.
  public enum Change: Int, Hashable, Sendable {
    case added = 0
    case changed = 1
    case removed = 2
  }

  public let place: JournalPlace
  /// The thing on whose page it is shown: its own id, or that of the person or book to which it
  /// belongs.
  public let owner: Int64
  public let change: Change
  /// What people know it by: a name, the first words of a text, the number of a mood; of what has
  /// none of its own, that of the owner.
  public let title: String
  /// What is different: all that it had for a removal, nothing for an addition, which stands in
  /// the store.
  public let fields: [JournalField]

  public init(
    at place: JournalPlace, of owner: Int64, _ change: Change, title: String,
    fields: [JournalField] = []
  ) {
    self.place = place
    self.owner = owner
    self.change = change
    self.title = title
    self.fields = fields
  }

  /// The step with nothing left but where it was and which fields it changed.
  package var forgotten: JournalStep {
    JournalStep(
      at: place, of: owner, change, title: "",
      fields: fields.map { JournalField($0.name, $0.form, from: .nothing, to: .nothing) })
  }
}
