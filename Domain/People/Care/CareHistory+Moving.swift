extension CareHistory {
  /// Replaces a watering by its changed version. Postponements counted from it move with it to
  /// another day and are returned.
  public mutating func replace(_ old: Watering, with new: Watering) -> [Postponement] {
    addOrReplace(new)
    return movePostponements(from: old.day, to: new.day)
  }

  /// Changes the planting day and the rhythm. Postponements counted from the planting move with it
  /// to another day and are returned.
  ///
  /// Throws ``DomainError/invalid(_:)`` if there is a watering before the new planting day.
  public mutating func replant(
    on day: Day, every rhythm: CareRhythm, countedFrom: Day? = nil
  ) throws -> [Postponement] {
    if let first = waterings.first?.day, first < day {
      throw DomainError.invalid(.plantingDay, .afterFirstWatering(day, wateredOn: first))
    }
    let old = plantedOn
    self = CareHistory(
      plantedOn: day, rhythm: rhythm, countedFrom: countedFrom, waterings: waterings,
      postponements: postponements)
    return movePostponements(from: old, to: day)
  }

  /// Recomputes the postponements after two plants were merged; returns those that changed.
  /// `plantings` are the planting days of both.
  ///
  /// A postponement counts from the last contact that had been entered when it was made. If the
  /// merged plant was not due at that time, the postponement has no effect and costs nothing. One
  /// that cost nothing before the merge costs nothing after it, since the user was not asked.
  public mutating func recomputePostponements(plantedOn plantings: Set<Day>) -> [Postponement] {
    var counted: [Day: (count: Int, days: Int)] = [:]
    var changed: [Postponement] = []
    for old in postponements where isContactOrPlanting(old.countedFrom, plantings) {
      let base =
        waterings.last { $0.day <= old.day && $0.id.rawValue < old.id.rawValue }?.day
        ?? plantedOn
      let (count, days) = counted[base, default: (0, 0)]
      let start = countedFrom.map { $0 > old.day ? base : max(base, $0) } ?? base
      var new = old
      if old.countedFrom == base || start.adding(days: rhythm.days + days) <= old.day {
        counted[base] = (count + 1, days + old.delay.days)
        new.countedFrom = base
        new.costsStep = old.costsStep && count >= Postponement.freeCount
      } else {
        new.costsStep = false
      }
      if new != old { changed.append(new) }
    }
    for postponement in changed { addOrReplace(postponement) }
    return changed
  }

  /// Whether a postponement can be counted from the day: it has a contact or is a planting day.
  private func isContactOrPlanting(_ day: Day, _ plantings: Set<Day>) -> Bool {
    plantings.contains(day) || waterings.contains { $0.day == day }
  }

  /// Moves postponements counted from `old` to the new day. They stay if another contact is on the
  /// old day, or if they were made before the new day.
  private mutating func movePostponements(from old: Day, to new: Day) -> [Postponement] {
    guard old != new, !waterings.contains(where: { $0.day == old }) else { return [] }
    let moved = postponements.filter { $0.countedFrom == old && $0.day >= new }.map {
      $0.movedToFollow(new)
    }
    for postponement in moved { addOrReplace(postponement) }
    return moved
  }
}

extension Postponement {
  fileprivate func movedToFollow(_ day: Day) -> Postponement {
    var moved = self
    moved.countedFrom = day
    return moved
  }
}
