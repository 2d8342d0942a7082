import HearthDomain

/// Subscribes to a read-only calendar at an address or in a file.
struct CalendarSubscribeCommand: Command {
  static let commandName = CommandName(["calendar", "subscribe"])

  private static let source = Argument<FilePath>(
    "source", kind: .file, placeholder: Words(ko: "주소|파일|-", en: "URL|FILE|-"),
    help: Words(
      ko: "https나 webcal 주소, 또는 iCalendar 파일이에요. -이면 주소를 물어봐요.",
      en: "An address with https or webcal, or an iCalendar file; - asks for the address.")
  ) { $0.path }

  private static let remind = Flag(
    "remind", help: Words(ko: "그 일정의 알림도 여기서 울려요.", en: "Let its alarms ring here, too."))

  static let spec = CommandSpec(
    commandName, arguments: [CalendarSpec.name, source], options: [remind, CalendarSpec.color],
    isForPeople: true, isIrreversible: true, runningTime: .slow)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let name = try input[CalendarSpec.name]
    let subscription = Subscription(try source(input, in: &console), reminds: input[Self.remind])
    let folder = try tools.locations.folder(.subscription(subscription), of: .calendar, nil)
    // The source is read first, so that only a calendar can be subscribed to. The first refresh
    // uses what was read.
    let seen = PrefetchedFolder(folder, try folder.list(since: nil, knowing: [:]))
    let listed = try tools.schedule.subscriptions.add(
      name, subscription, try input[CalendarSpec.color] ?? folder.color())
    let language = console.language
    let report = try console.reportingCreation(
      Words(
        ko: "‘\(name)’ 캘린더를 이미 구독해요. 일정을 읽으려면: hearth calendar refresh",
        en: "You already subscribe to \(name). To read its events: hearth calendar refresh")
    ) { _ in
      try tools.schedule.subscriptions.refresh(listed, from: seen, as: tools.formats.events)
    }
    console.confirm(
      [
        language(
          ko: "구독했어요: \(name) ← \(subscription.source.displayText) (일정 \(report.addedHere)개)",
          en: "Subscribed to \(name) at \(subscription.source.displayText):"
            + " \(Plural("event")(report.addedHere)).")
      ] + report.skipped.map { $0.failureLine(of: listed.kind, language) },
      json: report.json(of: listed))
  }

  private func source(
    _ input: ParsedInput, in console: inout Console
  ) throws -> Subscription.Source {
    var typed = try input[Self.source]
    if typed == "-" {
      let language = console.language
      let secret =
        console.canAskSecretly
        ? try console.promptSecretly(language(ko: "주소: ", en: "Address: "))
        : try console.readSecretLine()
      let bytes = secret?.withBytes { Array($0) } ?? []
      if bytes.allSatisfy({ [0x09, 0x20].contains($0) }) {
        throw CalendarRefusal.noAddressEntered.error
      }
      typed = FilePath(bytes: bytes)
    }
    guard let text = typed.text, text.prefix(10).contains("://") else {
      return .file(tools.absolutePath(typed))
    }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let address =
      ["webcal", "webcals"].contains(scheme) ? "https" + text.dropFirst(scheme.count) : text
    guard let address = HTTPAddress(address) else { throw CalendarRefusal.invalidAddress.error }
    return .address(address)
  }
}
