import HearthDomain
import JSONText
import TerminalKit

/// Lists the links of this device.
struct LinkListCommand: Command {
  static let commandName = CommandName(
    ["link", "list"], synonyms: [["link", "show"]], isNounDefault: true)

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let all = try tools.links.allLinks()
    let names = Dictionary(all.map { ($0.name, displayName(of: $0)) }) { first, _ in first }
    func name(_ listed: ListedLink) -> String? { names[listed.name] ?? nil }
    try Listing(Self.columns(name)) { listed in
      var json = listed.collection.json
      json.append("place", listed.link.location.json)
      json.append("displayName", .text(name(listed)))
      json.append("user", .text(listed.link.location.user))
      json.append("readOnly", .bool(listed.link.isReadOnly))
      json.append("items", .int(listed.itemCount))
      json.append("conflicts", .int(listed.conflictCount))
      return .object(json)
    }
    .print(
      all,
      whenEmpty: Words(
        ko: "연결된 것이 없어요. vdir 폴더나 CalDAV, CardDAV 서버와 연결하려면:\n"
          + "  hearth link add 이름 calendar 폴더\n"
          + "  hearth link add 이름 contacts https://주소 --user 사용자",
        en: "Nothing is linked. To link a vdir folder, or a CalDAV or CardDAV server:\n"
          + "  hearth link add NAME calendar DIR\n"
          + "  hearth link add NAME contacts https://ADDRESS --user USER"),
      in: &console)
    try tools.printOtherDevicesHint(in: &console)
  }

  /// Returns the display name stored in the folder; nil for a server, which is not asked here.
  private func displayName(of listed: ListedLink) -> String? {
    switch listed.link.location {
    case .folder:
      try? tools.locations.folder(listed.link.location, of: listed.kind, nil).displayName()
    case .server, .subscription: nil
    }
  }

  private static func columns(
    _ displayName: @escaping (ListedLink) -> String?
  ) -> [Column<ListedLink>] {
    [
      .collection(Words(ko: "이름", en: "Name")),
      Column(
        Words(ko: "무엇", en: "What"), displayText: { StyledText($0.kind.contentsNoun($1)) },
        pipedText: { $0.kind.rawValue }),
      Column(
        Words(ko: "저쪽", en: "Other side"),
        text: { listed in
          let name = displayName(listed).map { " " + $0.quotable(limit: 100).parenthesized }
          return listed.link.location.displayText + (name ?? "")
        }),
      .items(Words(ko: "개수", en: "Items")),
      Column(Words(ko: "충돌", en: "Conflicts"), .trailing, text: { "\($0.conflictCount)" }),
    ]
  }
}

extension Column<ListedLink> {
  static func collection(_ title: Words) -> Column {
    Column(
      title, shrinks: true,
      displayText: { item, _ in
        switch item.collection {
        case .calendar(let calendar): StyledText(calendar.name.value, calendar.style)
        case .contacts(let book): StyledText(book.name.value)
        }
      }, pipedText: { $0.name.value })
  }

  static func items(_ title: Words) -> Column {
    Column(title, .trailing, text: { "\($0.itemCount)" })
  }
}

extension LinkLocation {
  var json: JSONValue {
    switch self {
    case .folder(let path): .path(path)
    case .server(let server): .string(server.address.text)
    case .subscription(let subscription): .string(subscription.source.displayText)
    }
  }

  /// The user name at the server; nil for folders and subscriptions.
  var user: String? {
    switch self {
    case .folder, .subscription: nil
    case .server(let server): server.user
    }
  }
}
