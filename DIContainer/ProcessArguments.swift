import HearthPresentation

/// What the process was called with.
package struct ProcessArguments: Sendable {
  /// The arguments behind the program's name; bytes that are no text are carried in them.
  package let texts: [String]

  /// The bytes of each argument, the program's name not among them.
  package init(bytes: [[UInt8]]) {
    texts = bytes.map { String(carrying: $0) }
  }

  /// Those of this process; nil where the system does not tell them, not even the program's name,
  /// as in a bare folder that a system administrator works in.
  package static var process: ProcessArguments? {
    guard CommandLine.argc > 0 else { return nil }
    let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    return ProcessArguments(
      bytes: words.map { word in
        var bytes: [UInt8] = []
        var place = word
        while place.pointee != 0 {
          bytes.append(UInt8(bitPattern: place.pointee))
          place += 1
        }
        return bytes
      })
  }
}
