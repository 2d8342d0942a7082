/// The last change of each area.
public struct ChangeHistory: Sendable {
  private struct Entry: Sendable {
    var change: Change
    var isSettled = false
  }

  private var entries: [Area: Entry] = [:]

  public init() {}

  /// The last change in the area, if it can be taken back.
  public func last(in area: Area) -> Change? { entries[area]?.change }

  /// The last change in the area if nobody has been told of it yet.
  public func unannounced(in area: Area) -> Change? {
    entries[area].flatMap { $0.isSettled ? nil : $0.change }
  }

  /// Takes the change in the place of the one before, and as one with it where it goes on with
  /// what that has added and nobody was told of yet: a watering and its review.
  public mutating func note(_ change: Change) {
    let whole = unannounced(in: change.area).flatMap { $0.followed(by: change) } ?? change
    forget(whole.areas)
    if whole.canBeTakenBack { entries[whole.area] = Entry(change: whole) }
  }

  /// Somebody was told of the change: what comes next is another one.
  public mutating func settle(_ area: Area) {
    entries[area]?.isSettled = true
  }

  public mutating func forget(_ areas: Set<Area>) {
    for area in areas { entries[area] = nil }
  }
}

/// Remembers the last change in each area for as long as the program runs.
public protocol ChangeMemory: Sendable {
  var history: ChangeHistory { get }

  func settle(_ area: Area)

  func forget(_ areas: Set<Area>)
}
