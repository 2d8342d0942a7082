extension CareHistory {
  /// Puts the changed watering in the old one's place; returns the postponements that follow
  /// it to another day.
  public mutating func replace(_ old: Watering, with new: Watering) -> [Postponement] {
    keep(new)
    return follow(from: old.on, to: new.on)
  }

  /// Moves the planting and changes the rhythm; returns the postponements that follow it to
  /// another day.
  ///
  /// Throws ``DomainError/invalid(_:)`` when there was a watering before the new day.
  public mutating func replant(
    on day: Day, every rhythm: CareRhythm, countedFrom: Day? = nil
  ) throws -> [Postponement] {
    if let first = waterings.first?.on, first < day {
      throw DomainError.invalid(.plantingDay, .afterFirstWatering(day, wateredOn: first))
    }
    let old = plantedOn
    self = CareHistory(
      plantedOn: day, rhythm: rhythm, countedFrom: countedFrom, waterings: waterings,
      postponements: postponements)
    return follow(from: old, to: day)
  }

  /// Postponements follow the day they were counted from when it is moved, unless that day
  /// still has a contact of its own or they were made before the new one.
  private mutating func follow(from old: Day, to new: Day) -> [Postponement] {
    guard old != new, !waterings.contains(where: { $0.on == old }) else { return [] }
    let moved = postponements.filter { $0.since == old && $0.on >= new }.map { $0.following(new) }
    for postponement in moved { keep(postponement) }
    return moved
  }
}

extension Postponement {
  fileprivate func following(_ day: Day) -> Postponement {
    var moved = self
    moved.since = day
    return moved
  }
}
