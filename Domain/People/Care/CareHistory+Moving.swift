extension CareHistory {
  /// Replaces a watering by its changed version; returns the postponements that moved to another
  /// day with it.
  public mutating func replace(_ old: Watering, with new: Watering) -> [Postponement] {
    keep(new)
    return follow(from: old.on, to: new.on)
  }

  /// Changes the planting day and the rhythm; returns the postponements that moved to another day
  /// with it.
  ///
  /// Throws ``DomainError/invalid(_:)`` if there is a watering before the new day.
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

  /// Recomputes the postponements after the histories of two plants, planted on these days, were
  /// joined; returns the changed ones.
  ///
  /// A postponement follows the last contact that had been entered when it was made. If the joined
  /// plant was not due yet at that time, it delays nothing and costs nothing. A postponement that
  /// cost nothing before costs nothing now: the user was not asked.
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

  /// Whether there is a contact or a planting on the day that a postponement follows.
  private func isKnown(_ day: Day, _ plantings: Set<Day>) -> Bool {
    plantings.contains(day) || waterings.contains { $0.on == day }
  }

  /// Moves the postponements that were counted from a day to the new day, unless another contact is
  /// on the old day or they were made before the new day.
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
