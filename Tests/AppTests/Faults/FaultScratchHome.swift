import Foundation
import HearthTestSupport

/// A temporary home in which the program runs with the fault shim.
struct FaultScratchHome {
  private let folder = ScratchFolder()
  var home: String { folder.file("home") }

  init() throws {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  /// Splits a command line into words; HOME is replaced by the home's path.
  func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0).replacing("HOME", with: home) }
  }

  /// `part` is a folder in the home that becomes the home of the run; `spoken` is standard input
  /// that is not a terminal.
  func run(
    _ words: [String], fault: String? = nil, log: Bool = false, typed: String? = nil,
    input: String? = nil, inMemory: Bool = false, in part: String = "", withoutShim: Bool = false,
    spoken: String? = nil
  ) throws -> FaultRun {
    var variables = [
      "HOME": part.isEmpty ? home : home + "/" + part, "TMPDIR": folder.path,
      "PATH": "/usr/bin:/bin", "TZ": "Asia/Seoul",
      "LANG": "en_US.UTF-8",
      "HEARTH_NOW": "2026-11-20T09:00", "HEARTH_SEED": "7", "SWIFT_BACKTRACE": "enable=no",
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "LD_PRELOAD": try FaultShim.path, "HEARTH_FAULTS_ROOT": home,
    ]
    // A fixed seed would give both devices, and the entries on each, equal ids.
    if withoutShim { for name in ["LD_PRELOAD", "HEARTH_SEED"] { variables[name] = nil } }
    unlink(logFile)
    variables["HEARTH_FAULTS"] = fault
    variables["HEARTH_FAULTS_LOG"] = log ? logFile : nil
    variables["HEARTH_FAULTS_MEMORY"] = inMemory ? "1" : nil
    variables["HEARTH_FAULTS_TERMINAL"] = typed == nil ? nil : "1"
    var stream = input ?? "/dev/null"
    if let told = typed ?? spoken {
      stream = folder.file("typed")
      try folder.write("typed", told.utf8)
    }
    return try FaultRun(
      [Binary.path] + words, variables: variables, input: stream, folder: folder.path)
  }

  private var logFile: String { folder.file("log") }

  /// Returns the calls of a run with a log.
  func calls(of run: FaultRun) throws -> [FaultCall] { calls(in: loggedCalls(of: run)) }

  /// Parses the calls in those lines. There are so many for memory that only some lines are parsed.
  func calls(in lines: [Substring]) -> [FaultCall] {
    let home = home
    return lines.compactMap { FaultCall($0, home: home) }
  }

  /// Returns one line for each call of the last logged run.
  func loggedCalls(of _: FaultRun) -> [Substring] {
    String(decoding: FileManager.default.contents(atPath: logFile) ?? Data(), as: UTF8.self)
      .utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }
}

/// A call that the shim has counted.
struct FaultCall: Hashable {
  enum Use: Character {
    case reads = "r"
    case grows = "g"
    case changes = "c"
    case closes = "x"
    case locks = "l"
    case speaks = "s"
    case hears = "h"
    case remembers = "m"
  }

  let number: Int
  let use: Use
  let name: String
  /// The path below the home.
  let path: String

  fileprivate init?(_ line: Substring, home: String) {
    let parts = line.split(separator: " ", maxSplits: 3)
    guard parts.count >= 3, let number = Int(parts[0]), let letter = parts[1].first,
      let use = Use(rawValue: letter)
    else { return nil }
    self.number = number
    self.use = use
    name = String(parts[2])
    path = parts.count > 3 ? String(parts[3]).replacing(home, with: "~") : ""
  }

  /// The faults that the shim can cause in this call.
  var faults: [String] {
    var kinds: [String]
    switch use {
    case .remembers: kinds = ["once:\(ENOMEM)", "on:\(ENOMEM)"]
    case .reads: kinds = ["once:\(EIO)", "on:\(EIO)", "kill"]
    case .grows:
      kinds = [
        "once:\(EIO)", "on:\(EIO)", "once:\(ENOSPC)", "on:\(ENOSPC)", "once:\(EDQUOT)", "kill",
      ]
    case .changes: kinds = ["once:\(EIO)", "on:\(EIO)", "once:\(EPERM)", "on:\(EROFS)", "kill"]
    case .closes: kinds = ["once:\(EIO)", "on:\(EIO)", "once:\(EDQUOT)", "kill"]
    case .locks: kinds = ["once:\(EIO)", "on:\(EIO)", "once:\(ENOLCK)", "kill"]
    case .speaks:
      kinds = ["once:\(EIO)", "once:\(ENOSPC)", "once:\(EPIPE)", "once:\(EINTR)", "kill"]
    case .hears: kinds = ["once:\(EIO)", "once:\(EINTR)", "half", "kill"]
    }
    switch name {
    case "read", "pread", "pread64": kinds += ["half", "once:\(EINTR)"]
    case "write", "pwrite", "pwrite64": kinds += ["half", "torn:\(ENOSPC)", "once:\(EINTR)"]
    case "open", "open64", "openat", "openat64":
      kinds += ["once:\(EACCES)", "once:\(EMFILE)", "once:\(EINTR)"]
    case "opendir", "mkstemp", "mkdtemp": kinds += ["once:\(EACCES)", "once:\(EMFILE)"]
    case "mmap", "mmap64": kinds += ["once:\(ENOMEM)"]
    case "flock", "fcntl-wait": kinds += ["once:\(EINTR)"]
    default: break
    }
    return kinds.map { "\(number):\($0)" }
  }
}
