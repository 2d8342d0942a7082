import HearthDomain
import JSONText
import TerminalKit

/// Says whether all is well with the store and its surroundings, and what to do if not.
public struct DoctorCommand: Command {
  public typealias Options = NoOptions

  public static let words = CommandName(["doctor"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "저장소에 문제가 없는지 살펴봐요", en: "Look for trouble, and say what to do"),
    details: Words(
      ko: "아무것도 바꾸지 않아요. 문제가 있으면 종료 상태가 1이에요.",
      en: "Changes nothing. The exit status is 1 when something is wrong."),
    examples: [
      CommandExample(line: "hearth doctor", meaning: Words(ko: "모두 살펴봐요", en: "check everything"))
    ],
    isReading: true)

  private let inspector: any StoreInspector
  private let zone: any ZoneRules

  public init(inspector: any StoreInspector, zone: any ZoneRules) {
    self.inspector = inspector
    self.zone = zone
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let report = try inspector.inspect()
    if console.form == .json {
      console.json(.document(json(of: report, in: console.language)))
    } else {
      for check in checks(of: report, in: console.traits) { print(check, in: &console) }
    }
    if !report.findings.isEmpty { throw ExitStatus.failed }
  }

  private func print(_ check: DoctorCheck, in console: inout Console) {
    let text = check.text(console.language)
    if console.form == .piped {
      console.line(StyledText("\(check.isGood ? "ok" : "problem")\t\(text.tabSeparatedCell)"))
    } else {
      console.paragraph(text, after: StyledText(check.isGood ? "✓ " : "✗ ", .bold))
    }
  }

  private func checks(of report: StoreReport, in traits: ConsoleTraits) -> [DoctorCheck] {
    DoctorCheck.checks(of: report) + [.zone(zone.name), .terminal(traits)]
  }

  /// A problem's code is for programs and stays; its text is in the language asked for.
  private func json(of report: StoreReport, in language: Language) -> JSONObject {
    [
      "healthy": .bool(report.findings.isEmpty),
      "store": .text(report.path),
      "exists": .bool(report.path == nil || report.file != nil),
      "bytes": .optional(report.file?.bytes, JSONValue.int),
      "freeBytes": .optional(report.file?.freeBytes, JSONValue.int),
      "storeSchema": .optional(report.file?.schema, JSONValue.int),
      "zone": .string(zone.name),
      "problems": .array(
        report.findings.map { finding in
          [
            "code": .string(DoctorCheck.code(of: finding)),
            "text": .string(DoctorCheck.problem(finding).text(language)),
          ]
        }),
    ]
  }
}
