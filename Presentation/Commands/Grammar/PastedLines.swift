/// Lines that one copies into a file of another program; help shows them whole.
package struct PastedLines: Hashable, Sendable {
  /// The program, and the file in which it looks for them.
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
