/// What another rhythm would do to a plant; it is told before saving.
public struct PlantChange: Hashable, Sendable {
  public let from: Plant
  public let to: Plant
  public let dueOnBefore: Day
  public let dueOn: Day

  public var isAnotherPlant: Bool { from != to }

  /// Whether the plant withers at once that did not before.
  public func withers(on today: Day) -> Bool { dueOn < today && dueOnBefore >= today }
}

extension Person {
  /// What would become of the plant with that rhythm, counted anew from a day if one is given.
  public func change(to rhythm: CareRhythm, countedFrom start: Day? = nil) -> PlantChange {
    let longer = rhythm.days - details.rhythm.days
    return PlantChange(
      from: plant, to: rhythm.plant, dueOnBefore: care.dueOn,
      dueOn: start?.adding(days: rhythm.days) ?? care.dueOn.adding(days: longer))
  }
}
