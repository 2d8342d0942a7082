import HearthDomain

/// Changes the address, the user or the direction of a link.
struct LinkEditCommand: Command {
  static let commandName = CommandName(["link", "edit"])

  private static let address = Option<FilePath>(
    "address", placeholder: Words(ko: "폴더|주소", en: "DIR|URL"),
    help: Words(
      ko: "옮겨 간 폴더나 서버의 새 주소예요.",
      en: "The new address of the folder or of the collection on the server.")
  ) { FilePath($0.text) }

  private static let writable = Flag(
    "writable", help: Words(ko: "연결한 쪽에도 다시 써요.", en: "Write to the other side again."))

  static let spec = CommandSpec(
    commandName, arguments: [LinkSpec.link],
    options: [
      address, LinkSpec.user, LinkSpec.passwordCommand, LinkSpec.readOnly, writable,
    ], isForPeople: true, isIrreversible: true, runningTime: .slow)

  let tools: LinkTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOption()
    try input.allowAtMostOne(of: [LinkSpec.readOnly, writable])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let listed = try tools.link(named: try input[LinkSpec.link])
    let place = try editedLocation(of: listed, input)
    let isReadOnly =
      input[LinkSpec.readOnly] ? true : input[Self.writable] ? false : listed.link.isReadOnly
    if place != listed.link.location {
      var passwords = LinkPasswords(tools.locations)
      let folder = try passwords.folder(place, of: listed.kind, in: &console)
      // An unreadable folder throws here, before the link is changed.
      _ = try folder.list(since: nil, knowing: [:])
    }
    let changed = try tools.links.edit(listed, place: place, isReadOnly: isReadOnly)
    let language = console.language
    var json = changed.collection.json
    json.append("place", changed.link.location.json)
    json.append("user", .text(changed.link.location.user))
    json.append("readOnly", .bool(changed.link.isReadOnly))
    console.confirmEdit(
      from: listed.link, to: changed.link,
      [
        language(
          ko: "연결을 고쳤어요: \(listed.name) ↔ \(place.displayText)",
          en: "Changed the link of \(listed.name) with \(place.displayText).")
      ], json: json)
  }

  /// Returns the link's other side with the options applied.
  private func editedLocation(of listed: ListedLink, _ input: ParsedInput) throws -> LinkLocation {
    let (typed, user) = (try input[Self.address], try input[LinkSpec.user])
    let command = try input[LinkSpec.passwordCommand]
    var known: LinkServer?
    if case .server(let server) = listed.link.location { known = server }
    let address = try typed.flatMap(LinkSpec.parseAddress)
    if let typed, address == nil {
      guard user == nil, command == nil else { throw CalendarRefusal.invalidAddress.error }
      return .folder(tools.absolutePath(typed))
    }
    guard let address = address ?? known?.address else {
      // A folder has neither a user nor a password.
      guard user == nil, command == nil else { throw CalendarRefusal.invalidAddress.error }
      return listed.link.location
    }
    return .server(
      LinkServer(
        address, user: user ?? known?.user, passwordCommand: command ?? known?.passwordCommand))
  }
}
