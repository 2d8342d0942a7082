import TerminalKit

extension Console {
  /// Asks the terminal to copy the text to the clipboard. Returns false if no stream is a terminal,
  /// because the sequence must not be written elsewhere.
  mutating func copy(_ text: String) -> Bool {
    if page != nil {
      page?.copied = text
      return true
    }
    guard traits.showsLinks, traits.outputIsTerminal || traits.errorIsTerminal else {
      return false
    }
    let bytes = ClipboardSequence.copying(text, isInsideTmux: traits.isInsideTmux).utf8
    flush()
    if traits.outputIsTerminal {
      write(bytes)
    } else {
      errors.write(bytes)
      errors.flush()
    }
    return true
  }
}
