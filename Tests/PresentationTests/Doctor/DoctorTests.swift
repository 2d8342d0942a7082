import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct DoctorTests {
  private struct FixedInspector: StoreInspector {
    let report: StoreReport
    func inspect() -> StoreReport { report }
  }

  private static let sound = StoreReport(
    path: "/home/mina/hearth.db",
    file: StoreReport.File(bytes: 1_234_567, freeBytes: 98_765_432_109, schema: 1), findings: [])

  private static let ailing = StoreReport(
    path: "/home/mina/hearth.db",
    file: StoreReport.File(bytes: 4096, freeBytes: 1_000_000, schema: 1),
    findings: [
      .unsound(detail: "row 3 missing from index"),
      .brokenReferences(table: "watering", count: 1),
      .openToOthers(path: "/home/mina/hearth.db", mode: 0o644), .littleSpace(bytes: 1_000_000),
    ])

  private static let reports = [
    ("sound", sound), ("ailing", ailing),
    ("memory", StoreReport(path: nil, file: nil, findings: [])),
    ("missing", StoreReport(path: "/home/mina/hearth.db", file: nil, findings: [])),
    (
      "nowhere",
      StoreReport(
        path: "/proc/hearth.db", file: nil, findings: [.cannotBeMade(folder: "/proc")])
    ),
  ]

  @Test(arguments: Language.allCases, ["terminal", "piped", "json"])
  func `every finding is told in words`(language: Language, form: String) throws {
    for (name, report) in Self.reports {
      var traits = ConsoleTraits(language: language)
      traits.outputIsTerminal = form == "terminal"
      traits.wantsJSON = form == "json"
      var console = Console.recording(traits)
      let command = DoctorCommand(
        inspector: FixedInspector(report: report), zone: FixedZone.seoul)
      let status = console.endingStatus { try command.run(.init(), in: &$0) }
      #expect(status == (report.findings.isEmpty ? .done : .failed))
      try expectGolden(
        "Doctor/\(name)-\(form)-\(language.rawValue)", console.recordedOutput)
    }
  }
}
