/// Passes sequences through tmux to the terminal it runs in.
enum Tmux {
  /// Returns the sequence wrapped so that tmux forwards it, if `allow-passthrough` permits.
  static func wrappedForPassthrough(_ sequence: String) -> String {
    String(decoding: wrappedForPassthrough(Array(sequence.utf8)), as: UTF8.self)
  }

  static func wrappedForPassthrough(_ sequence: [UInt8]) -> [UInt8] {
    var bytes = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence {
      if byte == 0x1B { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.add("\u{1B}\\")
    return bytes
  }
}
