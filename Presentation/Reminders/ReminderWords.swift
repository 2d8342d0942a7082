import HearthDomain
import HearthWhen

/// Formats reminders in one language, relative to the current time.
struct ReminderWords {
  let language: Language
  let clock: LocalClock

  func text(of notice: ReminderNotice) -> String {
    switch notice {
    case .reminder(let reminder): text(of: reminder.subject)
    case .late(let reminders): lateText(reminders)
    }
  }

  /// Returns the title of a notice, if there is room for one.
  func title(of notice: ReminderNotice) -> String {
    switch notice {
    case .reminder(let reminder): "Hearth · \(reminder.kind.name(language))"
    case .late: language(ko: "Hearth · 지난 알림", en: "Hearth · while you were away")
    }
  }

  /// The sentence for a locked profile.
  var lockedProfileText: String {
    language(
      ko: "알림이 왔어요. 프로필의 잠금을 풀면 볼 수 있어요.",
      en: "A reminder is due. Unlock the profile to see it.")
  }

  func text(of subject: ReminderSubject) -> String {
    switch subject {
    case .water(let person, let dueOn, _): wateringText(person, dueOn)
    case .review(let watering, let person): reviewText(of: watering, with: person)
    case .birthday(let birthday, _): self.birthdayText(birthday)
    case .event(let reminder): eventText(reminder.occurrence)
    case .toDo(let reminder): toDoText(reminder)
    case .reading(let due): readingText(due)
    case .saying(let saying, _):
      saying.flatMap(sayingText)
        ?? language(ko: "그날의 글귀가 기다려요.", en: "The saying of the day is waiting.")
    case .mood(let day): moodText(on: day)
    }
  }

  /// Returns a short text without relative times, so that it stays correct when it is read later.
  func timelessText(of subject: ReminderSubject) -> String {
    switch subject {
    case .water(let person, _, let late):
      late == 0
        ? language(ko: "\(person.fullName)의 식물에 물 주기", en: "water \(person.fullName)")
        : language(
          ko: "\(person.fullName)의 식물에 물 주기 (\(language.days(late)) 지남)",
          en: "water \(person.fullName) (\(language.days(late)) late)")
    case .review(_, let person):
      language(
        ko: "\(KoreanParticle.with(person.fullName)) 나눈 이야기 적기",
        en: "note what you and \(person.fullName) talked about")
    case .birthday(let birthday, _):
      language(
        ko: "\(birthday.person.fullName) 생일 · \(dayText(birthday.day))",
        en: "\(birthday.person.fullName)’s birthday · \(dayText(birthday.day))")
    case .event(let event):
      "\(event.occurrence.event.title.quotable(limit: 200)) · "
        + OccurrenceWords(language, today: clock.today).dateAndTime(event.occurrence)
    case .toDo(let reminder): toDoText(reminder)
    case .reading(let due):
      language(ko: "\(due.title.quoted(.korean)) 읽기", en: "read “\(due.title.quotable())”")
    case .saying: language(ko: "오늘의 글귀", en: "the saying of the day")
    case .mood: language(ko: "하루의 기분", en: "how the day was")
    }
  }

  /// Returns ``timelessText(of:)``, or, for a conversation or a book, an even shorter text that
  /// starts with the name of the subject.
  func briefText(of subject: ReminderSubject) -> String {
    switch subject {
    case .review(_, let person):
      language(ko: "\(person.fullName): 나눈 이야기 적기", en: "\(person.fullName): note your talk")
    case .reading(let due):
      language(ko: "\(due.title.quotable()): 읽기", en: "\(due.title.quotable()): read on")
    case .water, .birthday, .event, .toDo, .saying, .mood: timelessText(of: subject)
    }
  }

  private func dayText(_ day: Day) -> String {
    OccurrenceWords(language, today: clock.today).day(day)
  }

  /// Returns when the reminder is due: `today 09:00`, `11월 23일 (월) 09:00`.
  func dueTime(_ reminder: Reminder) -> String {
    let local = clock.zone.localTime(at: reminder.dueAt)
    let dates = DayFormatter(language, today: clock.today)
    return dayText(local.day) + " " + dates.time(local.time)
  }

  /// Returns the saying's text in this language, or in the other one if that is missing.
  private func sayingText(of saying: Saying) -> String? {
    let (korean, english) = (saying.details.korean?.value, saying.details.english?.value)
    let line = language(ko: korean ?? english, en: english ?? korean)
    return line?.quotable(limit: 300)
  }

  private func reviewText(of watering: Watering, with person: Person) -> String {
    let day = DayFormatter(language, today: clock.today).shortWithWeekday(watering.day)
    let isToday = watering.day == clock.today
    return language(
      ko: (isToday ? "" : "\(day)에 ")
        + "\(KoreanParticle.with(person.fullName)) 나눈 이야기를 적어 둘까요?",
      en: "Would you like to note what you and \(person.fullName) talked about"
        + (isToday ? "?" : " on \(day)?"))
  }

  private func wateringText(_ person: Person, _ dueOn: Day) -> String {
    let name = person.fullName
    let days = clock.today - dueOn
    if days <= 0 {
      return language(ko: "\(name)의 식물에 물 줄 날이에요.", en: "It is time to water \(name).")
    }
    if days > WaterReminders.dailyReminderDays { return longOverdueText(person) }
    return language(
      ko: "\(name)의 식물이 \(dayCountText(days))째 물을 기다려요.",
      en: "\(name)’s plant has been waiting for water for \(language.days(days)).")
  }

  /// Returns a number of days with Korean words: `이틀`, `5일`.
  private func dayCountText(_ days: Int) -> String {
    let words = ["하루", "이틀", "사흘"]
    return words.indices.contains(days - 1) ? words[days - 1] : "\(days)일"
  }

  /// Returns the text about a person whose contact is long overdue, without the number of days.
  private func longOverdueText(_ person: Person) -> String {
    let name = person.fullName
    return language(
      ko: "\(name)의 식물은 아직 그 자리에 있어요. 생각날 때 안부를 전해 보세요.",
      en: "\(name)’s plant is still there. A word will do, whenever you feel like it.")
  }

  /// Returns the text about a reading goal. After quiet hours it may be about an earlier day.
  private func readingText(_ due: ReadingDue) -> String {
    let title = due.title.quotable()
    let left =
      due.isInPercent
      ? "\(due.pagesLeft)%"
      : language(ko: "\(due.pagesLeft)쪽", en: Plural("page")(due.pagesLeft))
    guard due.day < clock.today else {
      return language(
        ko: "‘\(title)’ 오늘 분량이 \(left) 남았어요.",
        en: "\(left) of “\(title)” left for today.")
    }
    let day = DayFormatter(language, today: clock.today).relative(due.day)
    return language(
      ko: "‘\(title)’ \(day) 분량이 \(left) 남아 있어요.",
      en: "\(left) of “\(title)” left from \(day).")
  }

  private func moodText(on day: Day) -> String {
    guard day < clock.today else {
      return language(ko: "오늘 하루는 어땠어요?", en: "How was your day?")
    }
    let day = DayFormatter(language, today: clock.today).relative(day)
    return language(ko: "\(day) 하루는 어땠어요?", en: "How was your day \(day)?")
  }

  private func birthdayText(_ birthday: UpcomingBirthday) -> String {
    let name = birthday.person.fullName
    let age = birthday.age.map { language(ko: " 만 \($0)세가 돼요.", en: " Turning \($0).") } ?? ""
    let days = birthday.day - clock.today
    switch days {
    case 0:
      return language(ko: "오늘은 \(name)의 생일이에요.", en: "Today is \(name)’s birthday.") + age
    case ..<0:
      let day = DayFormatter(language, today: clock.today).relative(birthday.day)
      return language(
        ko: days == -1
          ? "어제는 \(name)의 생일이었어요." : "\(name)의 생일이 \(language.days(-days)) 전이었어요.",
        en: "\(name)’s birthday was \(day).")
    default:
      let day = DayFormatter(language, today: clock.today).shortWithWeekday(birthday.day)
      return language(
        ko: "\(name)의 생일이 \(language.days(days)) 남았어요: \(day).",
        en: "\(name)’s birthday is in \(language.days(days)): \(day).") + age
    }
  }

  private func eventText(_ occurrence: Occurrence) -> String {
    let words = OccurrenceWords(language, today: clock.today)
    let wait = words.additionalTimeUntilStart(for: occurrence, at: clock.now())
    return [occurrence.event.title.quotable(limit: 200), words.dateAndTime(occurrence), wait]
      .compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the title and when it is due: `Pay the rent · due today, Fri`.
  private func toDoText(_ reminder: ToDoReminder) -> String {
    let words = ToDoWords(language: language, today: clock.today, zone: clock.zone)
    let when = words.when(reminder.due)
    return reminder.toDo.title.quotable(limit: 200) + " · "
      + language(ko: "\(when)까지", en: "due \(when)")
  }

  /// Returns the names of the subjects. Repeated names have a count, so that all add up to the
  /// number of reminders. Returns only that number if the subjects have no names.
  private func names(in reminders: [Reminder]) -> String {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for name in reminders.compactMap({ name(in: $0.subject) }) {
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    guard !names.isEmpty else { return "\(reminders.count)" }
    let first = names.prefix(3)
    let shown = first.map { name in
      counts[name].map { $0 > 1 ? "\(name) ×\($0)" : name } ?? name
    }
    .joined(separator: ", ")
    let more = reminders.count - first.reduce(0) { $0 + (counts[$1] ?? 0) }
    return more > 0 ? shown + language(ko: " 외 알림 \(more)개", en: " and \(more) more") : shown
  }

  private func name(in subject: ReminderSubject) -> String? {
    switch subject {
    case .water(let person, _, _), .review(_, let person): person.fullName
    case .birthday(let birthday, _): birthday.person.fullName
    case .event(let event): event.occurrence.event.title.quotable(limit: 60)
    case .toDo(let reminder): reminder.toDo.title.quotable(limit: 60)
    case .reading(let due): due.title.quotable(limit: 60)
    case .saying, .mood: nil
    }
  }

  /// Returns the text about late reminders: one in full, several by kind.
  private func lateText(_ reminders: [Reminder]) -> String {
    if let only = reminders.first, reminders.count == 1 {
      let entry = timelessText(of: only.subject)
      return language(
        ko: "그동안 지나간 알림이 있어요: \(entry).", en: "A reminder passed while you were away: \(entry).")
    }
    let kinds = ReminderKind.allCases.compactMap { kind -> String? in
      let ofKind = reminders.filter { $0.kind == kind }
      if ofKind.isEmpty { return nil }
      return lateText(ofKind, of: kind)
    }
    .joined(separator: language(ko: ", ", en: "; "))
    return language(
      ko: "그동안 지나간 알림이 \(reminders.count)개 있어요: \(kinds).",
      en: "\(Plural("reminder")(reminders.count)) passed while you were away: \(kinds).")
  }

  /// Returns the late reminders of one kind: `물 주기(엄마, 지호)`, `water Mum, Jiho`.
  private func lateText(_ reminders: [Reminder], of kind: ReminderKind) -> String {
    let names = names(in: reminders)
    // The title of an event needs no kind.
    if kind == .event { return names }
    let isNamed = reminders.contains { name(in: $0.subject) != nil }
    // In Korean the names are in parentheses, because a name right after the kind would look like
    // part of it.
    return language(
      ko: "\(kind.name(.korean))" + (isNamed ? "(\(names))" : " \(names)개"),
      en: "\(kind.name(.english)) \(names)")
  }
}
