extension Repositories {
  /// Returns the numbers of items on each day in the range, sorted, without empty days.
  func itemCounts(
    on days: ClosedRange<Day>, _ birthdays: [UpcomingBirthday], today: Day,
    in zone: any ZoneRules
  ) throws -> [CalendarDay] {
    var marks = ItemCountsByDay()
    for birthday in birthdays { marks[birthday.day].birthdays += 1 }
    for (day, count) in try events.counts(on: days, in: zone) { marks[day].events = count }
    for (day, due) in try tasks(on: days, today: today, in: zone) { marks[day].tasks = due.count }
    for (day, count) in try dueCounts(on: days, today: today) { marks[day].duePeople = count }
    for (day, count) in try waterings.wateringCounts(on: days) { marks[day].waterings = count }
    for mood in try moodDays.daysWithMoods(days, isNewestFirst: false, limit: .max) {
      (marks[mood.day].moods, marks[mood.day].palette) = (mood.tally, mood.palette)
    }
    for read in try readingRecords.readingDays(days) {
      (marks[read.day].pages, marks[read.day].hasPercent) = (read.totalPages, read.hasPercent)
    }
    for book in try books.booksFinished(on: days) { marks[book.day].finishedBooks += 1 }
    for book in try books.booksWithTarget(on: days) { marks[book.day].readingTargets += 1 }
    return marks.sortedDays
  }

  /// Returns the number of people due on each day; overdue people count for today.
  private func dueCounts(on days: ClosedRange<Day>, today: Day) throws -> [Day: Int] {
    guard days.upperBound >= today else { return [:] }
    var counts = try people.dueCounts(on: max(days.lowerBound, today)...days.upperBound)
    guard days.contains(today) else { return counts }
    let wilted = try people.totals(on: today).wiltedPlants
    if wilted > 0 { counts[today, default: 0] += wilted }
    return counts
  }
}

/// Days that are created when they are first changed.
private struct ItemCountsByDay {
  private var days: [Day: CalendarDay] = [:]

  subscript(day: Day) -> CalendarDay {
    get { days[day] ?? CalendarDay(day: day) }
    set { days[day] = newValue }
  }

  var sortedDays: [CalendarDay] {
    days.values.filter { !$0.isEmpty }.sorted { $0.day < $1.day }
  }
}
