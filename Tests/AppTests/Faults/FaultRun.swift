import Foundation

/// A program that was started and has ended; cheaper than `Process`, because there are many runs.
struct FaultRun {
  typealias Ending = StartedProgram.Ending

  let ending: Ending
  let output: String
  let errors: String

  /// Standard output and error are written to files in the folder.
  init(_ words: [String], variables: [String: String], input: String, folder: String) throws {
    let streams = (output: folder + "/.output", errors: folder + "/.errors")
    let program = try StartedProgram(words, variables) { actions in
      for (number, path) in [input, streams.output, streams.errors].enumerated() {
        let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
      }
    }
    ending = FaultRun.ending(of: program)
    output = FaultRun.text(streams.output)
    errors = FaultRun.text(streams.errors)
    for path in [streams.output, streams.errors] { unlink(path) }
  }

  private static func ending(of program: StartedProgram) -> Ending {
    // Half a minute: a writer waits up to five seconds for others, and the machine may be busy.
    for _ in 0..<60_000 {
      if let ending = program.ending() { return ending }
      usleep(500)
    }
    program.kill()
    return .never
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
