import HearthDomain

/// Syncs both sides of links.
struct LinkSyncCommand: Command {
  static let commandName = CommandName(["link", "sync"])

  private static let link = Argument<String?>(
    "name", placeholder: .name,
    help: Words(ko: "적지 않으면 모두 동기화해요.", en: "All links unless one is named."))

  private static let removals = Flag(
    "accept-removals",
    help: Words(
      ko: "전부 또는 절반 넘게 사라졌어도 지운 것으로 받아들여요.",
      en: "Accept removals even if all items, or more than half, are gone."))

  static let spec = CommandSpec(
    commandName, arguments: [link], options: [ImportSpec.dryRun, removals], storeNeed: .inMemory,
    isForPeople: true, runningTime: .slow)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let links = try input[Self.link].map { [try tools.link(named: $0)] } ?? tools.links.allLinks()
    let isRehearsal = input[ImportSpec.dryRun]
    let (reports, failures) = try sync(links, input, in: &console)
    let language = console.language
    let sentences = reports.flatMap { listed, _, report in
      [report.summary(of: listed.name, isRehearsal: isRehearsal, language)]
        + report.remarks(of: listed, language)
    }
    console.confirmEach(
      sentences.isEmpty && failures.isEmpty
        ? [language(ko: "연결된 것이 없어요.", en: "Nothing is linked.")] : sentences,
      json: [
        "items": .array(reports.map { .object($0.report.json(of: $0.listed)) })
      ])
    if links.isEmpty { try tools.printOtherDevicesHint(in: &console) }
    try console.report(byName: failures)
    if reports.contains(where: { $0.report.hasFailures }) { throw ExitStatus.failed }
  }

  private typealias Report = (listed: ListedLink, folder: any LinkedFolder, report: LinkReport)
  private typealias Failure = (name: CalendarName, error: any Error)

  /// Syncs the links one after another; a failing one does not stop the rest.
  private func sync(
    _ links: [ListedLink], _ input: ParsedInput, in console: inout Console
  ) throws -> ([Report], [Failure]) {
    let (isRehearsal, accepts) = (input[ImportSpec.dryRun], input[Self.removals])
    var passwords = LinkPasswords(tools.locations)
    var (reports, failures): ([Report], [Failure]) = ([], [])
    for listed in links {
      do {
        let folder = try passwords.folder(listed.link.location, of: listed.kind, in: &console)
        func agrees(to loss: LinkLoss) throws -> Bool {
          try console.confirmsRemovals(loss, of: listed)
        }
        let report = try withoutActuallyEscaping(agrees) { agrees in
          try tools.sync(
            listed, with: folder,
            LinkRequest(
              by: Release.number, acceptingRemovals: accepts, isRehearsal: isRehearsal,
              agreeing: agrees))
        }
        reports.append((listed, folder, report))
      } catch  where links.count > 1 {
        failures.append((listed.name, error))
      }
    }
    // An item moved between links leaves the first one only after it has arrived in the other, so
    // the first one runs again.
    for index in reports.indices where reports[index].report.awaitsOtherLink {
      do {
        let again = try tools.sync(
          reports[index].listed, with: reports[index].folder,
          LinkRequest(by: Release.number, acceptingRemovals: accepts))
        reports[index].report = reports[index].report.combined(with: again)
      } catch {
        failures.append((reports[index].listed.name, error))
      }
    }
    return (reports, failures)
  }
}

extension Console {
  /// Asks before items missing on one side are removed from the other; without a terminal they
  /// stay. `--yes` does not confirm this, because the user could not know the number of items.
  fileprivate mutating func confirmsRemovals(_ loss: LinkLoss, of listed: ListedLink) throws -> Bool
  {
    guard canAsk else { return false }
    return try ask(loss.removalQuestion(of: listed, language), insteadGive: "--accept-removals")
  }
}
