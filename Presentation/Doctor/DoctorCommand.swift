import HearthDomain
import JSONText
import TerminalKit

/// Says whether all is well with the store and its surroundings, and what to do if not.
public struct DoctorCommand: Command {
  public struct Options: Hashable, Sendable {
    let repairs: Bool
  }

  public static let words = CommandName(["doctor"])
  // What it shows tells nothing of what is kept; it asks before it repairs.
  public static let answersWhileLocked = true

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "저장소에 문제가 없는지 살펴봐요", en: "Look for trouble, and say what to do"),
    details: Words(
      ko: "아무것도 바꾸지 않아요. ✗는 문제, ·는 알아 두면 좋은 것이에요. 문제가 있으면 종료 상태가 1이에요. --repair는 저장소를 백업하고 나서,"
        + " 적은 것에서 다시 만들 수 있는 것만 다시 만들어요: 찾기 색인, 합계, 식물의 상태.",
      en: "Changes nothing. ✗ is a problem, · is good to know; the exit status is 1 when there is a"
        + " problem. --repair backs up the"
        + " store and then makes anew only what follows from what was entered: the search index,"
        + " totals, the states of plants."),
    examples: [
      CommandExample(line: "hearth doctor", meaning: Words(ko: "모두 살펴봐요", en: "check everything")),
      CommandExample(
        line: "hearth doctor --repair",
        meaning: Words(ko: "색인과 합계를 다시 만들어요", en: "make the index and the totals anew")),
    ],
    options: [
      .flag(
        "repair",
        help: Words(
          ko: "백업하고 나서 색인과 합계를 다시 만들어요.",
          en: "Back up, then make the index and the totals anew."))
    ],
    isReading: true, pace: .lasting)

  private let inspector: any StoreInspector
  private let copies: any StoreCopies
  private let letIn: (inout Console) throws -> Void
  private let surroundings: DoctorSurroundings

  /// Nothing is repaired where `letIn` throws.
  public init(
    inspector: any StoreInspector, copies: any StoreCopies,
    letIn: @escaping (inout Console) throws -> Void, surroundings: DoctorSurroundings
  ) {
    self.inspector = inspector
    self.copies = copies
    self.letIn = letIn
    self.surroundings = surroundings
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(repairs: input.flag("repair"))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    if options.repairs {
      try letIn(&console)
      try repair(&console)
    }
    let report = try inspector.inspect()
    let newest = try copies.newest()
    if console.form == .json {
      var json = json(of: report, newest, in: console.language)
      if options.repairs { json.append("repaired", .bool(true)) }
      console.json(.document(json))
    } else {
      for check in checks(of: report, newest, in: console.traits) { print(check, in: &console) }
    }
    guard report.findings.isEmpty, surroundings.settings().faults.isEmpty else {
      throw ExitStatus.failed
    }
  }

  private func settingProblems(_ language: Language) -> [JSONValue] {
    let check = DoctorCheck.settings(surroundings.settings())
    return check.health == .bad
      ? [["code": "broken-settings", "text": .string(check.text(language))]] : []
  }

  /// A store that is damaged in itself is left alone: what is made of it would be no better.
  private func repair(_ console: inout Console) throws {
    try copies.makeBefore { try inspector.rebuild() }
    if console.form == .json { return }
    let check = DoctorCheck(
      ko: "색인과 합계와 식물의 상태를 다시 만들었어요.",
      en: "The search index, the totals and the states of plants were made anew.")
    print(check, in: &console)
  }

  private func print(_ check: DoctorCheck, in console: inout Console) {
    let text = check.text(console.language)
    if console.form == .piped {
      console.line(StyledText("\(check.word)\t\(text.tabSeparatedCell)"))
    } else {
      console.paragraph(text, after: StyledText(check.mark + " ", .bold))
    }
  }

  private func checks(
    of report: StoreReport, _ newest: StoreCopy?, in traits: ConsoleTraits
  ) -> [DoctorCheck] {
    DoctorCheck.checks(of: report) + backup(of: report, newest)
      + [
        .versions(surroundings), .zone(surroundings.clock.zone.name), .terminal(traits),
        .locale(surroundings), .settings(surroundings.settings()),
      ] + (traits.outputIsTerminal ? [.pictures] : []) + libraries
  }

  private func backup(of report: StoreReport, _ newest: StoreCopy?) -> [DoctorCheck] {
    report.file == nil ? [] : [.backup(newest, today: surroundings.clock.today)]
  }

  private var libraries: [DoctorCheck] {
    DoctorLibrary.allCases.map { .library($0, isThere: surroundings.hasLibrary($0)) }
  }

  /// What would be better, with a name for programs, the same in every language and for ever.
  private func advice(
    for report: StoreReport, _ newest: StoreCopy?, _ language: Language
  ) -> [JSONValue] {
    let checks = backup(of: report, newest) + [.locale(surroundings)] + libraries
    return checks.compactMap { check in
      guard case .improvable(let code) = check.health else { return nil }
      return ["code": .string(code), "text": .string(check.text(language))]
    }
  }

  /// A problem's code is for programs and stays; its text is in the language asked for.
  private func json(
    of report: StoreReport, _ newest: StoreCopy?, in language: Language
  ) -> JSONObject {
    [
      "healthy": .bool(report.findings.isEmpty && surroundings.settings().faults.isEmpty),
      "store": .text(report.path),
      "exists": .bool(report.path == nil || report.file != nil),
      "bytes": .optional(report.file?.bytes, JSONValue.int),
      "freeBytes": .optional(report.file?.freeBytes, JSONValue.int),
      "storeSchema": .optional(report.file?.schema, JSONValue.int),
      "zone": .string(surroundings.clock.zone.name),
      "problems": .array(
        report.findings.map { finding in
          [
            "code": .string(DoctorCheck.code(of: finding)),
            "text": .string(DoctorCheck.problem(finding).text(language)),
          ]
        } + settingProblems(language)),
      "unchecked": .array(report.unchecked.map { .string($0.rawValue) }),
      "advice": .array(advice(for: report, newest, language)),
      "lastBackup": .optional(newest) { ["file": .string($0.path), "bytes": .int($0.bytes)] },
      "version": .string(surroundings.program.number), "sqlite": .string(surroundings.sqlite),
      "characterSet": .text(surroundings.characterSet),
      "libraries": .array(
        DoctorLibrary.allCases.map {
          ["name": .string($0.file), "found": .bool(surroundings.hasLibrary($0))]
        }),
    ]
  }
}
