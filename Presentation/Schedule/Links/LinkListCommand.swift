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
        "calendar": .string(listed.calendar.name.value), "place": .path(listed.link.place),
        "readOnly": .bool(listed.link.isReadOnly), "items": .int(listed.items),
        "conflicts": .int(listed.conflicts),
      ]
    }
    .print(
      try tools.links.all(),
      whenEmpty: Words(
        ko: "이어진 것이 없어요. vdir 폴더와 이으려면:\n  hearth link add 이름 calendar 폴더",
        en: "Nothing is linked. To link a vdir folder:\n  hearth link add NAME calendar DIR"),
      in: &console)
  }

  private static var columns: [Column<ListedLink>] {
    [
      Column(
        Words(ko: "캘린더", en: "Calendar"), shrinks: true,
        shown: { item, _ in StyledText(item.calendar.name.value, item.calendar.style) },
        piped: { $0.calendar.name.value }),
      Column(Words(ko: "폴더", en: "Folder"), text: { $0.link.place.shown }),
      Column(
        Words(ko: "일정", en: "Events"), .trailing,
        shown: { item, _ in StyledText("\(item.items)") }, piped: { "\($0.items)" }),
      Column(
        Words(ko: "충돌", en: "Conflicts"), .trailing,
        shown: { item, _ in StyledText("\(item.conflicts)") }, piped: { "\($0.conflicts)" }),
    ]
  }
}
