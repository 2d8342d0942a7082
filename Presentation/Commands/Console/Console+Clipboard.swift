import TerminalKit

extension Console {
  /// Asks the terminal to copy the text to the clipboard. Returns false if no stream is a terminal,
  /// because the sequence must not be written elsewhere.
  mutating func copyToClipboard(_ text: String) -> Bool {
    if capturedOutput != nil {
      capturedOutput?.clipboardText = text
      return true
    }
    guard traits.supportsEscapeSequences, traits.outputIsTerminal || traits.errorIsTerminal else {
      return false
    }
    let bytes = ClipboardSequence.copySequence(for: text, isInsideTmux: traits.isInsideTmux).utf8
    flush()
    if traits.outputIsTerminal {
      write(bytes)
    } else {
      errorStream.write(bytes)
      errorStream.flush()
    }
    return true
  }
}
