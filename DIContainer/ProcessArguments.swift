import HearthPresentation

/// The arguments of the process.
package struct ProcessArguments: Sendable {
  /// The arguments without the program's name. Bytes that are not UTF-8 are preserved within the
  /// strings.
  package let texts: [String]

  /// Creates arguments from their bytes, without the program's name.
  package init(bytes: [[UInt8]]) {
    texts = bytes.map { String(argument: $0) }
  }

  /// The arguments of this process. Nil if the system provides none, not even the program's name,
  /// as in a chroot without `/proc`.
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
