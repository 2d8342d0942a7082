extension KeyParser {
  mutating func parseByte(_ byte: UInt8) {
    switch state {
    case .ground: parseTextByte(byte)
    case .escape(let isDoubled): parseAfterEscape(byte, isDoubled)
    case .csi(let held): parseControlByte(byte, held)
    case .ss3(let held): parseSingleShiftByte(byte, held)
    case .linuxFunction(let held):
      endSequence()
      if (0x41...0x45).contains(byte) { emit(Key(.function(Int(byte) - 0x40), held)) }
    case .oldMouse: parseOldMouseByte(byte)
    case .string(let introducer): parseStringByte(byte, introducer)
    case .stringEscape(let introducer): parseStringEscapeByte(byte, introducer)
    case .paste: parsePasteByte(byte)
    }
  }

  private mutating func parseTextByte(_ byte: UInt8) {
    switch decoder.decode(byte) {
    case .needsMore: break
    case .invalidBefore:
      appendText("\u{FFFD}")
      parseTextByte(byte)
    case .scalar(let scalar): parseScalar(scalar)
    }
  }

  /// Replaces the bytes of an incomplete character by U+FFFD.
  mutating func replaceIncompleteCharacter() {
    guard decoder.discardIncomplete() else { return }
    appendText("\u{FFFD}")
  }

  private mutating func parseScalar(_ scalar: Unicode.Scalar) {
    let held = textModifiers
    switch scalar.value {
    case 0x1B:
      textModifiers = []
      state = .escape(isDoubled: false)
    case 0..<0x20, 0x7F:
      textModifiers = []
      emit(Key(control: UInt8(scalar.value), held))
    case 0x80..<0xA0: textModifiers = []
    default: appendText(scalar)
    }
  }

  private mutating func appendText(_ scalar: Unicode.Scalar) {
    guard !textModifiers.isEmpty else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        pendingText.append(byte)
      }
      return
    }
    let held = textModifiers
    textModifiers = []
    emit(.character(Character(scalar), held))
  }

  private mutating func parseAfterEscape(_ byte: UInt8, _ isDoubled: Bool) {
    let held: Key.Modifiers = isDoubled ? .alt : []
    switch byte {
    case UInt8(ascii: "["): state = .csi(held)
    case UInt8(ascii: "O"): state = .ss3(held)
    case 0x1B:
      if isDoubled { emit(Key(.escape)) }
      state = .escape(isDoubled: true)
    default:
      if isDoubled { emit(Key(.escape)) }
      endSequence()
      switch byte {
      case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        state = .string(introducer: byte)
      default:
        emitPendingText()
        textModifiers = .alt
        parseTextByte(byte)
      }
    }
  }

  private mutating func parseControlByte(_ byte: UInt8, _ held: Key.Modifiers) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction(held)
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse
    case UInt8(ascii: "$") where isDigitsOnly: endControlSequence(byte, held)
    case 0x20...0x3F: appendToSequence(byte, upTo: Self.maxSequenceLength)
    case 0x40...0x7E: endControlSequence(byte, held)
    default: abandonSequence(before: byte)
    }
  }

  /// Whether the sequence so far consists of digits only. After digits, `$` is the end of a shifted
  /// key of rxvt; elsewhere it is an intermediate byte.
  private var isDigitsOnly: Bool {
    !sequence.isEmpty && sequence.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func endControlSequence(_ byte: UInt8, _ held: Key.Modifiers) {
    sequence.append(byte)
    let whole = skippedByteCount == 0 ? ControlSequence(sequence) : nil
    endSequence()
    if let whole { interpret(whole, held) }
  }

  private mutating func parseSingleShiftByte(_ byte: UInt8, _ held: Key.Modifiers) {
    switch byte {
    case 0x30...0x3B: appendToSequence(byte, upTo: Self.maxSequenceLength)
    case 0x40...0x7E:
      sequence.append(byte)
      let whole = skippedByteCount == 0 ? ControlSequence(sequence) : nil
      endSequence()
      if let whole { interpretSingleShift(whole, held) }
    default: abandonSequence(before: byte)
    }
  }

  /// Drops the current sequence, then parses `byte`, which cannot belong to it, as the beginning of
  /// something new.
  private mutating func abandonSequence(before byte: UInt8) {
    endSequence()
    // CAN and SUB only end the sequence.
    if byte != 0x18, byte != 0x1A { parseByte(byte) }
  }

  private mutating func appendToSequence(_ byte: UInt8, upTo limit: Int) {
    if sequence.count < limit { sequence.append(byte) } else { skippedByteCount += 1 }
    if skippedByteCount > Self.maxSkippedByteCount { endSequence() }
  }

  private mutating func parseOldMouseByte(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let numbers = sequence.map { Int($0) - 32 }
    endSequence()
    emitMouse(button: numbers[0], x: numbers[1], y: numbers[2], isRelease: numbers[0] & 0x43 == 3)
  }

  private mutating func parseStringByte(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer: introducer)
    case 0x07: endString(introducer)
    case 0x18, 0x1A: endSequence()
    default: appendToSequence(byte, upTo: Self.maxStringLength)
    }
  }

  private mutating func parseStringEscapeByte(_ byte: UInt8, _ introducer: UInt8) {
    if byte == UInt8(ascii: "\\") { return endString(introducer) }
    endSequence()
    state = .escape(isDoubled: false)
    parseByte(byte)
  }

  private mutating func endString(_ introducer: UInt8) {
    let payload = sequence
    let isWhole = skippedByteCount == 0
    endSequence()
    if isWhole { pictureReplies.parse(payload, introducer: introducer) }
    if isWhole, introducer == UInt8(ascii: "]"), let isDark = BackgroundReply(payload)?.isDark {
      emit(.background(isDark: isDark))
    }
  }
}
