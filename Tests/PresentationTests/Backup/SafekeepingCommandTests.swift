import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthPresentation

@Suite struct SafekeepingCommandTests {
  private struct FixedCopies: StoreBackups {
    func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
      StoreBackup(
        path: path ?? "/home/mina/backups/hearth-2026-11-20-090000.db", bytes: 1_234_567,
        madeAt: nil)
    }
    func makeProvisionalBackup() -> ProvisionalBackup {
      ProvisionalBackup(path: "/b/hearth-before-change.db", keep: {}, settle: {})
    }
    func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore
    {
      RestoredStore(
        path: "/home/mina/hearth.db",
        kept: path == "first.db" ? nil : "/home/mina/hearth-before-restore-2026-11-20-090000.db")
    }
    func checkIsRestorable(_ path: FilePath, called name: FilePath) {}
    func validBackups(limit: Int) -> [StoreBackup] { [] }
    func newestBackups(limit: Int) -> [StoreBackup] { [] }
    func reportingProgress(
      _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
    ) -> any StoreBackups { self }
  }

  private struct FixedArchive: StoreArchive {
    var outcome = ArchiveOutcome()

    func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
      try write(Array("{}\n".utf8))
      return [
        ArchiveCount(area: "settings", records: 1), ArchiveCount(area: "people", records: 2),
        ArchiveCount(area: "sayings", records: 0), ArchiveCount(area: "moods", records: 1),
      ]
    }
    func read(
      _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
      isRehearsal: Bool
    ) throws -> ArchiveOutcome { outcome }
  }

  private func tools(
    _ files: InMemoryFiles, copies: any StoreBackups = FixedCopies(),
    archive: any StoreArchive = FixedArchive(),
    areas: @escaping (FileKind) -> FileImport? = { _ in nil },
    requireUnlocked: @escaping (inout Console) throws -> Void = { _ in }
  ) -> BackupTools {
    BackupTools(
      copies: copies, front: InMemoryStore(), archive: archive, files: files, scratchFile: .none,
      sealing: .plain(files), recognizer: BeginningRecognizer(), memory: .none,
      areaImport: areas, requireUnlocked: requireUnlocked)
  }

  private static var mixed: ArchiveOutcome {
    var outcome = ArchiveOutcome()
    (outcome.added, outcome.replaced, outcome.unchanged, outcome.keptDespiteDifference) = (
      3, 2, 5, 1
    )
    for _ in 0..<11 { outcome.report.countRead() }
    outcome.report.warn(line: 9, .existingItemKept)
    outcome.report.skip(line: 12, .uniqueValueTaken(holder: "엄마"))
    outcome.report.skip(line: 13, .refersToMissing)
    outcome.report.skip(line: 14, .unknownArea(name: "planets"))
    return outcome
  }

  private static var broken: ArchiveOutcome {
    var outcome = ArchiveOutcome()
    outcome.report.skip(line: 2, .missing(field: "id"))
    return outcome
  }

  @Test func `backups with long paths are distinguishable on a terminal`() throws {
    var traits = ConsoleTraits(language: .english)
    traits.outputIsTerminal = true
    var console = Console.recording(traits)
    let folder = "/home/mina/.local/state/hearth/backups/hearth.db-05004307/hearth-2026-11-20-"
    try BackupListCommand.listing.print(
      ["090000", "100000"].map { time in
        StoreBackup(path: FilePath("\(folder)\(time).db"), bytes: 4_096, madeAt: nil)
      }, whenEmpty: Words(ko: "", en: ""), in: &console)
    let output = console.recordedOutput.filter { !$0.isWhitespace }
    #expect(output.contains("090000.db") && output.contains("100000.db"), "\(output)")
    #expect(!output.contains("…"))
  }

  /// The output of commands when every question is answered with yes.
  private struct Record {
    let language: Language
    let form: String
    var text = ""

    private var console: Console {
      var traits = ConsoleTraits(language: language)
      traits.outputIsTerminal = form == "terminal"
      traits.wantsJSON = form == "json"
      traits.assumesYes = true
      return Console.recording(traits)
    }

    mutating func add(
      _ title: String, _ status: ExitStatus = .success, _ body: (inout Console) throws -> Void
    ) {
      var console = console
      #expect(console.exitStatus(body) == status)
      text += "# \(title)\n\(console.recordedOutput)\(console.recordedErrors)"
    }
  }

  @Test(arguments: [(Language.korean, "terminal"), (.english, "terminal"), (.english, "json")])
  func `every action prints its result`(language: Language, form: String) throws {
    let files = InMemoryFiles()
    try files.write(Array(#"{"hearth-archive":1}"#.utf8), to: "a.json", replacing: false)
    var record = Record(language: language, form: form)
    for (title, words) in [("backup", []), ("backup FILE", ["my.db"])] {
      record.add(title) {
        try BackupCommand(tools: tools(files)).run(BackupCommand.input(words), in: &$0)
      }
    }
    for name: FilePath in ["b", "first.db"] { try files.write([], to: name, replacing: false) }
    let restore = RestoreCommand(tools: tools(files))
    record.add("restore") { try restore.run(RestoreCommand.input("b"), in: &$0) }
    record.add("restore, nothing before") {
      try restore.run(RestoreCommand.input("first.db"), in: &$0)
    }
    record.add("export") {
      try ExportCommand(tools: tools(files)).run(ExportCommand.input("e"), in: &$0)
    }
    for (title, outcome, status) in Self.outcomes {
      record.add("import, \(title)", status) {
        try ImportCommand(tools: tools(files, archive: FixedArchive(outcome: outcome)))
          .run(ImportCommand.input("a.json"), in: &$0)
      }
    }
    #expect(files["e"] == Array("{}\n".utf8))
    try expectGolden("Backup/commands-\(form)-\(language.rawValue)", record.text)
  }

  @Test func `data missing in a file is asked for once, and used for the import`() throws {
    let files = InMemoryFiles()
    try files.write(Array("date,mood\n".utf8), to: "a.csv", replacing: false)
    let taken = Mutex<[Int?]>([])
    let moods = FileImport(
      ImportNouns(CountedNoun(ko: "기분", en: "mood"), from: CountedNoun(ko: "기록", en: "entry")),
      of: .moods, memory: .none
    ) { _, request in
      taken.withLock { $0.append(request.hints.levels["둥둥"]?.value) }
      if request.hints.levels["둥둥"] == nil {
        throw DomainError.damaged(.unknownMoods([NamedCount("둥둥", records: 1)]))
      }
      var outcome = ImportOutcome()
      outcome.added = 1
      return outcome
    }
    var traits = ConsoleTraits(language: .english)
    (traits.inputIsTerminal, traits.outputIsTerminal, traits.errorIsTerminal) = (true, true, true)
    var console = Console.recording(traits, answers: ["85", "y"])
    try ImportCommand(tools: tools(files, areas: { $0 == .moods ? moods : nil }))
      .run(ImportCommand.input("a.csv"), in: &console)
    #expect(taken.withLock { $0 } == [nil, 85, 85])
  }

  @Test func `a verb is refused as the name of a backup file`() throws {
    let files = InMemoryFiles()
    let command = BackupCommand(tools: tools(files))
    var record = Record(language: .english, form: "terminal")
    for word in ["remove", "list-of-mine.db"] {
      record.add(word, word == "remove" ? .wrongUsage : .success) {
        try command.run(BackupCommand.input(word), in: &$0)
      }
    }
    #expect(record.text.contains("no command “remove”") && record.text.contains("./remove"))
    #expect(record.text.contains("Backed up the store"))
  }

  /// An archive that writes the number of its attempt, and reports missing data in the first `gaps`
  /// attempts.
  private final class GappyArchive: StoreArchive, Sendable {
    private let turns = Mutex(0)
    private let gaps: Int

    init(gaps: Int) { self.gaps = gaps }

    func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] { [] }
    func writeIntactParts(
      to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
    ) throws -> [ArchiveCount] {
      let turn = turns.withLock { turns in
        turns += 1
        return turns
      }
      try write(Array("turn \(turn)".utf8))
      if turn <= gaps { missing(.records(area: "moods")) }
      return []
    }
    func read(
      _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
      isRehearsal: Bool
    ) throws -> ArchiveOutcome { ArchiveOutcome() }
  }

  /// The existing file may be the only good copy.
  @Test func `an incomplete export replaces no other file`() throws {
    func export(_ archive: GappyArchive, to path: String, _ files: InMemoryFiles) throws -> String {
      var record = Record(language: .english, form: "terminal")
      record.add(path, .badData) {
        try ExportCommand(tools: tools(files, archive: archive)).run(
          ExportCommand.input(path), in: &$0)
      }
      return record.text
    }
    let files = InMemoryFiles()
    for name: FilePath in ["old.json", "a/.all", "b/all"] {
      try files.write([1], to: name, replacing: false)
    }
    let said = try export(GappyArchive(gaps: 9), to: "old.json", files)
    #expect(said.contains("old.json stays as it was; what could be read is in old-part.json"))
    _ = try export(GappyArchive(gaps: 9), to: "old.json", files)
    _ = try export(GappyArchive(gaps: 9), to: "a/.all", files)
    _ = try export(GappyArchive(gaps: 9), to: "b/all", files)
    #expect(files["old.json"] == [1] && files["a/.all"] == [1] && files["b/all"] == [1])
    for name: FilePath in ["old-part.json", "old-part-2.json", "a/.all-part", "b/all-part"] {
      #expect(files[name] == Array("turn 3".utf8), "\(name.displayText)")
    }
    // Where no file existed, an incomplete one is better than none.
    _ = try export(GappyArchive(gaps: 9), to: "new.json", files)
    #expect(files["new.json"] == Array("turn 1".utf8))
    // A read that fails once is retried.
    var record = Record(language: .english, form: "terminal")
    record.add("again") {
      try ExportCommand(tools: tools(files, archive: GappyArchive(gaps: 1))).run(
        ExportCommand.input("old.json"), in: &$0)
    }
    #expect(files["old.json"] == Array("turn 2".utf8))
  }

  private static let outcomes: [(String, ArchiveOutcome, ExitStatus)] = [
    ("nothing", ArchiveOutcome(), .success), ("mixed", mixed, .success),
    ("broken", broken, .badData),
  ]

  @Test func `a restore asks first, and no changes nothing`() throws {
    struct Untouchable: StoreBackups {
      func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
        throw ExitStatus.programError
      }
      func makeProvisionalBackup() throws -> ProvisionalBackup { throw ExitStatus.programError }
      func restore(
        _ path: FilePath, keeping lock: () throws -> ProfileLock?
      ) throws -> RestoredStore {
        throw ExitStatus.programError
      }
      func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
        if path == "bad.db" { throw DomainError.damaged(.notAStore(path: path)) }
      }
      func validBackups(limit: Int) -> [StoreBackup] { [] }
      // A name that matches no file may be that of a backup.
      func newestBackups(limit: Int) throws -> [StoreBackup] { [] }
      func reportingProgress(
        _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
      ) -> any StoreBackups { self }
    }
    let files = InMemoryFiles()
    let restore = RestoreCommand(tools: tools(files, copies: Untouchable()))
    var console = Console.recording(ConsoleTraits(language: .english))
    // No question is asked about a missing file.
    #expect(
      console.exitStatus { try restore.run(RestoreCommand.input("b.db"), in: &$0) } == .failed)
    try files.write([], to: "b.db", replacing: false)
    #expect(
      console.exitStatus { try restore.run(RestoreCommand.input("b.db"), in: &$0) } == .wrongUsage
    )
    #expect(console.recordedErrors.contains("--yes"))
    // Nor is one asked about a file that is not a store.
    try files.write([], to: "bad.db", replacing: false)
    var other = Console.recording(ConsoleTraits(language: .english))
    #expect(
      other.exitStatus { try restore.run(RestoreCommand.input("bad.db"), in: &$0) } == .badData)
    #expect(!other.recordedErrors.contains("?"), "\(other.recordedErrors)")
  }

  @Test(arguments: [
    (DomainError.damaged(.store(path: "/a.db", detail: "page 3")), ExitStatus.success),
    (.damaged(.notAStore(path: "/a.db")), .success),
    (.unavailable(.store(path: "/a.db", .busy)), .unavailable),
    (.unavailable(.store(path: "/a.db", .noPermission)), .unavailable),
    (.refused(.lock(.isLocked)), .failed),
  ])
  func `a damaged store is restored, one without permission is not`(
    error: DomainError, status: ExitStatus
  ) throws {
    let files = InMemoryFiles()
    try files.write([], to: "b.db", replacing: false)
    var traits = ConsoleTraits(language: .english)
    traits.assumesYes = true
    var console = Console.recording(traits)
    let restore = RestoreCommand(tools: tools(files, requireUnlocked: { _ in throw error }))
    #expect(
      console.exitStatus { try restore.run(RestoreCommand.input("b.db"), in: &$0) } == status)
  }

  @Test func `the passphrase of the lock is refused for exported files`() throws {
    let cases: [(opensLock: Bool, error: DomainError?)] = [
      (true, .refused(.lock(.isPassphraseOfLock))), (false, nil),
    ]
    for (opensLock, error) in cases {
      let sealing = FileSealing(sealedFiles: AgeFiles(), files: InMemoryFiles()) { _ in opensLock }
      var traits = ConsoleTraits(language: .english)
      traits.inputIsTerminal = false
      var console = Console(
        traits: traits, output: .init(.memory), errorStream: .init(.memory),
        input: .lines(["correct horse battery"]), pager: nil)
      var found: DomainError?
      do {
        _ = try sealing.newPassphrase(
          try BackupCommand.input(["my.db.age", "--encrypt"]), in: &console)
      } catch let refusal as DomainError {
        found = refusal
      }
      #expect(found == error)
    }
  }

  @Test(arguments: Language.allCases)
  func `new errors have messages and exit statuses`(language: Language) throws {
    let errors: [(DomainError, ExitStatus)] = [
      (.refused(.store(.isInMemory)), .failed),
      (.refused(.lock(.isPassphraseOfLock)), .wrongUsage),
      (.refused(.lock(.isOneRepeatedCharacter)), .wrongUsage),
      (.refused(.lock(.secretNeedsInput(option: "--passphrase-file"))), .failed),
      (.refused(.store(.isMissing(path: "/a.db"))), .failed),
      (.refused(.store(.isTheStore(path: "/a.db"))), .failed),
      (.unavailable(.backup(path: "/b/a.db", .full)), .unavailable),
      (.unavailable(.store(path: "/a.db", .gone)), .unavailable),
      (.damaged(.checksum(path: "copy.db")), .badData),
      (.damaged(.notAnArchive), .badData), (.damaged(.newerArchive(found: 2, known: 1)), .badData),
    ]
    var text = ""
    for (error, status) in errors {
      #expect(ExitStatus(ending: error) == status)
      text += error.message(in: language) + "\n"
    }
    try expectGolden("Backup/errors-\(language.rawValue)", text)
  }
}

extension FileSealing {
  /// Files that are never locked.
  fileprivate static func plain(_ files: any UserFiles) -> FileSealing {
    FileSealing(sealedFiles: AgeFiles(), files: files)
  }
}

extension ScratchFile {
  /// For commands that need no scratch file.
  fileprivate static let none = ScratchFile { _ in throw ExitStatus.programError }
}
