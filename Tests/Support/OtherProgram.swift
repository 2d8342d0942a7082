import Foundation

/// Programs of others, run to their end with nothing to read; one that is no path is looked for.
package struct OtherProgram {
  private let process = Process()

  package init(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String]? = nil
  ) {
    let isPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  /// How it ended; nobody hears what it says.
  @discardableResult
  package func run() throws -> Int32 {
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// How it ended, and what it said; with its errors, where they are wanted.
  package func answer(withErrors: Bool = false) throws -> (status: Int32, output: Data) {
    let output = Pipe()
    process.standardOutput = output
    if withErrors { process.standardError = output }
    try process.run()
    let said = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  /// What it said, as a text.
  package func text(withErrors: Bool = false) throws -> String {
    String(decoding: try answer(withErrors: withErrors).output, as: UTF8.self)
  }
}
