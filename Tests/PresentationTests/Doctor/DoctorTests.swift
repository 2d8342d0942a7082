import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct DoctorTests {
  private struct FixedInspector: StoreInspector {
    let report: StoreReport
    var rebuilding: (any Error)?
    func inspect() -> StoreReport { report }
    func rebuildDerivedData() throws -> Int {
      if let rebuilding { throw rebuilding }
      return takenOut
    }
    var takenOut = 0
  }

  private struct FixedCopies: StoreBackups {
    let copy: StoreBackup?
    func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
      throw DomainError.refused(.store(.isInMemory))
    }
    func makeProvisionalBackup() throws -> ProvisionalBackup {
      throw DomainError.refused(.store(.isInMemory))
    }
    func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore
    {
      throw DomainError.refused(.store(.isInMemory))
    }
    func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
      throw DomainError.refused(.store(.isInMemory))
    }
    func validBackups(limit: Int) -> [StoreBackup] { copy.map { [$0] } ?? [] }
    func newestBackups(limit: Int) -> [StoreBackup] { copy.map { [$0] } ?? [] }
    func reportingProgress(
      _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
    ) -> any StoreBackups { self }
  }

  private static let backups = [
    "sound": StoreBackup(
      path: "/home/mina/hearth-2026-11-17-090000.db", bytes: 1000,
      madeAt: LocalTime(literal: "2026-11-17T09:00")),
    "ailing": StoreBackup(
      path: "/home/mina/hearth-2026-08-01-090000.db", bytes: 1000,
      madeAt: LocalTime(literal: "2026-08-01T09:00")),
  ]

  private static let openCopies = UnlockedBackups(locks: InMemoryBackups(), front: InMemoryStore())

  private static let context = DoctorContext(
    program: ProgramVersion(number: "1.2.3", build: .release), sqlite: "3.40.1",
    clock: LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul), store: nil,
    characterSet: "UTF-8", settings: { LoadedSettings() }, hasLibrary: { $0 != .curl },
    brokenLinks: { [] })

  private static let sound = StoreReport(
    path: "/home/mina/hearth.db",
    file: StoreReport.File(bytes: 1_234_567, freeBytes: 98_765_432_109, schema: 1), findings: [])

  private static let ailing = StoreReport(
    path: "/home/mina/hearth.db",
    file: StoreReport.File(bytes: 4096, freeBytes: 1_000_000, schema: 1),
    findings: [
      .corrupted(detail: "row 3 missing from index"), .furtherCorruptions(count: 3),
      .mismatch(SchemaMismatch(.trigger, "thief", .added)),
      .mismatch(SchemaMismatch(.table, "notes", .added, isInTheWay: false)),
      .brokenReferences(table: "watering", count: 1),
      .unreadableRows(
        table: "mood",
        first: [
          InvalidRow(
            table: "mood", column: "level", id: "7",
            issue: Issue(field: .level, problem: .outOfRange(0...100, actual: 101))),
          InvalidRow(table: "mood", column: "day", id: "8"),
        ], count: 5),
    ] + DerivedPart.allCases.map { .outdatedData($0, count: 3) } + [
      .changedOutsideJournal(count: 2), .openToOthers(path: "/home/mina/hearth.db", mode: 0o644),
      .littleSpace(bytes: 1_000_000),
      .changedBackup(path: "/home/mina/backups/hearth-2026-11-20-090000.db"),
      .olderBackup(
        path: "/home/mina/backups/hearth-2026-01-20-090000.db", schema: 9, commit: "a1b2c3d4"),
      .leftover(path: "/home/mina/.hearth-unfinished-a1b2c3", bytes: 20_000, isSurelyOne: true),
      .leftover(path: "/home/mina/.hearth-unlocked-a1b2c3", bytes: 30_000, isSurelyOne: false),
    ],
    tables: [
      StoreReport.Table(name: "person", rows: 12, isCompletelyReadable: true),
      StoreReport.Table(name: "event", rows: 0, isCompletelyReadable: true),
      StoreReport.Table(name: "mood", rows: 340, isCompletelyReadable: false),
    ])

  private static let reports = [
    ("sound", sound), ("ailing", ailing),
    ("busy", StoreReport(path: sound.path, file: sound.file, findings: [], unchecked: [.index])),
    ("memory", StoreReport(path: nil, file: nil, findings: [])),
    ("missing", StoreReport(path: "/home/mina/hearth.db", file: nil, findings: [])),
    (
      "nowhere",
      StoreReport(
        path: "/proc/hearth.db", file: nil, findings: [.cannotBeCreated(folder: "/proc")])
    ),
  ]

  @Test(arguments: CommandFixture.goldenForms + [(.english, .piped)])
  func `every finding has a message`(language: Language, form: CommandFixture.Form) throws {
    var told = ""
    for (name, report) in Self.reports {
      var console = Console.recording(form.traits(language))
      let command = DoctorCommand(
        inspector: FixedInspector(report: report), copies: FixedCopies(copy: Self.backups[name]),
        openCopies: Self.openCopies,
        requireUnlocked: { _ in throw ExitStatus.programError }, context: Self.context)
      let status = console.exitStatus { try command.run(DoctorCommand.input(), in: &$0) }
      #expect(status == (report.findings.isEmpty ? .success : .failed))
      told += "— \(name) —\n" + console.recordedOutput
    }
    try expectGolden("Doctor/\(form)-\(language.rawValue)", told)
  }

  @Test(arguments: ["terminal", "piped", "json"])
  func `a locked profile shows no values`(form: String) {
    let row = InvalidRow(
      table: "mood", column: "memo", id: "a secret",
      issue: Issue(field: .level, problem: .outOfRange(0...100, actual: 7_309)))
    let report = StoreReport(
      path: "/home/mina/hearth.db", file: Self.sound.file,
      findings: [.unreadableRows(table: "mood", first: [row], count: 1)])
    for isLocked in [true, false] {
      var traits = ConsoleTraits(language: .english)
      traits.outputIsTerminal = form == "terminal"
      traits.wantsJSON = form == "json"
      var console = Console.recording(traits)
      let command = DoctorCommand(
        inspector: FixedInspector(report: report), copies: FixedCopies(copy: nil),
        openCopies: Self.openCopies, requireUnlocked: { _ in }, isLocked: { isLocked },
        context: Self.context)
      _ = console.exitStatus { try command.run(DoctorCommand.input(), in: &$0) }
      let isTold = ["secret", "7309", "7,309"].contains { console.recordedOutput.contains($0) }
      #expect(isTold != isLocked)
    }
  }

  @Test func `a leftover of an earlier version is named as such`() {
    let left = StoreFinding.leftover(
      path: "/home/mina/.hearth-a1B2c3", bytes: 10_000, isSurelyOne: false, isFolder: false)
    let text = DoctorCheck.problem(left).text
    #expect(text.en.contains("/home/mina/.hearth-a1B2c3"))
    #expect(text.en.contains("left a file behind"))
    #expect(text.ko.contains("파일 같아요: /home/mina/.hearth-a1B2c3"))
    #expect(DoctorCheck.problem(left).health == .improvable(code: "left-file"))
  }

  @Test(arguments: [true, false])
  func `nothing is repaired before unlocking`(isUnlocked: Bool) throws {
    let command = DoctorCommand(
      inspector: FixedInspector(report: Self.sound, rebuilding: ExitStatus.badData),
      copies: FixedCopies(copy: nil), openCopies: Self.openCopies,
      requireUnlocked: { _ in if !isUnlocked { throw DomainError.refused(.lock(.isLocked)) } },
      context: Self.context)
    var console = Console.recording(ConsoleTraits(language: .english))
    let status = console.exitStatus { try command.run(DoctorCommand.input("--repair"), in: &$0) }
    #expect(status == (isUnlocked ? .badData : .failed))
  }

  @Test func `the number of removed journal entries is reported`() {
    func said(_ count: Int, _ language: Language, json: Bool = false) -> String {
      var traits = ConsoleTraits(language: language)
      traits.wantsJSON = json
      var console = Console.recording(traits)
      let command = DoctorCommand(
        inspector: FixedInspector(report: Self.sound, takenOut: count),
        copies: FixedCopies(copy: nil), openCopies: Self.openCopies, requireUnlocked: { _ in },
        context: Self.context)
      #expect(
        console.exitStatus { try command.run(DoctorCommand.input(["--repair"]), in: &$0) }
          == .success)
      return console.recordedOutput
    }
    #expect(!said(0, .english).contains("removed from the history"))
    #expect(said(1, .english).contains("1 change that could not be read was removed"))
    #expect(said(2, .english).contains("2 changes that could not be read were removed"))
    #expect(said(2, .korean).contains("알아볼 수 없던 것 2개를 바뀐 기록에서 뺐어요"))
    #expect(said(3, .english, json: true).contains(#""takenOutOfHistory":3"#))
  }

  @Test(arguments: Language.allCases, [false, true])
  func `findings that a repair cannot solve suggest no further repair`(
    language: Language, isJSON: Bool
  ) throws {
    let damages: [Damage] = [
      .store(path: "hearth.db", detail: "malformed"),
      .schema(path: "hearth.db", SchemaMismatch(.table, "mood", .changed)),
    ]
    let everything = StoreReport(
      path: Self.ailing.path, file: Self.ailing.file,
      findings: Self.ailing.findings + [
        .mismatch(SchemaMismatch(.table, "mood", .changed)),
        .mismatch(SchemaMismatch(.table, "search_index", .missing)),
        .mismatch(SchemaMismatch(.index, "mood_list", .missing)),
        .unreadableRows(table: "journal_step", first: [], count: 1),
      ])
    for damage in damages {
      var traits = ConsoleTraits(language: language)
      traits.wantsJSON = isJSON
      var console = Console.recording(traits)
      let command = DoctorCommand(
        inspector: FixedInspector(report: everything, rebuilding: DomainError.damaged(damage)),
        copies: FixedCopies(copy: nil), openCopies: Self.openCopies, requireUnlocked: { _ in },
        context: Self.context)
      _ = console.exitStatus { try command.run(DoctorCommand.input("--repair"), in: &$0) }
      #expect(!console.recordedOutput.contains("doctor --repair"))
      #expect(console.recordedOutput.contains("hearth export"))
    }
  }

  @Test func `a repair without effect fails`() throws {
    let command = DoctorCommand(
      inspector: FixedInspector(
        report: Self.sound,
        rebuilding: DomainError.damaged(.store(path: "hearth.db", detail: "malformed"))),
      copies: FixedCopies(copy: nil), openCopies: Self.openCopies, requireUnlocked: { _ in },
      context: Self.context)
    for (arguments, status) in [(["--repair"], ExitStatus.failed), ([], .success)] {
      var console = Console.recording(ConsoleTraits(language: .english))
      #expect(
        console.exitStatus { try command.run(DoctorCommand.input(arguments), in: &$0) } == status)
    }
  }
}

@Suite struct DoctorContextTests {
  @Test(
    arguments: [
      (["LANG": "ko_KR.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
      ([:], false),
      (["LC_ALL": "ko_KR.EUC-KR", "LANG": "ko_KR.UTF-8"], false),
      (["LC_ALL": "", "LANG": "de_DE.UTF-8@euro"], true),
    ] as [([String: String], Bool)])
  func `the encoding is that of the active locale`(
    variables: [String: String], speaksUTF8: Bool
  ) {
    let context = DoctorContext(
      program: ProgramVersion(number: "1", build: .debug), sqlite: "3",
      clock: LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul),
      store: nil, characterSet: Environment.fixed(variables).characterSet,
      settings: { LoadedSettings() }, hasLibrary: { _ in true },
      brokenLinks: { [] })
    #expect(context.usesUTF8 == speaksUTF8)
  }

  @Test func `unusable settings are reported with what to do`() {
    #expect(DoctorCheck.settings(LoadedSettings()).health == .good)
    let damage = DomainError.damaged(.settings(path: "/a", line: 1, column: 1))
    let broken = DoctorCheck.settings(LoadedSettings(faults: [.entireFile(damage)]))
    #expect(broken.health == .bad)
    #expect(broken.text.en.contains("hearth settings reset --all"))
    let wrong = DoctorCheck.settings(LoadedSettings(faults: [.value(name: "theme")]))
    #expect(wrong.health == .bad)
    #expect(wrong.text.en.contains("hearth settings set"))
  }

  @Test func `an unchecked item has no tick`() {
    #expect(DoctorCheck.pictures.health == .unchecked)
    #expect(DoctorCheck.pictures.statusMark != DoctorCheck.timeZone("Asia/Seoul").statusMark)
  }

  @Test func `an improvable item is neither good nor broken`() {
    let today = Day(literal: "2026-11-20")
    #expect(DoctorCheck.backup(nil, today: today).health == .improvable(code: "no-backup"))
    let copy = { (day: String) in
      StoreBackup(path: "/a.db", bytes: 1, madeAt: LocalTime(literal: day + "T09:00"))
    }
    let old = DoctorCheck.backup(copy("2026-08-01"), today: today)
    #expect(old.health == .improvable(code: "old-backup"))
    #expect((old.statusMark, old.statusWord) == ("·", "advice"))
    #expect(DoctorCheck.backup(copy("2026-11-01"), today: today).health == .good)
    let missing = StoreReport(path: "/typo/hearth.db", file: nil, findings: [])
    #expect(DoctorCheck.location(of: missing).health == .improvable(code: "no-store"))
    #expect(
      DoctorCheck.library(.curl, isInstalled: false).health == .improvable(code: "no-library"))
  }
}
