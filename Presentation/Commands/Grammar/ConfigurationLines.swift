/// Lines to copy into a file of another program. The help displays them in full.
package struct ConfigurationLines: Hashable, Sendable {
  /// The program, and the file that it reads.
  let program: String
  let file: String
  let lines: [String]

  init(_ program: String, in file: String, _ lines: [String]) {
    self.program = program
    self.file = file
    self.lines = lines
  }

  var title: String { "\(program) (\(file))" }
}
