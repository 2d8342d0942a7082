import HearthDomain
import HearthWhen
import JSONText

/// Formats to-dos in one language, relative to today.
struct ToDoWords {
  let language: Language
  let today: Day
  let zone: any ZoneRules

  /// Returns when the to-do is due: `due tomorrow, Tue`, `내일까지`; nil if it has no due date.
  func due(_ toDo: ToDo) -> String? {
    toDo.currentDue(on: today, in: zone).map {
      language(ko: "\(when($0))까지", en: "due \(when($0))")
    }
  }

  func when(_ due: DueTask.Due) -> String {
    let time = due.localTime(in: zone)
    let day = OccurrenceWords(language, today: today).day(time.day)
    return due.isAllDay ? day : day + " " + DayFormatter(language, today: today).time(time.time)
  }

  func repetition(_ toDo: ToDo) -> String? {
    toDo.details.repetition?.entered.wordsOrRule(language)
  }

  /// Returns how the title of a new to-do is understood, with its place.
  func interpretation(of title: ParsedTitle, due: DueTask.Due) -> String {
    let place = title.place.map { " · @ \($0.value.quotable(limit: 30))" } ?? ""
    let (name, when) = (title.title.value.quotable(limit: 30), when(due))
    return language(ko: "→ 할 일 · \(name) · \(when)까지", en: "→ to-do · \(name) · due \(when)")
      + place
  }

  func duplicateQuestion(_ known: ToDo) -> String {
    language(
      ko: "같은 할 일이 이미 있어요: \(summary(known)). 하나 더 적을까요?",
      en: "This to-do is already there: \(summary(known)). Add it once more?")
  }

  /// Returns the note that the to-do was already there, and how to remove one of the two.
  func duplicateNote(_ known: ToDo) -> String {
    let line = "hearth todo remove \(known.id.shortForm)"
    return language(
      ko: "같은 할 일이 이미 있어요. 하나를 지우려면: \(line)",
      en: "This to-do was already there. To remove one of the two: \(line)")
  }

  func doneAheadQuestion(_ toDos: [ToDo]) -> String {
    let titles = toDos.map(\.title).joined(separator: ", ")
    return language(
      ko: "\(titles): 이번 것은 이미 했어요. 다음 것도 완료로 표시할까요?",
      en: "\(titles): this time is done already. Mark the next one done, too?")
  }

  /// Returns the note that the next time was marked done, as this one was already.
  func doneAheadNote(_ toDos: [ToDo]) -> String {
    let titles = toDos.map(\.title).joined(separator: ", ")
    return language(
      ko: "\(titles): 이번 것은 이미 해서 다음 것을 완료로 표시했어요.",
      en: "\(titles): this time was done already, so the next one was marked done.")
  }

  /// Returns the question to ask before one to-do, or several, are removed.
  static func removalQuestion(_ title: String, count: Int = 1, _ language: Language) -> String {
    let title = title.quotable().quoted(language)
    return count == 1
      ? language(ko: "할 일 \(KoreanParticle.object(title)) 지울까요?", en: "Remove the to-do \(title)?")
      : language(ko: "할 일 \(count)개를 지울까요?", en: "Remove these \(count) to-dos?")
  }

  /// The title, when it is due, how it repeats and where.
  func summary(_ toDo: ToDo) -> String {
    let what = [toDo.title, due(toDo), repetition(toDo)].compactMap(\.self).joined(separator: ", ")
    return what + (toDo.details.place.map { " @ " + $0.value.quotable(limit: 30) } ?? "")
  }
}

extension ToDoRepetition {
  /// The repetition as the user would enter it.
  var entered: EnteredRepetition {
    switch self {
    case .rule(let rule, _, let skips): EnteredRepetition(.rule(rule), skipsHolidays: skips)
    case .afterDone(let afterDone):
      EnteredRepetition(.afterDone(days: afterDone.days, times: afterDone.timesLeft))
    }
  }
}

extension EnteredRepetition {
  fileprivate func wordsOrRule(_ language: Language) -> String? {
    if let words = words(in: language) { return words }
    guard case .rule(let rule) = rule else { return nil }
    return rule.eachInWords(language)
  }
}

extension ToDoOutcome {
  /// The id of the to-do that a list shows afterwards; of a repeating one that was done, of its
  /// record, so that the same key takes that back. Nil if it was removed.
  var shownID: ID<ToDo>? {
    switch self {
    case .added(let toDo), .edited(_, let toDo): toDo.id
    case .removed: nil
    case .markedDone(let all): all.first?.toDo.id
    case .reopened(let changed, _): changed.first?.id
    }
  }

  /// What is told about the change: its result first, then its effects.
  func messages(_ say: Wording, words: ToDoWords) -> [String?] {
    switch self {
    case .added(let toDo):
      return [
        say(
          ko: "할 일을 적었어요: \(words.summary(toDo)).",
          en: "Added the to-do \(words.summary(toDo)).")
      ]
    case .edited(let old, let new):
      if old == new { return [Words.nothingChanged(say.language)] }
      let isOnce = old.details.repetition != nil && new.details.repetition == nil
      return [
        say(
          ko: "할 일을 고쳤어요: \(words.summary(new)).", en: "Changed the to-do \(words.summary(new))."),
        isOnce ? say(ko: "이제 되풀이되지 않아요.", en: "It no longer repeats.") : nil,
      ]
    case .removed(let all):
      let titles = all.map {
        say(ko: "할 일을 지웠어요: \($0.title).", en: "Removed the to-do \($0.title).")
      }
      return [titles.joined(separator: "\n")]
    case .markedDone(let all):
      return [all.map { $0.message(say, words) }.joined(separator: "\n")]
    case .reopened(let changed, let unchanged):
      let again = changed.map {
        say(
          ko: "다시 할 일로 두었어요: \(words.summary($0)).", en: "Still to do: \(words.summary($0)).")
      }
      let same = unchanged.map {
        say(ko: "아직 남아 있는 할 일이에요: \($0.title).", en: "It was not done yet: \($0.title).")
      }
      return [(again + same).joined(separator: "\n")]
    }
  }
}

extension ToDoOutcome.Done {
  fileprivate func message(_ say: Wording, _ words: ToDoWords) -> String {
    if wasDone {
      return say(ko: "이미 마친 할 일이에요: \(toDo.title).", en: "Already done: \(toDo.title).")
    }
    let day = toDo.day(in: words.zone).flatMap { $0 == words.today ? nil : $0 }
    let on = day.map { ", " + OccurrenceWords(words.language, today: words.today).day($0) } ?? ""
    let done = say(ko: "했어요: \(toDo.title)\(on).", en: "Done: \(toDo.title)\(on).")
    guard let due = next?.details.due else { return done }
    let when = words.when(due)
    return done
      + say(ko: " 다음은 \(KoreanParticle.copula(when)).", en: " Next is due \(when).")
  }
}

extension DueTask {
  /// Returns the JSON of the to-do; `due` is a day or an instant.
  func json(on today: Day, in zone: any ZoneRules) -> JSONObject {
    [
      "title": .string(title), "due": .text(dueText(in: zone)), "done": .bool(isDone),
      "overdue": .bool(isOverdue(on: today, in: zone)), "id": .string(toDo.id.fullForm),
      "note": .string(toDo.note), "place": .text(toDo.details.place?.value),
      "allDay": .bool(due?.isAllDay ?? false), "repeats": toDo.repetitionJSON,
      "calendar": .string(toDo.calendar.value),
      "doneAt": .text(toDo.doneAt?.rfc3339(in: zone)),
      "remindMinutes": .array(toDo.details.reminders.minutesBefore.map { .int($0) }),
    ]
  }

  /// The due day, or the due time as an instant with offset; nil if there is none.
  func dueText(in zone: any ZoneRules) -> String? {
    switch due {
    case nil: nil
    case .day(let day): day.description
    case .floating(let time): zone.instant(of: time).rfc3339(in: zone)
    case .anchored(let instant): instant.rfc3339(in: zone)
    }
  }
}

extension ToDo {
  fileprivate var repetitionJSON: JSONValue {
    func words(_ language: Language) -> JSONValue {
      .text(
        ToDoWords(language: language, today: .earliest, zone: FixedZone.utc).repetition(self))
    }
    let both: JSONValue = ["ko": words(.korean), "en": words(.english)]
    return switch details.repetition {
    case nil: .null
    case .rule(let rule, _, let skips)?:
      [
        "rule": .string(rule.description), "words": both, "afterDone": .null,
        "skipsHolidays": .bool(skips),
      ]
    case .afterDone(let afterDone)?:
      [
        "rule": .null, "words": both, "afterDone": .int(afterDone.days),
        "timesLeft": .optional(afterDone.timesLeft) { .int($0) },
      ]
    }
  }
}
