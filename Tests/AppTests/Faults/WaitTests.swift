import Foundation
import HearthTestSupport
import Testing

/// Nothing blocks the program forever, and every obstacle is reported.
@Suite struct WaitTests {
  private let folder = ScratchFolder()
  private var hearth: Binary

  init() throws {
    hearth = Binary(home: folder.path)
    for name in ["config", "data", "state"] {
      hearth.variables["XDG_\(name.uppercased())_HOME"] = folder.file(name)
    }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file(name), withIntermediateDirectories: true)
  }

  @Test(arguments: [
    ("config", "settings.json", ["today"], Int32(0)),
    ("config", "settings.json", ["settings", "set", "theme", "mango"], 1),
    ("data", "profiles.json", ["today"], 1),
  ])
  func `a pipe in place of a file is reported`(
    place: String, name: String, line: [String], status: Int32
  ) throws {
    try makeFolder("\(place)/hearth")
    #expect(mkfifo(folder.file("\(place)/hearth/\(name)"), 0o600) == 0)
    let outcome = try hearth.run(line)
    #expect(outcome.status == status)
    #expect(
      outcome.errors.contains(
        "a pipe, a socket or a device and was left alone: \(folder.file(place))/hearth/\(name)"))
  }

  @Test(arguments: [
    ["restore", "pipe", "--yes"], ["profile", "edit", "--picture", "pipe"],
  ])
  func `a pipe is refused without waiting where a file is required`(line: [String]) throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let outcome = try hearth.run(line.map { $0 == "pipe" ? folder.file("pipe") : $0 })
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a pipe, a socket or a device"), "\(outcome.errors)")
  }

  @Test func `a named pipe is read`() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let shell = hearth.makeProcess([
      "-c",
      """
      printf 'One line\\n%%\\n' > "$1" &
      exec "$0" saying import "$1"
      """, Binary.path, folder.file("pipe"),
    ])
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.standardInput = FileHandle.nullDevice
    let outcome = try Binary.outcome(of: shell)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try hearth.run("saying", "list").output.contains("One line"))
  }

  @Test(.inWholeRuns) func `a locked folder is waited for, but not forever`()
    throws
  {
    try makeFolder("config/hearth")
    let descriptor = open(folder.file("config/hearth"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let outcome = try hearth.run("settings", "set", "theme", "mango")
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("keeps this locked"))
    #expect(flock(descriptor, LOCK_UN) == 0)
    #expect(try hearth.run("settings", "set", "theme", "mango").status == 0)
  }

  @Test(.inWholeRuns, arguments: ["config", "data", "state", "store.db"], [true, false])
  func `the doctor reports links that lead nowhere`(name: String, isLoop: Bool) throws {
    let link = folder.file(name)
    let target = isLoop ? link : folder.file("gone/away")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    var hearth = hearth
    if name == "store.db" { hearth.variables["HEARTH_STORE"] = link }
    let outcome = try hearth.run("doctor")
    #expect(outcome.status == 1)
    if name == "data", isLoop {
      // Without the list of profiles the store is unknown.
      #expect(outcome.errors.contains("leads nowhere: \(link)"))
      return
    }
    let sentence =
      isLoop
      ? "The link \(link) leads back to itself."
      : "The link \(link) points to a missing place: \(target)."
    #expect(outcome.output.contains(sentence))
    #expect(try hearth.run("doctor", "--json").output.contains("\"broken-link\""))
    #expect(try hearth.run("doctor", "--lang", "ko").output.contains("링크"))
  }

  @Test func `a write behind such a link is reported as impossible`() throws {
    let link = folder.file("config")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    let outcome = try hearth.run("settings", "set", "theme", "mango")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("leads nowhere"))
    let file = folder.file("all.json")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
    let export = try hearth.run("export", file, "--yes")
    #expect(export.status == 1 && export.errors.contains("leads nowhere: \(file)"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == file)
  }
}
