import Foundation
import HearthTestSupport
import Testing

/// The program itself, run as a user runs it.
struct Binary {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The binary built with these tests, or the one that `HEARTH_BINARY` names.
  static let path: String = {
    ProcessInfo.processInfo.environment["HEARTH_BINARY"] ?? beside("hearth")
  }()

  /// Returns the path of a product that is built with these tests.
  static func beside(_ name: String) -> String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let tests = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  let home: String
  var variables: [String: String] = [:]

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String], input: FileHandle = .nullDevice) throws -> Outcome {
    let process = makeProcess(arguments)
    process.standardInput = input
    return try Binary.outcome(of: process)
  }

  /// Runs it at that time and checks the status and the words in its messages; returns its output.
  @discardableResult
  func run(
    at moment: String, _ arguments: [String], _ variables: [String: String] = [:],
    fails status: Int32 = 0, says words: String...
  ) throws -> String {
    var hearth = self
    hearth.variables.merge(variables.merging(["HEARTH_NOW": moment]) { $1 }) { $1 }
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    for word in words {
      #expect((outcome.output + outcome.errors).contains(word), "\(arguments): \(outcome)")
    }
    return outcome.output
  }

  /// Starts it without input; its output goes to the pipe or is discarded.
  func start(_ arguments: [String], printingTo output: Pipe? = nil) throws -> Process {
    let process = makeProcess(arguments)
    process.standardInput = FileHandle.nullDevice
    let lost: Any = FileHandle.nullDevice
    process.standardOutput = output ?? lost
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs all command lines at once; returns their exit statuses.
  func runAtOnce(_ lines: [[String]]) throws -> [Int32] {
    try lines.map { try start($0) }.map { process in
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Starts it and kills it after that many microseconds; returns the output until then.
  func run(_ arguments: [String], killedAfter microseconds: UInt32) throws -> Data {
    let output = Pipe()
    let process = try start(arguments, printingTo: output)
    usleep(microseconds)
    kill(process.processIdentifier, SIGKILL)
    let said = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return said
  }

  /// Whether there is a device on which every write fails.
  static let canBeUntold = FileManager.default.fileExists(atPath: "/dev/full")

  /// Runs it with its output going to that device.
  func runUntold(_ arguments: [String]) throws -> Outcome {
    let process = makeProcess(arguments)
    process.standardInput = FileHandle.nullDevice
    return try Binary.outcome(of: process, printingTo: FileHandle(forWritingAtPath: "/dev/full"))
  }

  /// Runs a process that starts the program; with `file`, its output goes there and is not in the
  /// outcome.
  static func outcome(
    of process: Process, printingTo file: FileHandle? = nil
  ) throws -> Outcome {
    let output = Pipe()
    let errors = Pipe()
    if let file { process.standardOutput = file } else { process.standardOutput = output }
    process.standardError = errors
    try process.run()
    // The output fits into a pipe, so the streams can be read one after the other.
    let printed = file == nil ? output.fileHandleForReading.bytesToEnd() : Data()
    let said = errors.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }

  func makeProcess(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = arguments
    process.environment = [
      "HOME": home, "TZ": "Asia/Seoul", "HEARTH_NOW": "2026-11-20T09:00", "LANG": "en_US.UTF-8",
      "PATH": "/usr/bin:/bin",
      // A separate folder, because the doctor looks there for leftovers.
      "TMPDIR": home,
      // The crash report of a debug build's runtime would wait for a key.
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(variables) { $1 }
    return process
  }
}
