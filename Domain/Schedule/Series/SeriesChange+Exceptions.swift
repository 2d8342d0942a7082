/// A day, and the day to which it was moved.
public struct MovedDay: Hashable, Sendable {
  public let from: Day
  public let to: Day
}

/// What editing a whole series, or all of it from one occurrence on, does to its exceptions.
public struct ExceptionEffects: Hashable, Sendable {
  /// Number of exceptions that keep all their values, so that they differ from the new series.
  public internal(set) var fullyKeptCount = 0
  /// Number of exceptions that keep some of their values and take the others from the new series.
  public internal(set) var partlyKeptCount = 0
  /// Starts of overridden occurrences that the new rule does not yield but that stay in addition;
  /// only from today on.
  public internal(set) var keptInAddition: [LocalTime] = []
  /// Removed days on which the new rule yields nothing anyway; only from today on.
  public internal(set) var removalsWithoutEffect: [Day] = []
  /// Removed days on which the new rule yields an occurrence at another time.
  public internal(set) var removalsAtOtherTime: [Day] = []
  /// Removed days that are before today after moving with the series; only those that were not
  /// before.
  public internal(set) var removalsMovedToPast: [MovedDay] = []
  /// Past occurrences that do not exist any more after the edit.
  public internal(set) var removedPast = PastOccurrences()
  /// Past occurrences that did not exist before the edit.
  public internal(set) var addedPast = PastOccurrences()
  /// Number of future occurrences that the user had changed and that do not exist any more.
  public internal(set) var removedFutureCount = 0
}

// Moving exceptions together with a changed series.
extension SeriesChange {
  /// Moves exceptions to the changed series. Their original starts move with it, and fields of an
  /// override that were equal to those of the series change with it. Returns the effects to report.
  func moveExceptions(
    _ exceptions: [SeriesException], to changed: ChangedSeries, _ details: EventDetails
  ) throws -> ExceptionEffects {
    guard let old = changed.previousEvent.span.repetitionStart?.localTime,
      let new = changed.event.span.repetitionStart?.localTime
    else { return ExceptionEffects() }
    let rule = (before: detailsByRule(changed.previousEvent), after: detailsByRule(changed.event))
    // If the start moved because another rule begins on another day, the exceptions keep their
    // days.
    let onItsDay = new.time.seconds - old.time.seconds
    let seconds =
      changed.startMovedFrom != nil ? onItsDay : new.secondsSinceEpoch - old.secondsSinceEpoch
    // If the event has a file text, an override without a visible difference contains something
    // else from that.
    let isOfFile = try repositories.events.text(of: event.id) != nil
    let hasOtherRule =
      changed.event.series?.rule.withoutEnd != changed.previousEvent.series?.rule.withoutEnd
    var byHand = ExceptionEffects()
    var made: [SeriesException] = []
    let timetable = SeriesTimetable(of: changed.event, [], in: clock.zone)
    var taken = Set(
      changed.removedStarts + exceptions.map { $0.originalStart.adding(seconds: seconds) })
    for exception in exceptions {
      var place = exception.originalStart.adding(seconds: seconds)
      var change = exception.change
      var isInAddition = changed.newRule?.hasOccurrence(at: place) == false
      let sameDay = exception.originalStart.adding(seconds: onItsDay)
      if isInAddition, changed.newRule?.hasOccurrence(at: sameDay) == true {
        // The new rule still yields an occurrence on that day, so the exception belongs to it, even
        // at another time.
        if taken.insert(sameDay).inserted {
          (place, isInAddition) = (sameDay, false)
        } else if exception.isRemoved {
          continue
        }
      }
      let day = exception.originalStart.day
      if exception.isRemoved, isInAddition {
        if day >= clock.today {
          let there = timetable?.originalStarts(on: day) ?? []
          if there.isEmpty {
            byHand.removalsWithoutEffect.append(day)
          } else if !there.allSatisfy(taken.contains),
            self.timetable.originalStarts(on: day).isEmpty
          {
            byHand.removalsAtOtherTime.append(day)
          }
        }
        continue
      }
      if exception.isRemoved, place.day < clock.today, day >= clock.today {
        byHand.removalsMovedToPast.append(MovedDay(from: day, to: place.day))
      }
      if let own = exception.details {
        let isSeen =
          exception.originalStart == originalStart && occurrence.isOverridden && !ignoresOverride
        // If the override was moved to a start that the new rule yields, it becomes the override of
        // that occurrence, which would otherwise be there twice.
        if isInAddition, exception.isOverridden, !own.appliesToLater, !isOfFile,
          isSeen || own.span != rule.before(exception.originalStart)?.span,
          let start = onSeriesClock((isSeen ? details : own).span).repetitionStart?.localTime,
          timetable?.isGivenByRule(start) == true, taken.insert(start).inserted
        {
          (place, isInAddition) = (start, false)
        }
        var mine =
          isSeen
          ? details
          : followingSeries(own, from: rule.before(exception.originalStart), to: rule.after(place))
        mine.appliesToLater = own.appliesToLater
        if case .removed = change {
          change = .removed(hadDetails: mine)
        } else if mine == rule.after(place) {
          guard isOfFile, own == rule.before(exception.originalStart),
            changed.newRule?.hasOccurrence(at: place) != false
          else { continue }
          change = .overridden(mine)
        } else {
          change = .overridden(mine.asOccurrenceDetails(of: changed.event))
          let start = mine.span.start(in: clock.zone)
          if isInAddition, !mine.appliesToLater, start.day >= clock.today {
            byHand.keptInAddition.append(start)
          }
          if !isSeen, !changed.removedStarts.contains(place) {
            let isKept =
              hasOtherRule
              || keepsOwnValue(
                own, mine, from: rule.before(exception.originalStart), to: rule.after(place))
            if isKept, mine == own {
              byHand.fullyKeptCount += 1
            } else if isKept {
              byHand.partlyKeptCount += 1
            }
          }
        }
      }
      made.append(SeriesException(of: changed.event.id, at: place, change))
    }
    try remove(exceptions)
    if !made.isEmpty { try repositories.events.save(made, insteadOf: [], of: changed.event.id) }
    return byHand
  }

  /// Whether the occurrence keeps a value of its own in a field that the edit changed in the
  /// series.
  private func keepsOwnValue(
    _ own: EventDetails, _ mine: EventDetails, from before: EventDetails?, to after: EventDetails?
  ) -> Bool {
    guard let before, let after else { return true }
    func isOwn<T: Equatable>(_ field: KeyPath<EventDetails, T>) -> Bool {
      before[keyPath: field] != after[keyPath: field]
        && mine[keyPath: field] == own[keyPath: field]
        && own[keyPath: field] != after[keyPath: field]
    }
    return isOwn(\.title) || isOwn(\.note) || isOwn(\.place) || isOwn(\.span)
      || isOwn(\.reminders)
  }

  private func followingSeries(
    _ own: EventDetails, from before: EventDetails?, to after: EventDetails?
  ) -> EventDetails {
    guard let before, let after else { return own }
    return EventDetails(
      title: [before.title, before.title.asOccurrenceTitle].contains(own.title)
        ? after.title.asOccurrenceTitle : own.title,
      note: own.note == before.note ? after.note : own.note,
      place: own.place == before.place ? after.place : own.place,
      span: own.span == before.span ? after.span : own.span,
      reminders: own.reminders == before.reminders ? after.reminders : own.reminders,
      availability: own.availability)
  }
}
