import HearthDomain
import JSONText
import TerminalKit

/// Lists the subscribed calendars.
struct CalendarSubscriptionsCommand: Command {
  static let commandName = CommandName(["calendar", "subscriptions"])

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    // Counts by calendar, because the subscription's own count includes tasks.
    let calendars = try tools.schedule.calendars.all()
    let events = Dictionary(calendars.map { ($0.calendar.name, $0.eventCount) }) { first, _ in first
    }
    func count(_ listed: ListedLink) -> Int { events[listed.name] ?? 0 }
    try Listing(Self.columns(count)) { listed in
      [
        "calendar": .string(listed.name.value), "source": listed.link.location.json,
        "events": .int(count(listed)), "reminds": .bool(listed.link.location.deliversReminders),
        "hidden": .bool(listed.collection.isHidden),
      ]
    }
    .print(
      try tools.schedule.subscriptions.all(),
      whenEmpty: Words(
        ko: "구독한 캘린더가 없어요. 구독하려면:\n  hearth calendar subscribe 이름 주소",
        en: "There are no subscriptions. To subscribe:\n  hearth calendar subscribe NAME URL"),
      in: &console)
  }

  private static func columns(
    _ events: @escaping (ListedLink) -> Int
  ) -> [Column<ListedLink>] {
    [
      .collection(Words(ko: "캘린더", en: "Calendar")),
      Column(Words(ko: "온 곳", en: "From"), shrinks: true, text: { $0.link.location.displayText }),
      Column(Words(ko: "일정", en: "Events"), .trailing, text: { "\(events($0))" }),
      Column(
        Words(ko: "상태", en: "State"),
        displayText: { item, language in
          StyledText(item.collection.isHidden ? language(ko: "숨김", en: "hidden") : "", .dim)
        },
        pipedText: { $0.collection.isHidden ? "hidden" : "" }),
    ]
  }
}

extension LinkedCollection {
  /// Whether the calendar is hidden on the screens of Schedule.
  fileprivate var isHidden: Bool {
    switch self {
    case .calendar(let calendar): calendar.isHidden
    case .contacts: false
    }
  }
}

extension LinkLocation {
  /// Whether alarms of this calendar are delivered here.
  fileprivate var deliversReminders: Bool {
    switch self {
    case .folder, .server: true
    case .subscription(let subscription): subscription.reminds
    }
  }
}
