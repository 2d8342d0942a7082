import Foundation

/// Runs other programs for tests that need a real shell.
enum Shell {
  struct Answer {
    let output: String
    let errors: String
    let status: Int32
  }

  static func isInstalled(_ program: String) -> Bool {
    (try? run("sh", ["-c", "command -v \(program)"]).status) == 0
  }

  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hearth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    try Data(input.utf8).write(to: files[0])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: try String(decoding: Data(contentsOf: files[1]), as: UTF8.self),
      errors: try String(decoding: Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus)
  }
}
