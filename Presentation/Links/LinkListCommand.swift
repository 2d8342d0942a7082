import HearthDomain
import JSONText
import TerminalKit

/// Lists the links of this device.
struct LinkListCommand: Command {
  static let words = CommandName(
    ["link", "list"], synonyms: [["link", "show"]], isNounDefault: true)

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "이어진 캘린더를 모두 봐요", en: "List the linked calendars"),
    examples: [
      CommandExample(
        line: "hearth link list", meaning: Words(ko: "이은 것을 모두 봐요", en: "all links"))
    ],
    isReading: true, printsList: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try Listing(Self.columns) { listed in
      [
        "calendar": .string(listed.calendar.name.value), "place": listed.link.place.json,
        "user": .text(listed.link.place.user),
        "readOnly": .bool(listed.link.isReadOnly), "items": .int(listed.items),
        "conflicts": .int(listed.conflicts),
      ]
    }
    .print(
      try tools.links.all(),
      whenEmpty: Words(
        ko: "이어진 것이 없어요. vdir 폴더나 CalDAV 서버와 이으려면:\n"
          + "  hearth link add 이름 calendar 폴더\n"
          + "  hearth link add 이름 calendar https://주소 --user 사용자",
        en: "Nothing is linked. To link a vdir folder or a CalDAV server:\n"
          + "  hearth link add NAME calendar DIR\n"
          + "  hearth link add NAME calendar https://ADDRESS --user USER"),
      in: &console)
  }

  private static var columns: [Column<ListedLink>] {
    [
      .calendar, Column(Words(ko: "저쪽", en: "Other side"), text: { $0.link.place.shown }), .events,
      Column(Words(ko: "충돌", en: "Conflicts"), .trailing, text: { "\($0.conflicts)" }),
    ]
  }
}

extension Column<ListedLink> {
  static var calendar: Column {
    Column(
      Words(ko: "캘린더", en: "Calendar"), shrinks: true,
      shown: { item, _ in StyledText(item.calendar.name.value, item.calendar.style) },
      piped: { $0.calendar.name.value })
  }

  static var events: Column {
    Column(Words(ko: "일정", en: "Events"), .trailing, text: { "\($0.items)" })
  }
}

extension LinkPlace {
  var json: JSONValue {
    switch self {
    case .folder(let path): .path(path)
    case .server(let server): .string(server.address.text)
    case .subscription(let subscription): .string(subscription.source.shown)
    }
  }

  /// Who is known there.
  var user: String? {
    switch self {
    case .folder, .subscription: nil
    case .server(let server): server.user
    }
  }
}
