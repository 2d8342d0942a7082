extension Repositories {
  /// Returns the numbers of items on each day in the range, sorted, without empty days.
  func marks(
    on days: ClosedRange<Day>, _ birthdays: [UpcomingBirthday], today: Day,
    in zone: any ZoneRules
  ) throws -> [CalendarDay] {
    var marks = MarkedDays()
    for birthday in birthdays { marks[birthday.on].birthdays += 1 }
    for (day, count) in try events.counts(on: days, in: zone) { marks[day].events = count }
    for (day, due) in try tasks(on: days, in: zone) { marks[day].tasks = due.count }
    for (day, count) in try dueCounts(on: days, today: today) { marks[day].due = count }
    for (day, count) in try waterings.counts(on: days) { marks[day].waterings = count }
    for mood in try moodDays.days(days, isNewestFirst: false, limit: .max) {
      (marks[mood.day].moods, marks[mood.day].palette) = (mood.tally, mood.palette)
    }
    for read in try readingRecords.days(days) {
      (marks[read.day].pages, marks[read.day].hasPercent) = (read.allPages, read.hasPercent)
    }
    for book in try books.finished(on: days) { marks[book.day].finished += 1 }
    for book in try books.targets(on: days) { marks[book.day].targets += 1 }
    return marks.inOrder
  }

  /// Returns the number of people due next on each day from today on; overdue ones count today.
  private func dueCounts(on days: ClosedRange<Day>, today: Day) throws -> [Day: Int] {
    guard days.upperBound >= today else { return [:] }
    var counts = try people.dueCounts(on: max(days.lowerBound, today)...days.upperBound)
    guard days.contains(today) else { return counts }
    let wilted = try people.totals(on: today).wilted
    if wilted > 0 { counts[today, default: 0] += wilted }
    return counts
  }
}

/// Days that are created when they are first changed.
private struct MarkedDays {
  private var days: [Day: CalendarDay] = [:]

  subscript(day: Day) -> CalendarDay {
    get { days[day] ?? CalendarDay(day: day) }
    set { days[day] = newValue }
  }

  var inOrder: [CalendarDay] {
    days.values.filter { !$0.isEmpty }.sorted { $0.day < $1.day }
  }
}
