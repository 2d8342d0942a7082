import Foundation
import HearthTestSupport
import TerminalKit
import Testing

/// Uses profiles and locks with the program itself, on a pseudo-terminal where it prompts.
@Suite(.waiting) struct ProfileTests {
  private let folder = ScratchFolder()
  private let terminal: PseudoTerminal
  private var hearth: Binary { Binary(home: folder.path, variables: ["TERM": "xterm-256color"]) }

  init() throws {
    terminal = try PseudoTerminal()
    terminal.resize(to: Size(width: 80, height: 24))
  }

  @Test(.inWholeRuns) func `profiles are separate, and a guest keeps everything when named`()
    throws
  {
    #expect(try hearth.run("saying", "add", "--en", "kept by the guest").status == 0)
    #expect(try hearth.run("profile", "create", "회사", "--email", "a@b.kr").status == 0)
    #expect(try hearth.run("profile", "rename", "Mina").status == 0)
    #expect(try hearth.run("profile", "use", "회사").status == 0)
    #expect(try !hearth.run("saying", "list", "--json").output.contains("kept by the guest"))
    #expect(try hearth.run("profile", "rename", "mina").status == 1)
    let miss = try hearth.run("profile", "use", "Mnia")
    #expect(miss.status == 1)
    #expect(miss.errors.contains("Mina"))
    #expect(try hearth.run("profile", "use", "mina").status == 0)
    #expect(try hearth.run("saying", "list", "--json").output.contains("kept by the guest"))
    let file = folder.path + "/work.json"
    let loss = try hearth.run("profile", "remove", "mina", "--no-input").errors
    #expect(loss.contains("This is removed with it: ") && loss.contains("sayings"))
    #expect(try hearth.run("profile", "remove", "회사", "--no-input").status == 64)
    #expect(
      try hearth.run("profile", "remove", "회사", "--export", file, "--yes").status == 0)
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try hearth.run("profile", "list").output == "current\tMina\thearth.db\t\n")
  }

  @Test(.inWholeRuns, arguments: ["not a store at all", ""])
  func `a damaged profile can be left and removed`(text: String) throws {
    #expect(try hearth.run("profile", "create", "Work").status == 0)
    #expect(try hearth.run("profile", "use", "Work").status == 0)
    let data = folder.path + "/.local/share/hearth"
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: data + "/profiles")
        .first { $0.hasSuffix(".db") })
    let path = "\(data)/profiles/\(name)"
    for tail in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + tail) }
    if text.isEmpty {
      var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      for place in 100..<140 { bytes[place] = 0xFF }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(try hearth.run("person", "list").status != 0)
    #expect(try hearth.run("profile", "list").output.contains("Work\tprofiles/\(name)\tunreadable"))
    #expect(try hearth.run("profile", "use", "guest").status == 0)
    #expect(try hearth.run("person", "list").status == 0)
    let asked = try hearth.run("profile", "remove", "Work")
    #expect(asked.status == 64 && asked.errors.contains("is damaged"))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try hearth.run("profile", "remove", "Work", "--yes").status == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try hearth.run("profile", "list").output == "current\t\thearth.db\t\n")
  }

  @Test(.inWholeRuns)
  func `the list shows which profiles are locked, and completion reveals no names`()
    throws
  {
    #expect(try hearth.run("person", "add", "Mum", "--every", "7").status == 0)
    #expect(try hearth.run("completions", "names", "--", "person", "").output == "Mum\n")
    try lock("1234")
    #expect(try hearth.run("profile", "create", "Work").status == 0)
    let lines = try hearth.run("profile", "list").output.split(separator: "\n")
    #expect(lines.map { $0.hasSuffix("\tlocked") } == [true, false])
    let names = try hearth.run("completions", "names", "--", "person", "")
    #expect(names.status == 0 && names.output.isEmpty && names.errors.isEmpty)
    let line = try hearth.run("status")
    #expect(line.status == 0 && line.output.isEmpty && line.errors.isEmpty)
    let json = try hearth.run("status", "--json").output
    #expect(json.contains("\"locked\":true") && !json.contains("Mum"))
  }

  @Test func `a lock asks without echo, and reports if nobody can be asked`() throws {
    try lock("1234")
    terminal.forget()
    let before = terminal.settings
    let wrong = try start(["person", "list"])
    #expect(terminal.sees("Passphrase"))
    #expect(terminal.settings != before)
    terminal.forget()
    terminal.type("9999\r")
    #expect(terminal.sees("Wrong passphrase."))
    // Anything typed before the prompt is discarded.
    #expect(terminal.sees("Passphrase"))
    terminal.type("1234\r")
    try end(wrong, status: 0)
    #expect(terminal.settings == before)
    #expect(!terminal.output.contains("1234"))

    let refused = try hearth.run("person", "list")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("locked"))
    #expect(try hearth.run("profile", "list").status == 0)
    #expect(try hearth.run("doctor").status == 0)
    #expect(try hearth.run("remind").status == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal during the passphrase restores the terminal`(signal: Int32) throws {
    let before = terminal.settings
    let process = try start(["profile", "lock"])
    #expect(terminal.sees("New passphrase"))
    kill(process.processIdentifier, signal)
    try end(process, status: signal)
    #expect(terminal.settings == before)
  }

  @Test func `Ctrl-C ends the prompt`() throws {
    let before = terminal.settings
    let process = try start(["profile", "lock"])
    #expect(terminal.sees("New passphrase"))
    terminal.type("12\u{3}")
    try end(process, status: 130)
    #expect(terminal.settings == before)
  }

  @Test(.inWholeRuns) func `the full screen asks before showing anything`() throws {
    try lock("열려라")
    terminal.forget()
    let before = terminal.settings
    let process = try start([])
    #expect(terminal.sees("This profile is locked"))
    terminal.type("아니야참깨\r")
    #expect(terminal.sees("Wrong passphrase."))
    #expect(!terminal.output.contains("Good morning"))
    terminal.type("열려라참깨\r")
    #expect(terminal.sees("Welcome to the hearth"))
    terminal.type("\u{1B}")
    #expect(terminal.sees("Good morning"))
    #expect(!terminal.output.contains("열려라"))
    terminal.type("q")
    try end(process, status: 0)
    #expect(terminal.settings == before)
  }

  @Test(.inWholeRuns) func `the full screen switches to another profile and continues there`()
    throws
  {
    #expect(try hearth.run("profile", "rename", "Mina").status == 0)
    #expect(try hearth.run("profile", "create", "Work").status == 0)
    let before = terminal.settings
    let process = try start([])
    #expect(terminal.sees("Welcome to the hearth"))
    terminal.type("\u{1B}")
    #expect(terminal.sees("Good morning, Mina."))
    terminal.type(",")
    #expect(terminal.sees("profile"))
    terminal.type("p")
    #expect(terminal.sees("in use"))
    terminal.forget()
    terminal.type("js")
    #expect(terminal.sees("Welcome to the hearth"))
    terminal.type("\u{1B}")
    #expect(terminal.sees("Good morning, Work."))
    #if os(Linux)
      // The watcher of the previous store ended with it.
      #expect(try watches(of: process) == 1)
    #endif
    terminal.type("q")
    try end(process, status: 0)
    #expect(terminal.settings == before)
    #expect(try hearth.run("profile", "show", "--json").output.contains(#""name":"Work""#))
  }

  @Test(.inWholeRuns) func `--now asks again although the session is unlocked`() throws {
    try lock("1234", minutes: 60)
    #expect(try hearth.run("person", "list").status == 0)
    #expect(try hearth.run("profile", "lock", "--now").status == 0)
    #expect(try hearth.run("person", "list").status == 1)
  }

  @Test(.inWholeRuns) func `profiles are not changed by a demo`() throws {
    for words in [["list"], ["create", "Work"], ["use", "guest"], ["lock"], ["recover"]] {
      #expect(try hearth.run(["--demo", "profile"] + words).status == 64)
    }
    #expect(try hearth.run("--demo", "profile").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local/share/hearth"))
  }

  #if os(Linux)
    @Test(.inWholeRuns)
    func `at the prompt and after it there is no core dump and no passphrase in memory`()
      throws
    {
      let passphrase = "sesame-열려라참깨-42"
      try lock(passphrase)
      terminal.forget()
      let command = try start(["person", "list"])
      #expect(terminal.sees("Passphrase"))
      #expect(try hasNoCore(command))
      terminal.forget()
      terminal.type("not \(passphrase)\r")
      #expect(terminal.sees("Wrong passphrase."))
      #expect(terminal.sees("Passphrase"))
      #expect(try !memory(of: command).contains(passphrase))
      terminal.type("\u{3}")
      try end(command, status: 130)

      let screen = try start([])
      #expect(terminal.sees("This profile is locked"))
      #expect(try hasNoCore(screen))
      terminal.type(passphrase + "\r")
      #expect(terminal.sees("Welcome to the hearth"))
      #expect(try !memory(of: screen).contains(passphrase))
      terminal.type("\u{1B}")
      #expect(terminal.sees("Good morning"))
      terminal.type("q")
      try end(screen, status: 0)
    }

    @Test(.inWholeRuns) func `a passphrase from a file leaves no core dump either`() throws {
      #expect(try hearth.run("person", "add", "Mum", "--every", "7").status == 0)
      let file = folder.file("passphrase")
      #expect(mkfifo(file, 0o600) == 0)
      let process = hearth.makeProcess([
        "backup", folder.file("copy.age"), "--encrypt", "--passphrase-file", file,
      ])
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Opening for writing succeeds once the program is about to read.
      var descriptor: Int32 = -1
      for _ in 0..<500 where descriptor < 0 {
        descriptor = open(file, O_WRONLY | O_NONBLOCK)
        if descriptor < 0 { usleep(10_000) }
      }
      if descriptor < 0 { process.terminate() }
      try #require(descriptor >= 0)
      #expect(try hasNoCore(process))
      let passphrase = Array("correct horse battery staple\n".utf8)
      #expect(write(descriptor, passphrase, passphrase.count) == passphrase.count)
      close(descriptor)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    private func hasNoCore(_ process: Process) throws -> Bool {
      let path = "/proc/\(process.processIdentifier)/limits"
      let limits = try String(contentsOfFile: path, encoding: .utf8)
      let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
      return line?.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"]
    }

    /// Returns all memory that the process can write to.
    ///
    /// The result is empty when the system lets nobody read it, which is stricter than the test
    /// requires.
    private func memory(of process: Process) throws -> Data {
      let folder = "/proc/\(process.processIdentifier)"
      guard let maps = try? String(contentsOfFile: folder + "/maps", encoding: .utf8),
        let file = FileHandle(forReadingAtPath: folder + "/mem")
      else { return Data() }
      var all = Data()
      for line in maps.split(separator: "\n") {
        let parts = line.split(separator: " ")
        let ends = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard parts.count > 1, parts[1].hasPrefix("rw"), ends.count == 2 else { continue }
        try? file.seek(toOffset: ends[0])
        if let part = try? file.read(upToCount: Int(ends[1] - ends[0])) { all += part }
      }
      // Root can read all of it, so it must not be empty.
      if getuid() == 0 { #expect(all.count > 100_000) }
      return all
    }
  #endif

  @Test(.inWholeRuns) func `backups from before the lock are reported, and locked on request`()
    throws
  {
    #expect(try hearth.run("person", "add", "Mum", "--every", "7").status == 0)
    #expect(try hearth.run("backup").status == 0)
    let process = try start(["profile", "lock", "--unlock-for", "0"])
    #expect(terminal.sees("New passphrase"))
    terminal.type("1234\r")
    #expect(terminal.sees("Once more"))
    terminal.type("1234\r")
    #expect(terminal.sees("[s/r/K]"))
    #expect(terminal.output.contains("One backup from before the lock"))
    terminal.type("\r")
    try end(process, status: 0)
    let backups = folder.path + "/.local/state/hearth/backups"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: backups).first)
    let copy = ["--store", "\(backups)/\(name)", "person", "list"]
    #expect(try hearth.run(copy).output.contains("Mum"))
    #expect(try hearth.run("doctor").output.contains(name))
    terminal.forget()
    let seal = try start(["profile", "lock", "--copies", "seal"])
    #expect(terminal.sees("Passphrase"))
    terminal.type("1234\r")
    try end(seal, status: 0)
    #expect(terminal.output.contains("Locked 1 backup"))
    #expect(try hearth.run(copy).status == 1)
    #expect(try !hearth.run("doctor").output.contains("open without"))
  }

  @Test(.inWholeRuns) func `the recovery code of the lock sets a new passphrase`() throws {
    let code = try lock("1234")
    terminal.forget()
    let process = try start(["profile", "recover"])
    #expect(terminal.sees("Recovery code"))
    terminal.type(code.lowercased() + "\r")
    #expect(terminal.sees("New passphrase"))
    terminal.type("abcd\r")
    #expect(terminal.sees("Once more"))
    terminal.type("abcd\r")
    try end(process, status: 0)
    terminal.forget()
    let off = try start(["profile", "lock", "--off"])
    #expect(terminal.sees("Passphrase"))
    terminal.type("abcd\r")
    try end(off, status: 0)
    #expect(try hearth.run("person", "list").status == 0)
  }

  /// Locks the profile and returns the recovery code. The passphrase is needed every time unless
  /// `minutes` is positive.
  @discardableResult
  private func lock(_ passphrase: String, minutes: Int = 0) throws -> String {
    let passphrase = passphrase.count < 4 ? passphrase + "참깨" : passphrase
    let process = try start(["profile", "lock", "--unlock-for", "\(minutes)"])
    #expect(terminal.sees("New passphrase"))
    terminal.type(passphrase + "\r")
    #expect(terminal.sees("Once more"))
    terminal.type(passphrase + "\r")
    try end(process, status: 0)
    let code = terminal.output.split(whereSeparator: \.isWhitespace)
      .first { $0.split(separator: "-").count == 4 && $0.count == 23 }
    return String(try #require(code))
  }

  /// Returns the number of stores that the program watches.
  private func watches(of process: Process) throws -> Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      .filter { $0.contains("inotify") }.count
  }

  private func start(_ arguments: [String]) throws -> Process {
    let process = hearth.makeProcess(arguments)
    process.standardInput = FileHandle(fileDescriptor: terminal.program)
    process.standardOutput = FileHandle(fileDescriptor: terminal.program)
    process.standardError = FileHandle(fileDescriptor: terminal.program)
    try process.run()
    return process
  }

  /// Reads the remaining output and waits for the program to end. A program that hangs is killed.
  private func end(_ process: Process, status: Int32) throws {
    for _ in 0..<100 where process.isRunning { terminal.listen(for: 50) }
    let isOver = !process.isRunning
    if !isOver { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    terminal.listen(for: 10)
    #expect(isOver)
    #expect(process.terminationStatus == status)
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
