import HearthDomain
import HearthWhen
import JSONText

/// The fields in which the two sides of a conflict differ.
extension SyncConflict {
  /// The value of one field on one side, together with the related fields of that side.
  struct Value: Hashable {
    let name: String
    fileprivate let side: [String: FieldValue]
    fileprivate let form: FieldType

    fileprivate var plain: FieldValue { side[name] ?? .nothing }

    /// Returns the value for programs; times carry their offset.
    func spelled(in zone: any ZoneRules) -> SpelledValue {
      guard case .number(let number) = plain else { return form.spelled(plain) }
      if name == "starts" || name == "ends", let span = SideSpan(side, in: zone) {
        return .text(name == "starts" ? span.spelledStart(zone) : span.spelledEnd(zone))
      }
      if form == .instant {
        let instant = Instant(milliseconds: number)
        return .text(instant.rfc3339(secondsEast: zone.offset(at: instant), .exact))
      }
      return form.spelled(plain)
    }
  }

  /// A field in which the two sides differ.
  struct Part: Hashable {
    let name: String
    let kept: Value
    let other: Value

    func json(in zone: any ZoneRules) -> JSONObject {
      [
        "name": .string(name), "kept": kept.spelled(in: zone).json,
        "other": other.spelled(in: zone).json,
      ]
    }
  }

  /// The differing fields, in the order in which they are shown.
  var parts: [Part] {
    let (names, kept, other) = bothSides
    let differing = names.filter { !(kept[$0] ?? .nothing).isSame(as: other[$0] ?? .nothing) }
    // Turning an event into an all-day one changes how its times are written, even if the numbers
    // are equal.
    let areOtherwise = differing.contains("allDay") || differing.contains("anchored")
    return names.filter {
      differing.contains($0) || areOtherwise && ($0 == "starts" || $0 == "ends")
    }
    .sorted { JournalKind.order(of: $0) < JournalKind.order(of: $1) }
    .map { name in
      let form = forms[name] ?? SyncConflict.form(of: name)
      return Part(
        name: name, kept: Value(name: name, side: kept, form: form),
        other: Value(name: name, side: other, form: form))
    }
  }

  /// Returns the type of a field that is not a column of its row.
  private static func form(of name: String) -> FieldType {
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

  /// A difference as users see it: one time instead of a start and an end, for example.
  struct Difference: Hashable {
    enum What: Hashable {
      case time
      case birthday
      case field(String)
    }

    struct Side: Hashable {
      fileprivate let own: [String: FieldValue]
      fileprivate let beside: [String: FieldValue]
    }

    let what: What
    let form: FieldType
    let kept: Side
    let other: Side

    func label(_ kind: JournalKind) -> Words {
      switch what {
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
    let parts = self.parts
    let hasTimes = parts.contains { ["starts", "ends", "allDay"].contains($0.name) }
    var differences: [Difference] = []
    for part in parts {
      let what: Difference.What
      switch part.name {
      case "starts", "ends", "allDay": what = .time
      case "anchored" where hasTimes: continue
      case "birthCalendar", "birthYear", "birthMonth", "birthDay": what = .birthday
      case "secondsEast" where parts.contains(where: { $0.name == "at" }): continue
      default: what = .field(part.name)
      }
      guard !differences.contains(where: { $0.what == what }) else { continue }
      differences.append(
        Difference(
          what: what, form: part.kept.form, kept: Difference.Side(own: kept, beside: other),
          other: Difference.Side(own: other, beside: kept)))
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

extension SpelledValue {
  /// The value as a table cell for programs.
  var cell: String {
    switch self {
    case .nothing: "–"
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let values): values.map(\.cell).joined(separator: ", ")
    }
  }
}

/// The time span of an event on one side.
private struct SideSpan {
  let start: LocalTime
  let end: LocalTime
  let isAllDay: Bool

  /// Nil if the side has no times, as a removed event has none.
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
  /// Returns one side of a difference; a dash if it has no value.
  func text(_ side: SyncConflict.Difference.Side, of difference: SyncConflict.Difference) -> String
  {
    let nothing = "–"
    switch difference.what {
    case .time: return when(side) ?? nothing
    case .birthday: return birthday(side.own) ?? nothing
    case .field(let name):
      let value = side.own[name] ?? .nothing
      if name == "everyDays", case .number(let days) = value,
        let rhythm = try? CareRhythm(everyDays: Int(clamping: days))
      {
        return rhythm.words(in: language)
      }
      // For most flags, a missing value means no.
      let plain: FieldValue =
        difference.form == .flag && value == .nothing ? .number(0) : value
      let field = JournalField(name, difference.form, from: .nothing, to: plain)
      return text(plain, of: field) ?? nothing
    }
  }

  private func when(_ side: SyncConflict.Difference.Side) -> String? {
    guard let span = SideSpan(side.own, in: clock.zone) else { return nil }
    let dates = DateWords(language, today: clock.today)
    let (first, last) = (dates.short(span.start.day), dates.short(span.end.day))
    let isOneDay = first == last
    if span.isAllDay {
      let days = isOneDay ? first : "\(first) – \(last)"
      return language(ko: "\(days) 하루 종일", en: "\(days), all day")
    }
    let (start, end) = (dates.time(span.start.time), dates.time(span.end.time))
    guard isOneDay else { return "\(first) \(start) – \(last) \(end)" }
    // An event without an end is stored as one second long.
    let times = start == end ? start : "\(start)–\(end)"
    return span.isOnOneDay(with: SideSpan(side.beside, in: clock.zone))
      ? times : "\(first) \(times)"
  }

  private func birthday(_ values: [String: FieldValue]) -> String? {
    func number(_ name: String) -> Int64? {
      if case .number(let number)? = values[name] { number } else { nil }
    }
    guard let month = number("birthMonth"), let day = number("birthDay") else { return nil }
    let calendar = values["birthCalendar"] ?? .nothing
    let isLunar = calendar == .text("lunar") || calendar == .text("lunarLeap")
    let text =
      (isLunar ? "lunar:" : "") + (number("birthYear").map { "\($0)-" } ?? "")
      + (calendar == .text("lunarLeap") ? "leap-" : "") + "\(month)-\(day)"
    return (try? Birthday(text))?.words(in: language) ?? text
  }
}
