import HearthDomain
import JSONText

/// Links a calendar or an address book with a folder of another program or with a server.
struct LinkAddCommand: Command {
  static let commandName = CommandName(["link", "add"])

  private static let kind = Argument<LinkKind>(
    "content", placeholder: Words(ko: "calendar|contacts", en: "calendar|contacts"),
    help: Words(
      ko: "무엇을 연결할지예요: 일정은 calendar, 연락처는 contacts.",
      en: "What to link: events (calendar) or contacts."))

  private static let name = Argument<CalendarName>(
    "name", placeholder: .name,
    help: Words(
      ko: "여기에서 쓸 캘린더나 주소록의 이름이에요.",
      en: "The name of the calendar or address book here.")
  ) { try CalendarName($0.text) }

  private static let place = Argument<FilePath>(
    "dir", kind: .file, placeholder: Words(ko: "폴더|주소", en: "DIR|URL"),
    help: Words(
      ko: "일정이나 연락처를 파일 하나에 하나씩 담은 폴더(vdir)나 CalDAV, CardDAV 서버의 https 주소예요.",
      en:
        "A folder with a file for each event or contact (a vdir), or the https address of a CalDAV"
        + " or CardDAV server.")
  ) { $0.path }

  private static let create = Flag(
    "create",
    help: Words(
      ko: "서버에 그 이름의 캘린더나 주소록을 새로 만들어요.",
      en: "Create a calendar or address book of that name on the server."))

  private static let push = Option<String>(
    "push", placeholder: Words(ko: "어디서", en: "FROM"),
    help: Words(
      ko: "여기 있는 이 캘린더나 주소록의 내용을 연결한 쪽으로 옮겨요. 예: home.",
      en: "Move the contents of this calendar or address book here, such as home, to the linked"
        + " one."))

  static let spec = CommandSpec(
    commandName, arguments: [name, kind, place],
    options: [
      LinkSpec.user, LinkSpec.passwordCommand, create, LinkSpec.readOnly, push,
    ], isForPeople: true, isIrreversible: true, runningTime: .slow)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (name, kind) = (try input[Self.name], try input[Self.kind])
    var passwords = LinkPasswords(tools.locations)
    let (place, isReadOnly) = try location(input, &passwords, in: &console)
    let folder = try passwords.folder(place, of: kind, in: &console)
    // An unreadable folder throws here, before the link is made.
    _ = try folder.list(since: nil, knowing: [:])
    let isOnlyRead = input[LinkSpec.readOnly] || isReadOnly
    let listed =
      switch kind {
      case .calendar:
        try tools.links.add(
          name, at: place, isReadOnly: isOnlyRead,
          pushing: input[Self.push].map { try tools.schedule.calendars.find($0).name },
          folder.color())
      case .contacts:
        try tools.links.addContacts(
          name, at: place, isReadOnly: isOnlyRead,
          pushing: input[Self.push].map { try tools.contacts.addressBook(matching: $0) })
      }
    let isThere = Words(
      ko: KoreanParticle.topic("\(name)".quoted(.korean)) + " 이미 연결되어 있어요. 양쪽을 동기화하려면: hearth link"
        + " sync",
      en: "\(name) is already linked. To sync both sides: hearth link sync")
    if case .server(let server) = place {
      try console.reportingCreation(isThere) {
        try passwords.offerToStorePassword(of: server, in: &$0)
      }
    }
    let report = try console.reportingCreation(isThere) { _ in try tools.sync(listed, with: folder)
    }
    let language = console.language
    var json = report.json(of: listed)
    json.append("place", place.json)
    console.confirm(
      [
        language(
          ko: "연결했어요: \(name) ↔ \(place.displayText)",
          en: "Linked \(name) with \(place.displayText)."),
        report.summary(of: name, isRehearsal: false, language),
      ] + report.remarks(of: listed, language), json: json)
    if report.hasFailures { throw ExitStatus.failed }
  }

  /// Returns the other side of the link, and whether it refuses writing.
  private func location(
    _ input: ParsedInput, _ passwords: inout LinkPasswords, in console: inout Console
  ) throws -> (LinkLocation, isReadOnly: Bool) {
    let typed = try input[Self.place]
    guard let address = try LinkSpec.parseAddress(typed) else {
      return (.folder(tools.absolutePath(typed)), false)
    }
    let server = LinkServer(
      address, user: try input[LinkSpec.user], passwordCommand: try input[LinkSpec.passwordCommand])
    let password = try passwords.password(of: server, in: &console)
    let found = try collection(input, at: server, password)
    passwords.remember(password, of: server.withAddress(found.address))
    return (.server(server.withAddress(found.address)), found.isReadOnly)
  }

  /// Returns the only collection on the server, or the one with the given name.
  private func collection(
    _ input: ParsedInput, at server: LinkServer, _ password: Secret?
  ) throws -> FoundCollection {
    let (name, kind) = (try input[Self.name].value, try input[Self.kind])
    if input[Self.create] {
      return try tools.locations.makeCollection(name, of: kind, at: server, password)
    }
    let found = try tools.locations.collections(of: kind, at: server, password)
    let meant = found.count == 1 ? found : found.filter { $0.isNamed(name) }
    if meant.count == 1, let only = meant.first { return only }
    throw found.isEmpty
      ? CalendarRefusal.noCollection(address: server.address.text, kind).error
      : CalendarRefusal.severalCollections(found, kind).error
  }
}
