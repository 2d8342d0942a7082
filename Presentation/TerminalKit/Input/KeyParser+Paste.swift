extension KeyParser {
  mutating func beginPaste() {
    emitPendingText()
    state = .paste
  }

  mutating func parsePasteByte(_ byte: UInt8) {
    sequence.append(byte)
    if byte == UInt8(ascii: "~"), sequence.hasSuffix(PastedText.endMarker) {
      // The array is uniquely referenced here, so that wiping it leaves no copy.
      let text = PastedText.cleaned(sequence.dropLast(PastedText.endMarker.count))
      endSequence()
      emit(.paste(text))
    } else if sequence.count >= pasteChunkSize, byte & 0xC0 != 0x80 {
      emitPartOfPaste()
    }
  }

  /// Returns the paste received so far, without an incomplete end marker.
  mutating func endUnfinishedPaste() -> TerminalEvent {
    let mark = PastedText.endMarker
    let begun = (0..<mark.count).last { sequence.hasSuffix(Array(mark.prefix($0))) } ?? 0
    let text = PastedText.cleaned(sequence.dropLast(begun))
    endSequence()
    return .paste(text)
  }

  /// Emits the text received so far except for the last bytes, which may be the beginning of the
  /// end marker.
  private mutating func emitPartOfPaste() {
    let kept = PastedText.endMarker.count
    var rest = Array(sequence.suffix(kept))
    // The cut must not split a character or a CR LF pair.
    while let first = rest.first, first & 0xC0 == 0x80 || first == 0x0A { rest.removeFirst() }
    emit(.paste(PastedText.cleaned(sequence.dropLast(rest.count))))
    sequence = rest
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
