import HearthDomain

extension Editor {
  /// Environment variables that name the editor, and the folder for its file.
  package static let variables = ["VISUAL", "EDITOR", "TMPDIR"]

  /// Returns the editor named by `$VISUAL`, or else `$EDITOR`, or else vi. It runs in this
  /// terminal.
  package static func system(environment: [String: FilePath]) -> Editor {
    let filled = environment.filter { !$0.value.isEmpty }
    let named = filled["VISUAL"] ?? filled["EDITOR"]
    let command = named ?? "vi"
    let folder = filled["TMPDIR"] ?? "/tmp"
    return Editor(isNamed: named != nil) { text, suffix in
      let file = try TemporaryText(text, folder: folder, suffix: suffix)
      let interrupts = ChildInterrupts()
      let ending = ProgramStart(script: command + " \"$@\"", arguments: [file.path]).ending()
      interrupts.restore()
      guard ending == .ended(status: 0), let written = try file.read() else {
        throw DomainError.unavailable(.editor(command: command.displayText))
      }
      return written
    }
  }
}
