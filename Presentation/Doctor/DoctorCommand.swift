import HearthDomain
import JSONText
import TerminalKit

/// Checks the store and its environment, and reports problems with their solutions.
package struct DoctorCommand: Command {
  package static let commandName = CommandName(["doctor"])
  // The output does not contain stored data; the repair asks for the passphrase.
  package static let runsWhileLocked = true

  private static let repair = Flag(
    "repair",
    help: Words(
      ko: "백업하고 나서 색인과 합계를 다시 만들어요.",
      en: "Back up, then rebuild the index and the totals.")
  ).forPeopleOnly

  package static let spec = CommandSpec(
    commandName, options: [repair], isReadOnly: true, runningTime: .slow)

  private let inspector: any StoreInspector
  private let backups: any StoreBackups
  private let unlockedBackups: UnlockedBackups
  private let requireUnlocked: (inout Console) throws -> Void
  private let isLocked: () -> Bool
  private let context: DoctorContext

  /// Creates the command. `requireUnlocked` throws if the profile is locked, so that nothing is
  /// repaired. While `isLocked` returns true, no stored values are printed.
  package init(
    inspector: any StoreInspector, copies: any StoreBackups, openCopies: UnlockedBackups,
    requireUnlocked: @escaping (inout Console) throws -> Void,
    isLocked: @escaping () -> Bool = { false },
    context: DoctorContext
  ) {
    self.inspector = inspector
    self.backups = copies
    self.unlockedBackups = openCopies
    self.requireUnlocked = requireUnlocked
    self.isLocked = isLocked
    self.context = context
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let repairs = input[Self.repair]
    let takenOut = try repairs ? repair(&console) : nil
    let isRepaired = takenOut != nil
    let words = RepairText(wasRepairTried: repairs)
    let found = try inspect()
    let report = isLocked() ? found.withHashedValues : found
    let newest = try backups.newestBackup()
    let sound = report.isCorrupted ? backups.validBackups(limit: DoctorCommand.maxListedCopies) : []
    if console.form == .json {
      var json = json(of: report, newest, words, in: console.language)
      if repairs { json.append("repaired", .bool(isRepaired)) }
      if let takenOut { json.append("takenOutOfHistory", .int(takenOut)) }
      if report.isCorrupted { addRescueJSON(report, sound, to: &json) }
      console.printJSON(.document(json))
    } else {
      let all = checks(of: report, newest, sound, words, in: console.traits)
      for check in all { print(check, in: &console) }
    }
    guard isHealthy(report), isRepaired || !repairs else { throw ExitStatus.failed }
  }

  private func isHealthy(_ report: StoreReport) -> Bool {
    problems(of: report).isEmpty && context.settings().faults.isEmpty
      && context.brokenLinks().isEmpty
  }

  /// Returns the findings except those that are only advice.
  private func problems(of report: StoreReport) -> [StoreFinding] {
    report.findings.filter { DoctorCheck.problem($0).health == .bad }
  }

  private func linkProblems(_ language: Language) -> [JSONValue] {
    context.brokenLinks().map { broken in
      [
        "code": "broken-link", "text": .string(DoctorCheck.brokenLink(broken).text(language)),
        "link": .path(broken.link), "target": .path(broken.target),
      ]
    }
  }

  private func settingProblems(_ language: Language) -> [JSONValue] {
    let check = DoctorCheck.settings(context.settings())
    return check.health == .bad
      ? [["code": "broken-settings", "text": .string(check.text(language))]] : []
  }

  /// Maximum number of intact copies listed for a damaged store.
  private static let maxListedCopies = 3

  /// Inspects the store. A file that is not a database counts as a damaged store if there are
  /// backups.
  private func inspect() throws -> StoreReport {
    do {
      return try inspector.inspect()
    } catch DomainError.damaged(.notAStore(let path)) {
      guard try backups.newestBackup() != nil else {
        throw DomainError.damaged(.notAStore(path: path))
      }
      return StoreReport(
        path: path, file: nil, findings: [.corrupted(detail: "file is not a database")])
    }
  }

  /// Repairs the store. Returns the number of changes that had to be removed from the history.
  /// Returns nil if the file itself is damaged, and leaves it unchanged, because rebuilding would
  /// not help.
  private func repair(_ console: inout Console) throws -> Int? {
    let takenOut: Int
    do {
      try requireUnlocked(&console)
      takenOut = try backups.performAfterBackup { try inspector.rebuildDerivedData() }
    } catch DomainError.damaged(let damage) {
      // A file without backups was probably never a store, so that is reported instead.
      if case .notAStore = damage, try backups.newestBackup() == nil {
        throw DomainError.damaged(damage)
      }
      printNote(DoctorCommand.repairFailed(damage), in: &console)
      return nil
    }
    console.recordConfirmedChange()
    printNote(
      DoctorCheck(
        ko: "색인과 합계와 식물의 상태를 다시 만들었어요.",
        en: "Rebuilt the search index, the totals and the plant states."),
      in: &console)
    if takenOut > 0 {
      printNote(
        DoctorCheck(
          ko: "알아볼 수 없던 것 \(takenOut)개를 바뀐 기록에서 뺐어요. 백업에는 그대로 있어요.",
          en: "\(Plural("change")(takenOut)) that could not be read"
            + " \(takenOut == 1 ? "was" : "were") removed from the history. The backup still has"
            + " \(takenOut == 1 ? "it" : "them")."),
        in: &console)
    }
    return takenOut
  }

  private static func repairFailed(_ damage: Damage) -> DoctorCheck {
    // Only the fact is printed here; the report below contains the solution.
    if case .schema(_, let object) = damage {
      let fact = SchemaMismatchWords(mismatch: object).explanation
      return DoctorCheck(
        .bad, ko: "아무것도 다시 만들지 않았어요. \(fact.ko).", en: "Nothing was rebuilt. \(fact.en).")
    }
    return DoctorCheck(
      .bad, ko: "파일이 손상되어서 아무것도 다시 만들지 않았어요.",
      en: "Nothing was rebuilt, because the file itself is damaged.")
  }

  private func printNote(_ check: DoctorCheck, in console: inout Console) {
    if console.form != .json { print(check, in: &console) }
  }

  private func print(_ check: DoctorCheck, in console: inout Console) {
    let text = check.text(console.language)
    if console.form == .piped {
      console.printLine(StyledText("\(check.statusWord)\t\(text.tabSeparatedCell)"))
    } else {
      console.printParagraph(text, after: StyledText(check.statusMark + " ", .bold))
    }
  }

  private func checks(
    of report: StoreReport, _ newest: StoreBackup?, _ sound: [StoreBackup], _ repair: RepairText,
    in traits: ConsoleTraits
  ) -> [DoctorCheck] {
    DoctorCheck.checks(of: report, repair) + context.brokenLinks().map(DoctorCheck.brokenLink)
      + DoctorCheck.rescueOptions(
        report, sound, store: context.store, today: context.clock.today)
      + (report.isCorrupted ? [] : backupChecks(of: report, newest))
      + [
        .versions(context), .timeZone(context.clock.zone.name), .terminal(traits),
        .locale(context), .settings(context.settings()),
      ] + (traits.outputIsTerminal ? [.pictures] : []) + libraryChecks
  }

  private func backupChecks(of report: StoreReport, _ newest: StoreBackup?) -> [DoctorCheck] {
    guard report.file != nil else { return [] }
    let open = unlockedBackups()
    let covers = context.coverCount()
    return [.backup(newest, today: context.clock.today)]
      + (covers > 0 ? [.coverCount(covers)] : [])
      + (open.isEmpty ? [] : [.unencryptedCopies(open)])
      + (context.lacksTimer() ? [.noReminderTimer] : [])
  }

  private var libraryChecks: [DoctorCheck] {
    SystemLibrary.allCases.map { .library($0, isInstalled: context.hasLibrary($0)) }
  }

  /// Returns the advice as JSON. Each piece has a code for programs, which never changes.
  private func adviceJSON(
    for report: StoreReport, _ newest: StoreBackup?, _ language: Language
  ) -> [JSONValue] {
    let checks =
      [DoctorCheck.location(of: report)] + report.findings.map { DoctorCheck.problem($0) }
      + backupChecks(of: report, newest)
      + [.locale(context)] + libraryChecks
    return checks.compactMap { check in
      guard case .improvable(let code) = check.health else { return nil }
      return ["code": .string(code), "text": .string(check.text(language))]
    }
  }

  private func problemJSON(
    _ finding: StoreFinding, _ repair: RepairText, _ language: Language
  ) -> JSONObject {
    var json: JSONObject = [
      "code": .string(DoctorCheck.problemCode(of: finding)),
      "text": .string(DoctorCheck.problem(finding, repair).text(language)),
    ]
    guard case .unreadableRows(_, let first, let count) = finding else { return json }
    json.append("count", .int(count))
    json.append(
      "rows",
      .array(
        first.map { row in
          [
            "table": .string(row.table), "id": .string(row.id), "column": .string(row.column),
            "reason": .string(row.reason(in: language)),
          ]
        }))
    return json
  }

  /// Adds the readable parts of a damaged store.
  private func addRescueJSON(
    _ report: StoreReport, _ sound: [StoreBackup], to json: inout JSONObject
  ) {
    json.append(
      "tables",
      .array(
        report.tables.map {
          [
            "table": .string($0.name), "rows": .int($0.rows),
            "whole": .bool($0.isCompletelyReadable),
          ]
        }))
    json.append(
      "soundBackups",
      .array(sound.map { ["file": .path($0.path), "bytes": .int($0.bytes)] }))
  }

  /// Returns the report as JSON. Codes of problems are stable; texts are in the given language.
  private func json(
    of report: StoreReport, _ newest: StoreBackup?, _ repair: RepairText, in language: Language
  ) -> JSONObject {
    [
      "healthy": .bool(isHealthy(report)),
      "store": .path(report.path),
      "exists": .bool(report.path == nil || report.file != nil),
      "bytes": .optional(report.file?.bytes, JSONValue.int),
      "freeBytes": .optional(report.file?.freeBytes, JSONValue.int),
      "storeSchema": .optional(report.file?.schema, JSONValue.int),
      "zone": .string(context.clock.zone.name),
      "problems": .array(
        problems(of: report).map { .object(problemJSON($0, repair, language)) }
          + linkProblems(language)
          + settingProblems(language)),
      "unchecked": .array(report.unchecked.map { .string($0.rawValue) }),
      "advice": .array(adviceJSON(for: report, newest, language)),
      "lastBackup": .optional(newest) { ["file": .path($0.path), "bytes": .int($0.bytes)] },
      "version": .string(context.program.number), "sqlite": .string(context.sqlite),
      "characterSet": .text(context.characterSet), "covers": .int(context.coverCount()),
      "libraries": .array(
        SystemLibrary.allCases.map {
          ["name": .string($0.likelyFileName), "found": .bool(context.hasLibrary($0))]
        }),
    ]
  }
}

extension StoreReport {
  fileprivate var withHashedValues: StoreReport {
    let findings = findings.map { finding in
      guard case .unreadableRows(let table, let first, let count) = finding else { return finding }
      return .unreadableRows(table: table, first: first.map { $0.withHashedID }, count: count)
    }
    return StoreReport(
      path: path, file: file, findings: findings, unchecked: unchecked, tables: tables)
  }
}
