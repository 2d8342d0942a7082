import HearthDomain
import HearthWhen
import TerminalKit

/// The facts about a person: one titled entry per fact.
struct PersonFacts {
  let person: Person
  let lastReview: LastReview
  /// The contact linked to the person.
  var contact: Contact?
  /// The events that name the person.
  var events = PersonEvents.none
  /// The count of days to show; nil if it was not asked for.
  var dayCount: DayCount?
  let today: Day
  let language: Language
  let widths: DisplayWidth
  /// The view context of the screen that shows the facts, and with them the keys; nil for printed
  /// output.
  var screen: ViewContext?

  private var dateWords: DayFormatter { DayFormatter(language, today: today) }

  var entries: [TermList.Entry] {
    let own: [Fact?] = [
      dueDay, plant, affection, lastContact, missingNotes, timeTogether, count, fact(.phone),
      birthday,
    ]
    let noted = PersonField.last.map(fact)
    return (own + noted + [groups, cardNote, alarm] + lastNotes + eventFacts + [id])
      .compactMap { $0 }
      .map { fact in
        TermList.Entry(StyledText(fact.title(language), .dim), fact.text)
      }
  }

  private struct Fact {
    let title: Words
    let text: StyledText

    init(ko: String, en: String, _ text: String) {
      self.init(ko: ko, en: en, StyledText(text))
    }

    init(ko: String, en: String, _ text: StyledText) { self.init(Words(ko: ko, en: en), text) }

    init(_ title: Words, _ text: StyledText) {
      self.title = title
      self.text = text
    }
  }

  private var dueDay: Fact {
    Fact(
      ko: "물 줄 날", en: "due",
      ([dateWords.shortWithWeekday(person.care.dueOn)]
        + person.dueTimeAndState(on: today, in: language))
        .joined(separator: ", "))
  }

  private var plant: Fact {
    Fact(
      ko: "식물", en: "plant",
      "\(person.plant.name(language)) · \(person.plant.name(of: person.stage)(language)),"
        + " \(person.details.rhythm.text(in: language))")
  }

  private var affection: Fact {
    let affection = person.care.affection
    let level = Double(affection.percent) / 100
    let look = screen?.theme.gaugeLook ?? Gauge.Look()
    let bar = Gauge.styledLine(level, columns: 12, look: look, widths: widths)
    return Fact(ko: "애정도", en: "closeness", bar + StyledText(" \(affection.text)"))
  }

  /// The newest watering that has no notes, and the number of others.
  private var missingNotes: Fact? {
    guard let newest = lastReview.unreviewedWaterings.first else { return nil }
    let others = lastReview.unreviewedWaterings.count - 1
    let more = others == 0 ? "" : language(ko: " 외 \(others)번", en: " and \(others) more")
    let key = screen == nil ? "" : language(ko: " · n으로 적어요", en: " · press n to add")
    return Fact(
      ko: "안 적은 이야기", en: "to note",
      "\(dateWords.short(newest.day)), \(newest.meansName(language))\(more)\(key)")
  }

  private var lastContact: Fact? {
    let care = person.care
    guard let day = care.lastContactOn else {
      return Fact(ko: "마지막 연락", en: "last", language(ko: "아직 없어요", en: "not yet"))
    }
    let count = language(
      ko: "모두 \(care.wateringCount)번", en: Plural("watering")(care.wateringCount))
    return Fact(
      ko: "마지막 연락", en: "last", "\(dateWords.short(day)) (\(dateWords.relative(day))), \(count)")
  }

  private var timeTogether: Fact {
    let days = person.daysTogether(on: today)
    let since = dateWords.short(person.details.plantedOn)
    return Fact(
      ko: "함께한 날", en: "together",
      language(ko: "\(days)일째 (\(since)부터)", en: "\(language.days(days)), since \(since)"))
  }

  private var count: Fact? {
    guard let dayCount else { return nil }
    let birthday = person.details.birthday?.next(from: today).map { day in
      let distance = DayCount.distance(to: day, language, today: today)
      return language(ko: "생일: ", en: "birthday: ") + distance
    }
    let lines = dayCount.milestoneLines(language, today: today) + [birthday].compactMap(\.self)
    return Fact(ko: "날짜 세기", en: "count", lines.joined(separator: "\n"))
  }

  private func fact(_ field: PersonField) -> Fact? {
    let text = field.text(of: person.details)
    return text.isEmpty ? nil : Fact(field.wording.label, StyledText(text))
  }

  private var birthday: Fact? {
    person.details.birthday.map {
      Fact(ko: "생일", en: "birthday", $0.text(in: language, today: today))
    }
  }

  private var groups: Fact? {
    contact?.details.groupLine.map { Fact(ContactDetails.groupsTitle, StyledText($0)) }
  }

  private var cardNote: Fact? {
    contact?.details.note.map { Fact(ko: "연락처 메모", en: "note", $0.terminalSafe) }
  }

  private var alarm: Fact {
    let alarm = person.details.alarm
    return Fact(
      ko: "알림", en: "alarm",
      alarm.isOn ? dateWords.time(alarm.time) : language(ko: "꺼 두었어요", en: "off"))
  }

  private var lastNotes: [Fact] {
    var facts: [Fact] = []
    if !lastReview.keywords.isEmpty {
      let words = lastReview.keywords.hashtagText
      facts.append(Fact(ko: "지난 이야기", en: "topics", words))
    }
    for watering in lastReview.wateringsWithMemo {
      facts.append(
        Fact(
          ko: "메모", en: "memo", "\(dateWords.short(watering.day)): \(watering.review.memo.value)"))
    }
    return facts
  }

  private var eventFacts: [Fact] {
    let words = OccurrenceWords(language, today: today)
    func text(_ occurrence: Occurrence) -> String {
      "\(words.dateAndTime(occurrence))  \(occurrence.event.title.quotable())"
    }
    return events.upcoming.map { Fact(ko: "다가오는 일정", en: "coming", text($0)) }
      + events.past.map { Fact(ko: "지난 일정", en: "past", text($0)) }
  }

  private var id: Fact { Fact(ko: "id", en: "id", person.id.shortForm) }
}
