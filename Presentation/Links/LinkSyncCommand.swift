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
    commandName,
    summary: Words(ko: "연결된 양쪽을 동기화해요", en: "Sync both sides of links"),
    details: Words(
      ko: "한쪽에서만 바뀐 것은 다른 쪽으로 가고, 양쪽에서 같은 것을 다르게 고쳤으면 저쪽을 따르고 여기 것은 hearth link conflicts에 남겨요. 지운"
        + " 것은 양쪽에서 지워지고, 그사이 다른 쪽에서 고쳤으면 되살아나요. 한쪽에서 전부 또는 절반 넘게 사라졌으면 다른 쪽에서 지우기 전에 물어보고, 물어볼 수"
        + " 없으면 그대로 둬요. 방금 동기화하며 여기에서 바뀐 것은 hearth undo로 되돌려요.",
      en: "A change on one side goes to the other. If both changed the same thing, the other side's"
        + " version is used and yours is kept in hearth link conflicts. What was removed is removed"
        + " on both sides, unless the other side has changed it since. If all of a side, or more"
        + " than half, is gone, you are asked before it is removed from the other one; if nobody"
        + " can be asked, it stays. hearth undo takes back what a sync has just changed here."),
    examples: [
      "hearth link sync": Words(ko: "모두 동기화해요", en: "all links"),
      .line(ko: "hearth link sync 회사 --dry-run", en: "hearth link sync work --dry-run"):
        Words(ko: "무엇이 달라질지 먼저 봐요", en: "shows what would change"),
    ],
    arguments: [link], options: [ImportSpec.dryRun, removals], storeNeed: .inMemory,
    isForPeople: true,
    runningTime: .slow)

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
