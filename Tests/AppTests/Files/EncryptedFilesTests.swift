import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Encrypted files: writing and reading them, and compatibility with the program age.
@Suite(.waiting) struct EncryptedFilesTests {
  private let home: FilledHome
  private let passphrase = "correct horse battery staple 열쇠"

  init() throws {
    home = try FilledHome()
    try home.folder.write("passphrase", "\(passphrase)\nnot this\n".utf8)
  }

  private var hearth: Binary { home.hearth }

  private func file(_ name: String) -> String { home.folder.file(name) }

  @discardableResult
  private func run(
    _ arguments: String..., input: String? = nil, status: Int32 = 0
  ) throws -> Binary.Outcome {
    var handle = FileHandle.nullDevice
    if let input {
      try home.folder.write("input", input.utf8)
      handle = try #require(FileHandle(forReadingAtPath: file("input")))
    }
    let outcome = try hearth.run(arguments, input: handle)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    return outcome
  }

  private func inNewStore() -> Binary {
    var other = hearth
    other.variables["HEARTH_STORE"] = file("new-\(UUID().uuidString).db")
    return other
  }

  @Test(.inWholeRuns)
  func `an export is read back from its encrypted file, and only with the passphrase`() throws {
    try run("export", file("plain.json"))
    let secret = ["--passphrase-file", file("passphrase")]
    #expect(
      try hearth.run(["export", file("all.json.age"), "--encrypt"] + secret).status == 0)
    let sealed = try #require(home.folder.bytes("all.json.age"))
    #expect(String(decoding: sealed.prefix(22), as: UTF8.self) == "age-encryption.org/v1\n")
    #expect(!String(decoding: sealed, as: UTF8.self).contains("Demian"))
    let other = inNewStore()
    #expect(try other.run(["import", file("all.json.age")] + secret).status == 0)
    #expect(try other.run("export", file("back.json")).status == 0)
    #expect(home.folder.bytes("back.json") == home.folder.bytes("plain.json"))
    // The passphrase is the first line of standard input if that is not a terminal.
    let plain = try #require(home.folder.bytes("plain.json"))
    try home.folder.write("again.json.age", cheaplySealed(plain))
    try run("import", file("again.json.age"), input: passphrase)
    let wrong = try run("import", file("again.json.age"), input: "another", status: 1)
    #expect(wrong.errors.contains("passphrase"))
    try run("import", file("again.json.age"), input: "", status: 1)
  }

  @Test(.inWholeRuns) func `nothing is imported from a truncated or changed file`() throws {
    try run("export", file("plain.json"))
    let sealed = try cheaplySealed(#require(home.folder.bytes("plain.json")))
    let other = inNewStore()
    for (number, spoiled) in [
      Array(sealed.dropLast()), Array(sealed.dropLast(20)), Array(sealed.prefix(230)), sealed + [0],
      sealed.dropLast() + [sealed[sealed.count - 1] ^ 1],
    ].enumerated() {
      try home.folder.write("bad.age", spoiled)
      let outcome = try other.run(
        "import", file("bad.age"), "--passphrase-file", file("passphrase"))
      #expect(outcome.status == 65, "\(number): \(outcome.errors)")
    }
    let list = try other.run("person", "list", "--json")
    #expect(!list.output.contains("Mum"), "\(list.output)")
    // The unchanged file opens.
    try home.folder.write("good.age", sealed)
    let whole = try other.run(
      "import", file("good.age"), "--passphrase-file", file("passphrase"))
    #expect(whole.status == 0, "\(whole.errors)")
  }

  /// Encrypts the bytes with a passphrase and little key derivation.
  private func cheaplySealed(_ bytes: [UInt8]) throws -> [UInt8] {
    var sealed: [UInt8] = []
    let take: ([UInt8]) throws -> Void = { sealed += $0 }
    let lock = FileLock.passphrase(SealPassphrase(toOpen: Secret(passphrase.utf8)))
    try AgeFiles(workFactor: 10).seal(for: lock, to: take) { write in try write(bytes) }
    return sealed
  }

  @Test(.inWholeRuns) func `a backup is restored from its encrypted file`() throws {
    let secret = ["--passphrase-file", file("passphrase")]
    let made = try hearth.run(["backup", file("b.db.age"), "--encrypt", "--json"] + secret)
    #expect(made.status == 0 && made.output.contains("b.db.age"), "\(made.errors)")
    try run("person", "add", "Dad", "--every", "9")
    let restored = try hearth.run(["restore", file("b.db.age"), "--yes"] + secret)
    #expect(restored.status == 0, "\(restored.errors)")
    let list = try run("person", "list", "--json").output
    #expect(list.contains("Mum") && !list.contains("Dad"))
    // The same through a pipe.
    let bytes = try #require(home.folder.bytes("b.db.age"))
    try home.folder.write("piped", bytes)
    let handle = try #require(FileHandle(forReadingAtPath: file("piped")))
    let piped = try hearth.run(["restore", "-", "--yes"] + secret, input: handle)
    #expect(piped.status == 0, "\(piped.errors)")
    // An existing file is not overwritten.
    for command in ["backup", "export"] {
      let said = try run(command, file("b.db.age"), "--encrypt", status: 1).errors
      #expect(said.contains("--yes"), "\(said)")
    }
    #expect(home.folder.bytes("b.db.age") == bytes)
  }

  @Test(.inWholeRuns) func `an encrypted backup has a default place, and is restored by name`()
    throws
  {
    let secret = ["--passphrase-file", file("passphrase")]
    func names() throws -> [String] {
      try hearth.run("backup", "list").output.split(separator: "\n").compactMap { row in
        row.hasSuffix(".db.age") ? row.split(separator: "/").last.map { String($0) } : nil
      }
    }
    for count in 1...2 {
      let made = try hearth.run(["backup", "--encrypt"] + secret)
      #expect(made.status == 0 && made.output.contains(".db.age"), "\(made)")
      #expect(try names().count == count)
    }
    try run("feel", "70", "after the backup")
    let name = try #require(try names().first)
    let restored = try hearth.run(["restore", name, "--yes"] + secret)
    #expect(restored.status == 0, "\(restored)")
    try run("export", file("after.json"))
    let after = home.folder.text("after.json")
    #expect(after.contains("Demian") && !after.contains("after the backup"))
    // It does not open without the passphrase.
    #expect(try hearth.run("restore", name, "--yes").status == 1)
  }

  @Test(.withLibsodium) func `mistaken encryption options are refused with an explanation`() throws
  {
    for arguments in [
      ["export", file("a.json.age")], ["backup", file("b.age")],
      ["export", file("c"), "--recipient", "age1x"],
      ["export", file("c"), "--passphrase-file", "x"],
      ["export", file("c"), "--encrypt", "--recipient", "age1nonsense"],
    ] {
      let outcome = try hearth.run(arguments)
      #expect(outcome.status == 64, "\(arguments): \(outcome.errors)")
    }
    let short = try run("export", file("d.age"), "--encrypt", input: "too short", status: 64)
    #expect(short.errors.contains("12"))
    for name in ["a.json.age", "b.age", "c", "d.age"] {
      #expect(home.folder.bytes(name) == nil)
    }
    // Without a terminal, the message refers to the help of the command.
    try run("export", file("e.age"), "--encrypt", input: passphrase)
    let handle = try #require(FileHandle(forReadingAtPath: file("e.age")))
    let unasked = try hearth.run(["import", "-"], input: handle)
    #expect(unasked.status == 64)
    #expect(unasked.errors.contains("hearth import --help"), "\(unasked.errors)")
  }

  @Test(.inWholeRuns) func `a killed restore leaves no decrypted copy behind`() throws {
    try run("backup", file("b.age"), "--encrypt", input: passphrase)
    // It is killed at several moments: while it decrypts the file, checks it, or replaces the
    // store.
    for milliseconds in [600, 800, 900, 1_000].tried(usually: 2) {
      _ = try hearth.run(
        ["restore", file("b.age"), "--yes", "--passphrase-file", file("passphrase")],
        killedAfter: UInt32(milliseconds) * 1_000)
      var left: [String] = []
      for _ in 0..<300 {
        left = try FileManager.default.subpathsOfDirectory(atPath: home.folder.path)
          .filter { $0.contains(".hearth-un") }
        if left.isEmpty { break }
        usleep(10_000)
      }
      #expect(left.isEmpty, "after \(milliseconds) ms: \(left)")
    }
  }

  // MARK: Compatibility with age

  private static let age: Bool = {
    let isThere = ["age", "age-keygen"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    if !isThere { print("left out: the program age is not here") }
    return isThere
  }()

  /// Runs a shell line; returns its output.
  @discardableResult
  private func shell(_ line: String) throws -> String {
    try OtherProgram("/bin/sh", ["-c", line], in: home.folder.path).text(withErrors: true)
  }

  @Test(.inWholeRuns, .enabled(if: age, "age is not installed"))
  func `age decrypts our files with a key, and we decrypt those of age`() throws {
    try run("export", file("plain.json"))
    try shell("age-keygen -o key")
    let key = try #require(
      try shell("age-keygen -y key").split(separator: "\n").last.map(String.init))
    try run("export", file("a.age"), "--encrypt", "--recipient", key)
    try shell("age -d -i key -o opened.json a.age")
    #expect(home.folder.bytes("opened.json") == home.folder.bytes("plain.json"))
    try shell("age -r \(key) -o theirs.age plain.json")
    let other = inNewStore()
    #expect(try other.run("import", file("theirs.age"), "--identity", file("key")).status == 0)
    #expect(try other.run("person", "list", "--json").output.contains("Mum"))
    #expect(try other.run("import", file("theirs.age")).status == 64)
  }

  @Test(.inWholeRuns, .enabled(if: age, "age is not installed"))
  func `age decrypts our files with a passphrase, and we decrypt those of age`() throws {
    try run("export", file("plain.json"))
    try run("export", file("a.age"), "--encrypt", input: passphrase)
    // age reads passphrases only from a terminal.
    func typing(_ times: Int, _ line: String) throws -> String {
      try shell(
        "(for i in $(seq \(times)); do sleep 0.3; head -n 1 passphrase; done; sleep 2)"
          + " | script -qec '\(line)' /dev/null")
    }
    let said = try typing(1, "age -d -o opened.json a.age")
    #expect(home.folder.bytes("opened.json") == home.folder.bytes("plain.json"), "\(said)")
    let sealed = try typing(2, "age -p -o theirs.age plain.json")
    #expect(home.folder.bytes("theirs.age") != nil, "\(sealed)")
    let other = inNewStore()
    let read = try other.run("import", file("theirs.age"), "--passphrase-file", file("passphrase"))
    #expect(read.status == 0, "\(read.errors)")
    #expect(try other.run("person", "list", "--json").output.contains("Mum"))
  }
}
