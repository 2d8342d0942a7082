import HearthDomain
import JSONText
import TerminalKit

/// Lists the event calendars.
struct CalendarListCommand: Command {
  static let commandName = CommandName(["calendar", "list"], synonyms: [["calendar", "show"]])

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let usual = tools.settings().defaultCalendar
    try Listing(Self.columns(usual)) { .object(Self.json(of: $0, usual: usual)) }
      .print(
        try tools.schedule.calendars.all(), whenEmpty: Words(ko: "", en: ""), in: &console)
  }

  static func json(of listed: ListedCalendar, usual: CalendarName) -> JSONObject {
    var json = listed.calendar.json
    json.append("events", .int(listed.eventCount))
    json.append("isDefault", .bool(listed.calendar.name == usual))
    return json
  }

  private static func columns(_ usual: CalendarName) -> [Column<ListedCalendar>] {
    [
      Column(
        Words(ko: "", en: ""), heading: Words(ko: "기본", en: "Default"),
        displayText: { item, _ in StyledText(item.calendar.name == usual ? "*" : "") },
        pipedText: { $0.calendar.name == usual ? "default" : "" }),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { item, _ in StyledText(item.calendar.name.value, item.calendar.style) },
        pipedText: { $0.calendar.name.value }),
      Column(
        Words(ko: "색", en: "Colour"), omissionOrder: 1, text: { $0.calendar.color.description }),
      Column(Words(ko: "일정", en: "Events"), .trailing, text: { "\($0.eventCount)" }),
      Column(
        Words(ko: "상태", en: "State"),
        displayText: { item, language in StyledText(item.calendar.stateWords(language), .dim) },
        pipedText: { $0.calendar.stateIdentifiers }),
    ]
  }
}

extension EventCalendar {
  /// The colour in which the calendar's events are marked.
  var style: Style {
    Style(foreground: .rgb(red: color.light.red, green: color.light.green, blue: color.light.blue))
  }

  /// The state as identifiers for pipes: `linked`, `read-only` and `hidden`, separated by commas.
  var stateIdentifiers: String {
    [
      link == nil ? nil : "linked", isReadOnly ? "read-only" : nil, isHidden ? "hidden" : nil,
    ].compactMap { $0 }.joined(separator: ",")
  }

  func stateWords(_ language: Language) -> String {
    [
      link == nil ? nil : language(ko: "연결됨", en: "linked"),
      isReadOnly ? language(ko: "읽기만", en: "read only") : nil,
      isHidden ? language(ko: "숨김", en: "hidden") : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  var json: JSONObject {
    [
      "name": .string(name.value), "color": .string(color.description),
      "readOnly": .bool(isReadOnly), "linked": .bool(link != nil),
      "hidden": .bool(isHidden),
    ]
  }
}
