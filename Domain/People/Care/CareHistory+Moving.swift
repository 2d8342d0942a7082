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

  /// Counts what was done for two plants, which were planted on these days, as if it had been done
  /// for one; returns the postponements that are otherwise now.
  ///
  /// One follows the last contact of either that was known when it was made. Where that plant would
  /// not have been due yet, it puts nothing off and costs nothing. None costs what it did not
  /// before: nobody was asked.
  public mutating func join(plantedOn plantings: Set<Day>) -> [Postponement] {
    var counted: [Day: (count: Int, days: Int)] = [:]
    var changed: [Postponement] = []
    for old in postponements where isKnown(old.since, plantings) {
      let base =
        waterings.last { $0.on <= old.on && $0.id.rawValue < old.id.rawValue }?.on
        ?? plantedOn
      let (count, days) = counted[base, default: (0, 0)]
      let start = countedFrom.map { $0 > old.on ? base : max(base, $0) } ?? base
      var new = old
      if old.since == base || start.adding(days: rhythm.days + days) <= old.on {
        counted[base] = (count + 1, days + old.delay.days)
        new.since = base
        new.costsStep = old.costsStep && count >= Postponement.freeOnes
      } else {
        new.costsStep = false
      }
      if new != old { changed.append(new) }
    }
    for postponement in changed { keep(postponement) }
    return changed
  }

  /// Whether there is still a contact, or was a planting, on the day that something followed.
  private func isKnown(_ day: Day, _ plantings: Set<Day>) -> Bool {
    plantings.contains(day) || waterings.contains { $0.on == day }
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
