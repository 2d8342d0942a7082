/// One change of the store, as recorded in the journal; its steps are loaded separately.
public struct JournalEntry: Hashable, Sendable {
  /// How much of the entry's contents remains; raw values are persistent.
  public enum State: Int, Hashable, Sendable {
    case complete = 0
    /// The contents were dropped because of their age.
    case trimmed = 1
    /// The contents were erased at the user's request.
    case forgotten = 2
  }

  /// Position in the order in which changes arrived in this store.
  public let id: Int
  public let name: EntryName
  public let changedAt: Instant
  public let summary: ChangeSummary
  /// Area of the main item.
  public let area: Area
  /// Areas of all changed items.
  public let areas: Set<Area>
  /// Number of changed items.
  public let itemCount: Int
  /// The entry that this one undid, which may no longer exist; nil if this entry is no undo.
  public let undoes: EntryName?
  /// The entry that undid this one and was not undone itself; nil if there is none.
  public let undoneBy: EntryName?
  public let state: State

  public init(
    id: Int, name: EntryName, at: Instant, words: ChangeSummary, area: Area, areas: Set<Area>,
    count: Int, undoes: EntryName? = nil, undoneBy: EntryName? = nil, state: State = .complete
  ) {
    self.id = id
    self.name = name
    self.changedAt = at
    self.summary = words
    self.area = area
    self.areas = areas
    self.itemCount = count
    self.undoes = undoes
    self.undoneBy = undoneBy
    self.state = state
  }

  public var isUndone: Bool { undoneBy != nil }
  public var isForgotten: Bool { state == .forgotten }
}
