import HearthDomain
import JSONText

extension SyncConflict {
  func json(_ tools: SyncCommandTools) -> JSONObject {
    [
      "id": .string(id), "at": .optional(at) { .string(tools.rfc3339($0)) },
      "kind": .string(kind), "place": .string(place.name), "title": .text(title),
      "field": .string(field), "kept": .string(kept), "other": .string(other),
      "device": .text(device),
    ]
  }

  /// What people know it by: its title, and where several have that, of which day it is.
  func thing(_ language: Language, _ clock: LocalClock) -> String {
    let day = facts.day.map { DateWords(language, today: clock.today).short($0) }
    guard let title = title?.quotable() else {
      return day.map { "\(place.kind.noun.name(language)) · \($0)" } ?? place.name
    }
    let parts: [String?] =
      switch place.kind {
      case .watering, .postponement: [title, place.kind.noun.name(language), day]
      case .record: [title, day, isGoingBack ? facts.pageWords(language) : nil]
      case .person, .contact, .saying, .mood, .dayPalette, .event, .exception, .eventText, .book,
        .pastReading, .sentence, .setting:
        [title]
      }
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private var isGoingBack: Bool {
    if case .goesBack = notice { true } else { false }
  }

  /// As programs know it.
  private var kind: String {
    switch notice {
    case .otherValue: "otherValue"
    case .broughtBack: "broughtBack"
    case .aside: "aside"
    case .claimed: "claimed"
    case .sameDay: "sameDay"
    case .alsoOpen: "alsoOpen"
    case .goesBack: "goesBack"
    }
  }

  /// The names of its fields; nothing where it is of the whole thing.
  var field: String { names.joined(separator: " ") }

  private var names: [String] {
    switch notice {
    case .otherValue(_, let names, _, _, _), .aside(_, .breaksRule(let names, _)): names
    case .claimed(let name, _, _, _), .aside(_, .tooMany(let name, _)): [name]
    case .broughtBack, .aside(_, .notBorn), .aside(_, .orphaned), .sameDay, .alsoOpen, .goesBack:
      []
    }
  }

  /// What the fields are called, or what else is the matter.
  func part(_ language: Language) -> String {
    switch notice {
    case .claimed(let name, let value, _, _):
      (place.kind.label(of: name)?(language) ?? name) + " " + value.spelling.quotable()
    case .otherValue, .aside(_, .breaksRule), .aside(_, .tooMany):
      names.map { place.kind.label(of: $0)?(language) ?? $0 }.joined(separator: ", ")
    case .broughtBack: language(ko: "지웠는데 돌아옴", en: "came back")
    case .aside(_, .notBorn): language(ko: "아직 다 오지 않음", en: "not all here yet")
    case .aside(_, .orphaned): language(ko: "속한 것이 지워짐", en: "what it belongs to is gone")
    case .sameDay: language(ko: "같은 날 둘", en: "two on one day")
    case .alsoOpen: language(ko: "함께 읽는 중", en: "also open")
    case .goesBack: language(ko: "뒤로 간 쪽", en: "goes back")
    }
  }

  /// As programs read it.
  var kept: String { keptSide.map { spelled($0) } ?? "" }
  var other: String { otherSide.map { spelled($0) } ?? "" }

  private func spelled(_ side: Side) -> String {
    switch side {
    case .values(let values):
      values.map { $0 == .nothing ? "–" : $0.spelling }.joined(separator: ", ")
    case .texts(let texts): texts.joined(separator: ", ")
    case .thing(let place): place.name
    case .words: ""
    }
  }

  /// What one of both sides has.
  fileprivate enum Side {
    case values([FieldValue])
    case texts([String])
    case thing(JournalPlace)
    /// What only people read: programs know it by the kind.
    case words(Words)
  }

  fileprivate var keptSide: Side? {
    switch notice {
    case .otherValue(_, _, let kept, _, _): .values(kept)
    case .claimed(_, _, let place, _), .sameDay(let place, _), .alsoOpen(_, let place):
      .thing(place)
    case .broughtBack:
      .words(
        Words(ko: "그 사이 바뀌어서 남음", en: "still there, since it was changed meanwhile"))
    case .aside, .goesBack: nil
    }
  }

  fileprivate var otherSide: Side? {
    switch notice {
    case .otherValue(_, _, _, let other, _): .values(other)
    case .broughtBack: .words(Words(ko: "지움", en: "removed"))
    case .aside(_, .breaksRule(_, let values)): .values(values)
    case .aside(_, .tooMany(_, let texts)): .texts(texts)
    case .aside(_, .orphaned(let place)), .sameDay(_, let place), .claimed(_, _, _, let place):
      .thing(place)
    case .aside(_, .notBorn), .alsoOpen, .goesBack: nil
    }
  }

  fileprivate var fields: [JournalField] {
    names.map { JournalField($0, forms[$0] ?? .text, from: .nothing, to: .nothing) }
  }
}

extension FieldWords {
  /// What stands, as people read it.
  func kept(of conflict: SyncConflict, upTo limit: Int = 40) -> String {
    conflict.keptSide.map { text($0, of: conflict, limit) } ?? ""
  }

  /// What does not stand, as people read it.
  func other(of conflict: SyncConflict, upTo limit: Int = 40) -> String {
    conflict.otherSide.map { text($0, of: conflict, limit) } ?? ""
  }

  private func text(
    _ side: SyncConflict.Side, of conflict: SyncConflict, _ limit: Int
  ) -> String {
    switch side {
    case .values(let values):
      zip(values, conflict.fields).map { text($0, of: $1) ?? "–" }.joined(separator: ", ")
        .quotable(limit: limit)
    case .texts(let texts): texts.joined(separator: ", ").quotable(limit: limit)
    case .thing(let place):
      text(of: place, conflict)
        ?? (place == conflict.place ? conflict.title : conflict.otherTitle)?.quotable(limit: limit)
        ?? place.name
    case .words(let words): words(language)
    }
  }

  /// What one of two of the same day has of its own; nil where that is its title.
  private func text(of place: JournalPlace, _ conflict: SyncConflict) -> String? {
    guard case .sameDay = conflict.notice else { return nil }
    let facts = place == conflict.place ? conflict.facts : conflict.otherFacts
    if let page = facts.pageWords(language) { return page }
    return facts.delayDays.map { days in
      language(ko: "\(days)일 미룸", en: "put off by \(Plural("day")(Int(clamping: days)))")
    }
  }
}

extension SyncConflict.Facts {
  fileprivate func pageWords(_ language: Language) -> String? {
    page.map { language(ko: "\($0)쪽", en: "page \($0)") }
  }
}
