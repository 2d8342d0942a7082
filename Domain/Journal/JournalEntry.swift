/// One change of the store, as the journal has it; its steps are read apart.
public struct JournalEntry: Hashable, Sendable {
  /// What is left of it; the numbers stand in stores for ever.
  public enum State: Int, Hashable, Sendable {
    case whole = 0
    /// So old that its contents were let go.
    case trimmed = 1
    /// Its contents were removed because somebody wanted so.
    case forgotten = 2
  }

  /// Its place in the order in which changes came to this store.
  public let id: Int
  public let name: EntryName
  public let at: Instant
  public let words: ChangeWords
  /// The area of what it was mainly about.
  public let area: Area
  /// All areas of which it changed something.
  public let areas: Set<Area>
  /// At how many places it changed something.
  public let count: Int
  /// The entry that it took back, if it did; that one may be gone.
  public let undoes: EntryName?
  /// The entry that took it back, if one did and that was not taken back itself.
  public let undoneBy: EntryName?
  public let state: State

  public init(
    id: Int, name: EntryName, at: Instant, words: ChangeWords, area: Area, areas: Set<Area>,
    count: Int, undoes: EntryName? = nil, undoneBy: EntryName? = nil, state: State = .whole
  ) {
    self.id = id
    self.name = name
    self.at = at
    self.words = words
    self.area = area
    self.areas = areas
    self.count = count
    self.undoes = undoes
    self.undoneBy = undoneBy
    self.state = state
  }

  public var isUndone: Bool { undoneBy != nil }
  public var isForgotten: Bool { state == .forgotten }
}
