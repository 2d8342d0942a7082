/// What another rhythm would do to a plant; it is told before saving.
public struct PlantChange: Hashable, Sendable {
  public let from: Plant
  public let to: Plant
  public let dueOnBefore: Day
  public let dueOn: Day

  public var isAnotherPlant: Bool { from != to }
}

extension Person {
  /// What would become of the plant with that rhythm.
  public func change(to rhythm: CareRhythm) -> PlantChange {
    let longer = rhythm.days - details.rhythm.days
    return PlantChange(
      from: plant, to: rhythm.plant, dueOnBefore: care.dueOn,
      dueOn: care.dueOn.adding(days: longer))
  }
}
