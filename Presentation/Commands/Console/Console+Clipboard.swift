import TerminalKit

extension Console {
  /// Asks the terminal to put the text into the clipboard; false where no terminal would get
  /// to know: the sequence goes to nothing else.
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
