import HearthDomain
import HearthWhen

extension DayItem {
  /// The kind of item, as an identifier for programs that never changes.
  var kindIdentifier: String {
    switch self {
    case .birthday: "birthday"
    case .event: "event"
    case .task: "task"
    case .due: "due"
    case .target: "target"
    case .finished: "finished"
    case .watering: "watered"
    case .mood: "mood"
    case .read: "read"
    }
  }

  /// The complete id of what the item is about, such as the event or the person; for a watering,
  /// that of the watering itself.
  var completeID: String {
    switch self {
    case .birthday(let birthday): birthday.person.id.fullForm
    case .event(let occurrence): occurrence.event.id.fullForm
    case .task(let task, _): task.toDo.id.fullForm
    case .due(let person): person.id.fullForm
    case .target(let book), .finished(let book): book.id.fullForm
    case .watering(let watering, _): watering.id.fullForm
    case .mood(let mood): mood.id.fullForm
    case .read(let read): read.book.id.fullForm
    }
  }

  /// The route that opens the item.
  var route: Route {
    switch self {
    case .birthday(let birthday): .person(birthday.person.id)
    case .event(let occurrence): .event(occurrence.occurrenceID)
    case .task(let task, _): .task(task)
    case .due(let person), .watering(_, let person): .person(person.id)
    case .target(let book), .finished(let book): .book(book.id)
    case .mood(let mood): .mood(mood.id)
    case .read(let read): .book(read.book.id)
    }
  }

  /// The name of what the item is about: a name, a title, or the level of a mood.
  var name: String {
    switch self {
    case .birthday(let birthday): birthday.person.fullName
    case .event(let occurrence): occurrence.event.title
    case .task(let task, _): task.title
    case .due(let person), .watering(_, let person): person.fullName
    case .target(let book), .finished(let book): book.title
    case .mood(let mood): mood.form.number
    case .read(let read): read.book.title
    }
  }

  /// Returns the title of the item for the cell of a calendar.
  func dayTitle(_ language: Language) -> DayTitle {
    switch self {
    case .birthday(let birthday):
      let person = birthday.person.name.terminalSafe.onOneLine
      return DayTitle(language(ko: "\(person) 생일", en: "\(person)’s birthday"))
    case .event(let occurrence):
      let title = OccurrenceWords.plainTitle(occurrence, language)
      return DayTitle(occurrence, title.terminalSafe.onOneLine)
    case .task, .due, .target, .finished, .watering, .mood, .read:
      return DayTitle(name.terminalSafe.onOneLine)
    }
  }
}

/// Describes the items of a day in one language, relative to today.
struct DayItemWords {
  let language: Language
  let today: Day
  let day: Day

  private var occurrences: OccurrenceWords { OccurrenceWords(language, today: today) }
  private var books: BookWords { BookWords(language, today: today) }

  /// Returns the first text of the item's row: its name, or the memo of a mood.
  func leadingText(_ thing: DayItem) -> String {
    switch thing {
    case .birthday:
      language(ko: "\(thing.name) 생일", en: "\(thing.name)’s birthday")
    case .mood(let mood): mood.memo
    case .event(let occurrence): occurrences.title(occurrence)
    case .task, .due, .target, .finished, .watering, .read: thing.name
    }
  }

  /// Returns the second text of the item's row.
  func trailingText(_ thing: DayItem) -> String {
    if case .mood = thing { return thing.name }
    return text(thing)
  }

  /// Returns the description of the item, without its name.
  func text(_ thing: DayItem) -> String {
    switch thing {
    case .birthday(let birthday): text(birthday)
    case .event(let occurrence): text(occurrence)
    case .task(let task, _):
      task.isDone ? language(ko: "한 일", en: "to-do, done") : language(ko: "할 일", en: "to-do")
    case .due(let person): text(due: person)
    case .target(let book): language(ko: "목표일, ", en: "target, ") + "\(book.progressPercent)%"
    case .finished: language(ko: "다 읽었어요", en: "finished")
    case .watering(let watering, _): text(watering)
    case .mood(let mood): mood.memo
    case .read(let read):
      text(read)
    }
  }

  /// Returns the time of the item: the start, or the end on the last day of an event; empty if it
  /// has none. With `isWhole`, an event of one day has both times.
  func time(_ thing: DayItem, isWhole: Bool) -> String {
    if case .event(let occurrence) = thing {
      return isWhole && occurrence.days == day...day
        ? occurrences.times(occurrence, on: day) : occurrences.shortTime(occurrence, on: day)
    }
    return thing.time(on: day).map { DayFormatter(language, today: today).time($0) } ?? ""
  }

  private func text(_ read: BookRead) -> String {
    let amount = books.amount(read.record.pages, of: read.book)
    let place = books.position(read.record.page, in: read.book)
    return language(ko: "\(amount) 읽어 \(place)까지", en: "\(amount), up to \(place)")
  }

  private func text(_ birthday: UpcomingBirthday) -> String {
    let kept = birthday.person.details.birthday?.withoutYear
    let lunar = if case .lunar? = kept { kept?.text(in: language) } else { String?.none }
    let age = birthday.age.map { age in
      birthday.day < today
        ? language(ko: "만 \(age)세가 됐어요", en: "turned \(age)")
        : language(ko: "만 \(age)세가 돼요", en: "turns \(age)")
    }
    return [lunar, age].compactMap(\.self).joined(separator: ", ")
  }

  private func text(_ occurrence: Occurrence) -> String {
    [dates(of: occurrence), occurrence.event.note]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns the range of an event that lasts several days; empty for one day.
  private func dates(of occurrence: Occurrence) -> String {
    guard occurrence.isOnSeveralDays else { return "" }
    guard occurrence.event.span.isAllDay else { return occurrences.dateAndTime(occurrence) }
    let days = occurrence.days
    return "\(occurrences.day(days.lowerBound)) – \(occurrences.day(days.upperBound))"
  }

  private func text(due person: Person) -> String {
    let state = person.state(on: today)
    guard day == today, state == .wilted else {
      return language(ko: "물 줄 날이에요", en: "wants water")
    }
    return language(
      ko: "\(person.dDay(on: today, in: .korean)) · \(state.name.ko)",
      en: "\(person.timeUntilDue(on: today, in: .english)) · \(state.name.en)")
  }

  private func text(_ watering: Watering) -> String {
    let review = watering.review
    return [watering.meansName(language), review.keywordText, review.memo.value]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
