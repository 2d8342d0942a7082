import HearthDomain
import JSONText

extension ChangeFormatter {
  /// Returns the JSON of the entry without its steps.
  func json(of entry: JournalEntry) -> JSONObject {
    [
      "entry": .string("\(entry.name)"), "at": .string(time(of: entry)),
      "area": .string(entry.area.word), "words": .object(entry.words.json),
      "by": .text(entry.name.device), "undone": .bool(entry.isUndone),
      "undoneBy": .text(entry.undoneBy.map { "\($0)" }),
      "undoes": .text(entry.undoes.map { "\($0)" }), "state": .string(entry.state.word),
    ]
  }

  /// Returns the JSON of the entry with its steps; `more` is the number of omitted ones.
  func json(of entry: JournalEntry, _ steps: [JournalStep]) -> JSONObject {
    var object = json(of: entry)
    object.append("steps", .array(steps.filter(\.isByUser).map { .object($0.json) }))
    object.append("more", .int(max(0, entry.count - steps.count)))
    return object
  }

  func time(of entry: JournalEntry) -> String { entry.at.rfc3339(in: clock.zone) }
}

extension ChangeWords {
  fileprivate var json: JSONObject {
    [
      "verb": .string(verb.rawValue), "kind": .string(kind.name),
      "subject": .string(TextsInTitle(subject).joined),
      "count": .int(count),
    ]
  }
}

extension JournalStep {
  fileprivate var json: JSONObject {
    let id =
      place.key ?? place.name.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return [
      "place": .string(place.name), "kind": .string(place.kind.name), "id": .string(id),
      "title": .string(TextsInTitle(title).joined), "change": .string(change.word),
      "fields": .array(fields.map { .object($0.json) }),
    ]
  }
}

extension JournalField {
  fileprivate var json: JSONObject {
    ["name": .string(name), "before": json(of: before), "after": json(of: after)]
  }

  private func json(of value: FieldValue) -> JSONValue { form.spelled(value).json }
}

extension SpelledValue {
  var json: JSONValue {
    switch self {
    case .nothing: .null
    case .flag(let isOn): .bool(isOn)
    case .number(let number): .int(Int(number))
    case .text(let text): .string(text)
    case .list(let values): .array(values.map(\.json))
    }
  }
}

extension JournalStep.Change {
  /// The identifier for programs.
  var word: String {
    switch self {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    }
  }
}

extension JournalEntry.State {
  fileprivate var word: String {
    switch self {
    case .whole: "whole"
    case .trimmed: "trimmed"
    case .forgotten: "forgotten"
    }
  }
}

extension Area {
  /// The area's identifier for programs; changes outside the other tabs are settings.
  var word: String {
    switch self {
    case .today: "settings"
    case .people: "people"
    case .sayings: "sayings"
    case .moods: "moods"
    case .schedule: "schedule"
    case .books: "books"
    }
  }
}
