/// What another rhythm would change about a plant; displayed before saving.
public struct PlantChange: Hashable, Sendable {
  public let from: Plant
  public let to: Plant
  public let dueOnBefore: Day
  public let dueOn: Day

  public var isAnotherPlant: Bool { from != to }

  /// Whether the change would make the plant overdue.
  public func withers(on today: Day) -> Bool { dueOn < today && dueOnBefore >= today }
}

extension Person {
  /// Returns what that rhythm would change. It counts from `start` if that is given.
  public func change(to rhythm: CareRhythm, countedFrom start: Day? = nil) -> PlantChange {
    let longer = rhythm.days - details.rhythm.days
    return PlantChange(
      from: plant, to: rhythm.plant, dueOnBefore: care.dueOn,
      dueOn: start?.adding(days: rhythm.days) ?? care.dueOn.adding(days: longer))
  }
}
