import HearthDomain
import JSONText

extension ChangeFormatter {
  /// Returns the JSON of the entry without its steps.
  func json(of entry: JournalEntry) -> JSONObject {
    [
      "entry": .string("\(entry.name)"), "at": .string(time(of: entry)),
      "area": .string(entry.area.journalIdentifier), "words": .object(entry.summary.json),
      "by": .text(entry.name.device), "undone": .bool(entry.isUndone),
      "undoneBy": .text(entry.undoneBy.map { "\($0)" }),
      "undoes": .text(entry.undoes.map { "\($0)" }), "state": .string(entry.state.identifier),
    ]
  }

  /// Returns the JSON of the entry with its steps; `more` is the number of omitted ones.
  func json(of entry: JournalEntry, _ steps: [JournalStep]) -> JSONObject {
    var object = json(of: entry)
    object.append("steps", .array(steps.filter(\.isByUser).map { .object($0.json) }))
    object.append("more", .int(max(0, entry.itemCount - steps.count)))
    return object
  }

  func time(of entry: JournalEntry) -> String { entry.changedAt.rfc3339(in: clock.zone) }
}

extension ChangeSummary {
  fileprivate var json: JSONObject {
    [
      "verb": .string(verb.rawValue), "kind": .string(kind.name),
      "subject": .string(BilingualTitle(subject).joined),
      "count": .int(count),
    ]
  }
}

extension JournalStep {
  fileprivate var json: JSONObject {
    let id =
      item.key ?? item.name.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return [
      "place": .string(item.name), "kind": .string(item.kind.name), "id": .string(id),
      "title": .string(BilingualTitle(title).joined), "change": .string(change.identifier),
      "fields": .array(fields.map { .object($0.json) }),
    ]
  }
}

extension JournalField {
  fileprivate var json: JSONObject {
    ["name": .string(name), "before": json(of: before), "after": json(of: after)]
  }

  private func json(of value: FieldValue) -> JSONValue { fieldType.exported(value).json }
}

extension ExportedValue {
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
  var identifier: String {
    switch self {
    case .added: "added"
    case .changed: "changed"
    case .removed: "removed"
    }
  }
}

extension JournalEntry.State {
  fileprivate var identifier: String {
    switch self {
    case .complete: "whole"
    case .trimmed: "trimmed"
    case .forgotten: "forgotten"
    }
  }
}

extension Area {
  /// The area's identifier for programs. Changes outside the other areas belong to `today` and are
  /// called `settings`.
  var journalIdentifier: String {
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
