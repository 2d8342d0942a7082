import HearthDomain

// Changes of single occurrences of a series.
extension ICalendarEditing {
  /// If the whole series was moved, moves its overrides by the same time, so that their changes
  /// stay with the same occurrences.
  ///
  /// Returns the former and new original starts of the overrides that are listed as dates.
  mutating func moveOverrides(
    _ former: inout [LocalTime: SeriesException.Change],
    to changes: [LocalTime: SeriesException.Change]
  ) -> [(former: LocalTime, new: LocalTime)] {
    guard let old = base.details.span.repetitionStart?.localTime,
      let new = storedEvent.event.span.repetitionStart?.localTime
    else { return [] }
    let known = former
    func count(after seconds: Int) -> Int {
      known.keys.count { changes[$0.adding(seconds: seconds)] != nil }
    }
    var seconds = new.secondsSinceEpoch - old.secondsSinceEpoch
    if count(after: seconds) <= count(after: 0) { seconds = 0 }
    guard seconds != 0 || hasFormChanged else { return [] }
    let difference = seconds
    func target(_ original: LocalTime) -> LocalTime { original.adding(seconds: difference) }
    var carried = Set(
      known.keys.filter { original in
        if case .overridden? = known[original], case .overridden? = changes[target(original)] {
          overrideIndex(of: original) != nil
        } else {
          false
        }
      })
    // An override cannot move to an original start at which another override stays.
    var isSettled = false
    while !isSettled {
      let free = carried.filter { known[target($0)] == nil || carried.contains(target($0)) }
      isSettled = free.count == carried.count
      carried = free
    }
    for place in components.indices {
      guard let original = originalStarts[place], carried.contains(original),
        let line = components[place].first("RECURRENCE-ID")
      else { continue }
      let time = times.time(at: target(original))
      components[place].set("RECURRENCE-ID", to: times.line("RECURRENCE-ID", [time], after: line))
      originalStarts[place] = target(original)
      if changes[target(original)].isSame(as: known[original]) {
        components[place].stamp(at: now, isMoved: true)
      }
    }
    for original in carried { former[original] = nil }
    for original in carried { former[target(original)] = known[original] }
    return carried.filter(listedDatesBefore.contains).sorted().map { ($0, target($0)) }
  }

  mutating func change(
    _ original: LocalTime, from before: SeriesException.Change?, to after: SeriesException.Change?
  ) {
    if case .overridden(let old)? = before, case .overridden(let new)? = after,
      let place = overrideIndex(of: original)
    {
      let flags = (isChanged, isPlaceChanged)
      var component = applyingTexts(components[place], from: old, to: new)
      (isChanged, isPlaceChanged) = flags
      if !new.span.isSame(as: old.span) { setTimes(of: &component, to: new.span) }
      var isMoved = !new.span.isSame(as: old.span) || new.placeName != old.placeName
      if new.appliesToLater != old.appliesToLater, let line = component.first("RECURRENCE-ID") {
        component.set("RECURRENCE-ID", to: line.settingRange(new.appliesToLater))
        isMoved = true
      }
      component.stamp(at: now, isMoved: isMoved)
      components[place] = component
      return
    }
    isMoved = true
    switch before {
    case .overridden?, .removed?:
      while let place = overrideIndex(of: original) {
        components.remove(at: place)
        originalStarts.remove(at: place)
      }
    case .added?, nil: break
    }
    switch after {
    case .removed?:
      // A start that came only from RDATE disappears with its date, so it needs no EXDATE.
      if isInRule(original) || !mustRemoveFromDates(original, before, after) {
        add(original, to: "EXDATE")
      }
    case .added?: add(original, to: "RDATE")
    case .overridden(let details)?:
      if before == nil || mustRemoveFromDates(original, before, after), !isInRule(original) {
        add(original, to: "RDATE")
      }
      components.append(makeOverride(of: original, with: details))
      originalStarts.append(original)
    case nil: break
    }
  }

  /// Whether the occurrence's date must be removed from the RDATE list, after the change from
  /// `before` to `after`.
  func mustRemoveFromDates(
    _ original: LocalTime, _ before: SeriesException.Change?, _ after: SeriesException.Change?
  ) -> Bool {
    switch (before, after) {
    case (.overridden?, .overridden?): false
    case (.overridden?, _): listedDatesBefore.contains(original)
    // Keep the date: without it, the override would refer to no occurrence.
    case (.added?, .overridden?): hasFormChanged
    case (.added?, _): true
    case (.removed?, _), (nil, _): false
    }
  }

  /// Whether the EXDATE list may contain the occurrence, which was changed from `before` to
  /// `after`.
  func mayBeListedAsRemoved(
    _ original: LocalTime, _ before: SeriesException.Change?, _ after: SeriesException.Change?
  ) -> Bool {
    switch (before, after) {
    case (.removed?, _): true
    case (.overridden?, .overridden?): overrideIndex(of: original) == nil
    case (.overridden?, _): true
    case (.added?, _), (nil, _): false
    }
  }

  /// Whether the occurrence is described by a date in a list only, and has no override.
  func isDescribedOnlyByDate(_ original: LocalTime, _ before: SeriesException.Change?) -> Bool {
    switch before {
    case .removed?, .added?: overrideIndex(of: original) == nil
    case .overridden?, nil: false
    }
  }

  /// Returns the index of the last override for the occurrence.
  func overrideIndex(of original: LocalTime) -> Int? { originalStarts.lastIndex(of: original) }

  /// Whether the rule yields an occurrence at that start.
  private mutating func isInRule(_ original: LocalTime) -> Bool {
    rule?.hasOccurrence(at: original) ?? true
  }

  /// Adds to RDATE the starts of overridden occurrences that the new rule does not yield; otherwise
  /// the overrides would refer to no occurrence.
  mutating func listExtraOverrides(_ changes: [LocalTime: SeriesException.Change]) {
    for case .some(let original) in originalStarts {
      guard case .overridden? = changes[original], !listedDates.contains(original),
        !isInRule(original)
      else { continue }
      add(original, to: "RDATE")
    }
  }

  mutating func add(_ original: LocalTime, to name: String) {
    components[masterIndex].add(times.line(name, [times.time(at: original)]))
    if name == "RDATE" { listedDates.insert(original) }
  }

  mutating func drop(_ originals: [LocalTime], from name: String) {
    guard !originals.isEmpty else { return }
    let (place, away) = (masterIndex, Set(originals))
    if name == "RDATE" { listedDates.subtract(away) }
    let parts = components[place].parts
    components[place].parts = parts.compactMap { part in
      guard case .line(let line) = part, line.name == name else { return part }
      let values = line.value.split(separator: ",")
      let left = values.filter { value in
        // Compare periods by their starts.
        let start = String(value.prefix { $0 != "/" })
        return reader.originalStart(of: line.replacing(value: start), when).map(away.contains)
          != true
      }
      if left.count == values.count { return part }
      return left.isEmpty ? nil : .line(line.replacing(value: left.joined(separator: ",")))
    }
  }
}
