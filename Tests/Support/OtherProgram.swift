import Foundation

/// Runs another program to its end, without input. A name without a slash is looked up in `PATH`.
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

  /// Runs the program and discards its output; returns its exit status.
  @discardableResult
  package func run() throws -> Int32 {
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the exit status and the output, including errors if asked for.
  package func answer(withErrors: Bool = false) throws -> (status: Int32, output: Data) {
    let output = Pipe()
    process.standardOutput = output
    if withErrors { process.standardError = output }
    try process.run()
    let said = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  /// Returns the output as text.
  package func text(withErrors: Bool = false) throws -> String {
    String(decoding: try answer(withErrors: withErrors).output, as: UTF8.self)
  }
}
