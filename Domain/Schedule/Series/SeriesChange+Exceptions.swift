/// A day that became another one.
public struct MovedDay: Hashable, Sendable {
  public let from: Day
  public let to: Day
}

/// What became of what was different about single times of a series, where all of it was edited, or
/// all from a time on.
public struct ChangedTimes: Hashable, Sendable {
  /// How many stay wholly as they were against what is new of the series.
  public internal(set) var whole = 0
  /// How many keep something of their own, and have some of what is new.
  public internal(set) var inPart = 0
  /// When those start from today on that another rule does not give, and that stay beside its own.
  public internal(set) var inAddition: [LocalTime] = []
  /// The days from today on that were left out, and on which another rule has nothing.
  public internal(set) var leftOutNoMore: [Day] = []
  /// Those on which nothing was left, and on which another rule has something at another time.
  public internal(set) var leftOutAgain: [Day] = []
  /// The days from today on that were left out, and went along with all to before today.
  public internal(set) var leftOutBefore: [MovedDay] = []
  /// What has begun by now and is not there any more.
  public internal(set) var pastGone = PastTimes()
  /// What would have begun by now and was not there before.
  public internal(set) var pastNew = PastTimes()
  /// How many of those to come that were changed by hand are gone.
  public internal(set) var gone = 0
}

// What becomes of what is different about single times where their series changes.
extension SeriesChange {
  /// Brings exceptions to the changed series: their original starts move as the series does, and of
  /// what a time has of its own follows what was still as the series had it. Returns what is
  /// worth telling of it.
  func move(
    _ exceptions: [SeriesException], to changed: Changed, _ details: EventDetails
  ) throws -> ChangedTimes {
    guard let old = changed.before.span.repetitionStart?.moment,
      let new = changed.event.span.repetitionStart?.moment
    else { return ChangedTimes() }
    let rule = (before: byRule(changed.before), after: byRule(changed.event))
    // Where the start went to the first day of another rule, nobody moved the days.
    let onItsDay = new.time.seconds - old.time.seconds
    let seconds =
      changed.movedFrom != nil ? onItsDay : new.secondsSinceEpoch - old.secondsSinceEpoch
    // What is told apart and shows nothing of its own has something that only its file says.
    let isOfFile = try repositories.events.text(of: event.id) != nil
    let hasOtherRule =
      changed.event.series?.rule.unending != changed.before.series?.rule.unending
    var byHand = ChangedTimes()
    var made: [SeriesException] = []
    let timetable = SeriesTimetable(of: changed.event, [], in: clock.zone)
    var taken = Set(changed.removed + exceptions.map { $0.original.adding(seconds: seconds) })
    for exception in exceptions {
      var place = exception.original.adding(seconds: seconds)
      var change = exception.change
      var isInAddition = changed.newRule?.takesPlace(at: place) == false
      let sameDay = exception.original.adding(seconds: onItsDay)
      if isInAddition, changed.newRule?.takesPlace(at: sameDay) == true {
        // The other rule has that day still, whichever one it begins with.
        if taken.insert(sameDay).inserted {
          (place, isInAddition) = (sameDay, false)
        } else if exception.isRemoved {
          continue
        }
      }
      let day = exception.original.day
      if exception.isRemoved, isInAddition {
        if day >= clock.today {
          let there = timetable?.originals(on: day) ?? []
          if there.isEmpty {
            byHand.leftOutNoMore.append(day)
          } else if !there.allSatisfy(taken.contains), self.timetable.originals(on: day).isEmpty {
            byHand.leftOutAgain.append(day)
          }
        }
        continue
      }
      if exception.isRemoved, place.day < clock.today, day >= clock.today {
        byHand.leftOutBefore.append(MovedDay(from: day, to: place.day))
      }
      if let own = exception.details {
        let isSeen = exception.original == original && occurrence.isMoved && !isUnchanged
        // What was moved to where the other rule has a time is that one: nothing is there twice.
        if isInAddition, exception.isMoved, !own.holdsOn, !isOfFile,
          isSeen || own.span != rule.before(exception.original)?.span,
          let start = onClock((isSeen ? details : own).span).repetitionStart?.moment,
          timetable?.isGiven(start) == true, taken.insert(start).inserted
        {
          (place, isInAddition) = (start, false)
        }
        var mine =
          isSeen
          ? details : follow(own, from: rule.before(exception.original), to: rule.after(place))
        mine.holdsOn = own.holdsOn
        if case .removed = change {
          change = .removed(hadDetails: mine)
        } else if mine == rule.after(place) {
          guard isOfFile, own == rule.before(exception.original),
            changed.newRule?.takesPlace(at: place) != false
          else { continue }
          change = .moved(mine)
        } else {
          change = .moved(mine.ofSingleTime(of: changed.event))
          let start = mine.span.start(in: clock.zone)
          if isInAddition, !mine.holdsOn, start.day >= clock.today {
            byHand.inAddition.append(start)
          }
          if !isSeen, !changed.removed.contains(place) {
            let isKept =
              hasOtherRule
              || keeps(own, mine, from: rule.before(exception.original), to: rule.after(place))
            if isKept, mine == own { byHand.whole += 1 } else if isKept { byHand.inPart += 1 }
          }
        }
      }
      made.append(SeriesException(of: changed.event.id, at: place, change))
    }
    try remove(exceptions)
    if !made.isEmpty { try repositories.events.save(made, insteadOf: [], of: changed.event.id) }
    return byHand
  }

  /// Whether anything that is new of the series did not become so of this time.
  private func keeps(
    _ own: EventDetails, _ mine: EventDetails, from before: EventDetails?, to after: EventDetails?
  ) -> Bool {
    guard let before, let after else { return true }
    func isOwn<T: Equatable>(_ field: KeyPath<EventDetails, T>) -> Bool {
      before[keyPath: field] != after[keyPath: field]
        && mine[keyPath: field] == own[keyPath: field]
        && own[keyPath: field] != after[keyPath: field]
    }
    return isOwn(\.title) || isOwn(\.note) || isOwn(\.span) || isOwn(\.reminders)
  }

  private func follow(
    _ own: EventDetails, from before: EventDetails?, to after: EventDetails?
  ) -> EventDetails {
    guard let before, let after else { return own }
    return EventDetails(
      title: [before.title, before.title.ofSingleTime].contains(own.title)
        ? after.title.ofSingleTime : own.title,
      note: own.note == before.note ? after.note : own.note,
      span: own.span == before.span ? after.span : own.span,
      reminders: own.reminders == before.reminders ? after.reminders : own.reminders,
      part: own.part)
  }
}
