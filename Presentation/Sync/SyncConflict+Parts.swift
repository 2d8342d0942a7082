import HearthDomain
import HearthWhen
import JSONText

/// The fields in which the two sides of a conflict differ. One side is kept, the other is not.
extension SyncConflict {
  /// The value of one field on one side. Some values, such as times, can only be formatted with
  /// other fields of that side.
  struct Value: Hashable {
    let fieldName: String
    fileprivate let sideValues: [String: FieldValue]
    fileprivate let type: FieldType

    fileprivate var fieldValue: FieldValue { sideValues[fieldName] ?? .nothing }

    /// Returns the value for JSON and exports; times contain their UTC offset.
    func archiveValue(in zone: any ZoneRules) -> ExportedValue {
      guard case .number(let number) = fieldValue else { return type.exported(fieldValue) }
      if fieldName == "starts" || fieldName == "ends", let span = SideSpan(sideValues, in: zone) {
        return .text(fieldName == "starts" ? span.spelledStart(zone) : span.spelledEnd(zone))
      }
      if type == .instant {
        let instant = Instant(milliseconds: number)
        return .text(instant.rfc3339(secondsEast: zone.offset(at: instant), .exact))
      }
      return type.exported(fieldValue)
    }
  }

  /// A field in which the two sides differ.
  struct DifferingField: Hashable {
    let name: String
    let kept: Value
    let other: Value

    func json(in zone: any ZoneRules) -> JSONObject {
      [
        "name": .string(name), "kept": kept.archiveValue(in: zone).json,
        "other": other.archiveValue(in: zone).json,
      ]
    }
  }

  /// The differing fields, in the order in which they are shown.
  var differingFields: [DifferingField] {
    let (names, kept, other) = bothSides
    let differing = names.filter { !(kept[$0] ?? .nothing).isSame(as: other[$0] ?? .nothing) }
    // If the sides differ in these fields, their times are written differently, so that start and
    // end count as differing even with equal numbers.
    let areOtherwise = differing.contains("allDay") || differing.contains("anchored")
    return names.filter {
      differing.contains($0) || areOtherwise && ($0 == "starts" || $0 == "ends")
    }
    .sorted { JournalKind.displayOrder(of: $0) < JournalKind.displayOrder(of: $1) }
    .map { name in
      let form = fieldTypes[name] ?? SyncConflict.fieldType(of: name)
      return DifferingField(
        name: name, kept: Value(fieldName: name, sideValues: kept, type: form),
        other: Value(fieldName: name, sideValues: other, type: form))
    }
  }

  /// Returns the type of a field that `fieldTypes` does not contain, such as `allDay`.
  private static func fieldType(of name: String) -> FieldType {
    switch name {
    case "allDay", "anchored": .flag
    default: .text
    }
  }

  private var bothSides: (names: [String], kept: [String: FieldValue], other: [String: FieldValue])
  {
    func named(_ names: [String], _ values: [FieldValue]) -> [String: FieldValue] {
      Dictionary(zip(names, values)) { first, _ in first }
    }
    switch notice {
    case .otherValue(_, let names, let kept, let other, _):
      return (names, named(names, kept), named(names, other))
    case .aside(_, .breaksRule(let names, let values)):
      return (names, [:], named(names, values))
    case .aside(_, .tooMany(let name, let texts)):
      return ([name], [:], [name: .text(texts.joined(separator: "\n"))])
    case .sameDay:
      return (["page", "delayDays"], otherFacts.values, facts.values)
    case .broughtBack, .claimed, .aside(_, .notBorn), .aside(_, .orphaned), .alsoOpen, .goesBack:
      return ([], [:], [:])
    }
  }

  /// A difference as users see it. It can combine several fields: start and end are one time.
  struct Difference: Hashable {
    enum Subject: Hashable {
      case time
      case birthday
      case field(String)
    }

    struct Side: Hashable {
      fileprivate let values: [String: FieldValue]
      fileprivate let otherSideValues: [String: FieldValue]
    }

    let subject: Subject
    let type: FieldType
    let kept: Side
    let other: Side

    func label(_ kind: JournalKind) -> Words {
      switch subject {
      case .time: Words(ko: "시간", en: "when")
      case .birthday: Words(ko: "생일", en: "birthday")
      case .field("everyDays"): Words(ko: "주기", en: "rhythm")
      case .field(let name): kind.label(of: name) ?? Words(ko: name, en: name)
      }
    }
  }

  /// The differences for users, in the order in which they are shown.
  var differences: [Difference] {
    let (_, kept, other) = bothSides
    let parts = self.differingFields
    let hasTimes = parts.contains { ["starts", "ends", "allDay"].contains($0.name) }
    var differences: [Difference] = []
    for part in parts {
      let what: Difference.Subject
      switch part.name {
      case "starts", "ends", "allDay": what = .time
      case "anchored" where hasTimes: continue
      case "birthCalendar", "birthYear", "birthMonth", "birthDay": what = .birthday
      case "secondsEast" where parts.contains(where: { $0.name == "at" }): continue
      default: what = .field(part.name)
      }
      guard !differences.contains(where: { $0.subject == what }) else { continue }
      differences.append(
        Difference(
          subject: what, type: part.kept.type,
          kept: Difference.Side(values: kept, otherSideValues: other),
          other: Difference.Side(values: other, otherSideValues: kept)))
    }
    return differences
  }
}

extension SyncConflict.Facts {
  fileprivate var values: [String: FieldValue] {
    var values: [String: FieldValue] = [:]
    values["page"] = page.map { .number($0) }
    values["delayDays"] = delayDays.map { .number($0) }
    return values
  }
}

extension ExportedValue {
  /// The value as a cell of tab-separated output.
  var tableCell: String {
    switch self {
    case .nothing: "–"
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let values): values.map(\.tableCell).joined(separator: ", ")
    }
  }
}

/// The time span of an event on one side.
private struct SideSpan {
  let start: LocalTime
  let end: LocalTime
  let isAllDay: Bool

  /// Reads the span from the fields of one side; nil if it has no times, as for a removed event.
  init?(_ values: [String: FieldValue], in zone: any ZoneRules) {
    guard case .number(let starts)? = values["starts"], case .number(let ends)? = values["ends"]
    else { return nil }
    isAllDay = values["allDay"] == .number(1)
    let isAnchored = !isAllDay && values["anchored"] == .number(1)
    func local(_ seconds: Int64) -> LocalTime {
      let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      return isAnchored && !overflow
        ? zone.localTime(at: Instant(milliseconds: milliseconds))
        : LocalTime(clampingSecondsSinceEpoch: Int(clamping: seconds))
    }
    start = local(starts)
    // The stored end of an all-day event is the midnight after its last day.
    end = local(isAllDay ? max(starts, ends - 1) : ends)
  }

  func spelledStart(_ zone: any ZoneRules) -> String {
    isAllDay ? "\(start.day)" : zone.instant(of: start).rfc3339(in: zone)
  }

  func spelledEnd(_ zone: any ZoneRules) -> String {
    isAllDay ? "\(end.day)" : zone.instant(of: end).rfc3339(in: zone)
  }

  /// Whether both spans are on the same day, so that showing times without dates is enough.
  func isOnOneDay(with other: SideSpan?) -> Bool {
    guard let other, !isAllDay, !other.isAllDay else { return false }
    return [end.day, other.start.day, other.end.day].allSatisfy { $0 == start.day }
  }
}

extension FieldWords {
  /// Returns the text for one side of a difference; a dash if that side has no value.
  func text(_ side: SyncConflict.Difference.Side, of difference: SyncConflict.Difference) -> String
  {
    let nothing = "–"
    switch difference.subject {
    case .time: return timeText(side) ?? nothing
    case .birthday: return birthdayText(side.values) ?? nothing
    case .field(let name):
      let value = side.values[name] ?? .nothing
      if name == "everyDays", case .number(let days) = value,
        let rhythm = try? CareRhythm(everyDays: Int(clamping: days))
      {
        return rhythm.text(in: language)
      }
      // A flag without a value is displayed as no.
      let plain: FieldValue =
        difference.type == .flag && value == .nothing ? .number(0) : value
      let field = JournalField(name, difference.type, from: .nothing, to: plain)
      return text(plain, of: field) ?? nothing
    }
  }

  private func timeText(_ side: SyncConflict.Difference.Side) -> String? {
    guard let span = SideSpan(side.values, in: clock.zone) else { return nil }
    let dates = DayFormatter(language, today: clock.today)
    let (first, last) = (dates.short(span.start.day), dates.short(span.end.day))
    let isOneDay = first == last
    if span.isAllDay {
      let days = isOneDay ? first : "\(first) – \(last)"
      return language(ko: "\(days) 하루 종일", en: "\(days), all day")
    }
    let (start, end) = (dates.time(span.start.time), dates.time(span.end.time))
    guard isOneDay else { return "\(first) \(start) – \(last) \(end)" }
    // An event without an end is stored as one second long, which is displayed as a single time.
    let times = start == end ? start : "\(start)–\(end)"
    return span.isOnOneDay(with: SideSpan(side.otherSideValues, in: clock.zone))
      ? times : "\(first) \(times)"
  }

  private func birthdayText(_ values: [String: FieldValue]) -> String? {
    func number(_ name: String) -> Int64? {
      if case .number(let number)? = values[name] { number } else { nil }
    }
    guard let month = number("birthMonth"), let day = number("birthDay") else { return nil }
    let calendar = values["birthCalendar"] ?? .nothing
    let isLunar = calendar == .text("lunar") || calendar == .text("lunarLeap")
    let text =
      (isLunar ? "lunar:" : "") + (number("birthYear").map { "\($0)-" } ?? "")
      + (calendar == .text("lunarLeap") ? "leap-" : "") + "\(month)-\(day)"
    return (try? Birthday(text))?.text(in: language) ?? text
  }
}
