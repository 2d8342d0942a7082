extension KeyParser {
  /// Emits the event of a complete `CSI` sequence, if it has one.
  mutating func interpret(_ sequence: ControlSequence, _ held: Key.Modifiers) {
    switch sequence.prefix {
    case UInt8(ascii: "<"): interpretMouse(sequence)
    case UInt8(ascii: "?"): interpretReply(sequence)
    case nil: interpretKey(sequence, held)
    default: break
    }
  }

  /// Emits the key of a complete `SS3` sequence, if it has one.
  mutating func interpretSingleShift(_ sequence: ControlSequence, _ held: Key.Modifiers) {
    // Old xterm versions send the modifiers as the only parameter, as in `SS3 5 P`.
    let own = Key.Modifiers(encoded: sequence[1] ?? sequence[0] ?? 1)
    if let code = KeyCodes.functionKey(forLetter: sequence.finalByte)
      ?? KeyCodes.keypadKey(forLetter: sequence.finalByte)
    {
      emit(Key(code, held.union(own)))
    } else if (0x61...0x64).contains(sequence.finalByte),
      let code = KeyCodes.functionKey(forLetter: sequence.finalByte - 0x20)
    {
      emit(Key(code, held.union(.control)))
    }
  }

  private mutating func interpretKey(_ sequence: ControlSequence, _ held: Key.Modifiers) {
    let isRxvtShift = sequence.finalByte == UInt8(ascii: "$")
    if sequence.hasIntermediateByte, !isRxvtShift { return }
    switch sequence.finalByte {
    case UInt8(ascii: "u"): interpretKitty(sequence)
    case UInt8(ascii: "~"): interpretTilde(sequence, held)
    case UInt8(ascii: "$"): emitTilde(sequence, held.union(.shift))
    case UInt8(ascii: "^"): emitTilde(sequence, held.union(.control))
    case UInt8(ascii: "@"): emitTilde(sequence, held.union([.control, .shift]))
    case UInt8(ascii: "Z"): emit(Key(.tab, held.union(sequence.modifiers).union(.shift)))
    case UInt8(ascii: "I") where sequence.parameters.isEmpty: emit(.focus(true))
    case UInt8(ascii: "O") where sequence.parameters.isEmpty: emit(.focus(false))
    case UInt8(ascii: "t"): interpretResize(sequence)
    case UInt8(ascii: "R") where sequence[0] != 1 && !sequence.parameters.isEmpty: break
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      if let code = KeyCodes.functionKey(forLetter: sequence.finalByte - 0x20) {
        emit(Key(code, held.union(.shift)))
      }
    default:
      if let code = KeyCodes.functionKey(forLetter: sequence.finalByte), !sequence.isRelease {
        emit(Key(code, held.union(sequence.modifiers)))
      }
    }
  }

  private mutating func interpretTilde(_ sequence: ControlSequence, _ held: Key.Modifiers) {
    switch sequence[0] {
    case 200: beginPaste()
    case 27:
      // xterm's modifyOtherKeys: 27, the modifiers, the code of the character.
      if let code = sequence[2] { emitCharacter(code: code, sequence.modifiers) }
    default: emitTilde(sequence, held.union(sequence.modifiers))
    }
  }

  private mutating func emitTilde(_ sequence: ControlSequence, _ modifiers: Key.Modifiers) {
    guard !sequence.isRelease, let code = KeyCodes.vt220Key(sequence[0] ?? 0) else { return }
    emit(Key(code, modifiers))
  }

  private mutating func interpretKitty(_ sequence: ControlSequence) {
    guard let code = sequence[0], !sequence.isRelease else { return }
    let modifiers = sequence.modifiers
    let text = sequence.parameters.count > 2 ? Self.text(sequence.parameters[2]) : ""
    if !text.isEmpty, modifiers.isSubset(of: .shift) {
      for character in text { emit(.character(character)) }
    } else if let key = KeyCodes.kittyKey(forCode: code) {
      emit(Key(key, modifiers))
    } else if !KeyCodes.kittyFunctionalCodes.contains(code) {
      emitCharacter(
        code: code, shifted: sequence[0, 1], latin: sequence[0, 2], modifiers)
    }
  }

  /// Emits the key for a character. Shift is dropped if it produces another character; with Ctrl,
  /// the key is identified by its position on a Latin keyboard.
  private mutating func emitCharacter(
    code: Int, shifted: Int? = nil, latin: Int? = nil, _ modifiers: Key.Modifiers
  ) {
    if let key = KeyCodes.kittyKey(forCode: code) { return emit(Key(key, modifiers)) }
    let isCommand = !modifiers.isDisjoint(with: [.control, .command])
    if isCommand, code > 0x7F, let latin, let character = Self.character(latin) {
      return emit(.character(character, modifiers))
    }
    guard let character = Self.character(code) else { return }
    guard modifiers.contains(.shift) else { return emit(.character(character, modifiers)) }
    if isCommand {
      let lower = character.lowercased().first ?? character
      return emit(.character(lower, modifiers))
    }
    let upper = character.uppercased()
    let made = shifted.flatMap(Self.character) ?? (upper.count == 1 ? upper.first : nil)
    emit(.character(made ?? character, modifiers.subtracting(.shift)))
  }

  private static func character(_ code: Int) -> Character? {
    guard code >= 0x20, !(0x7F..<0xA0).contains(code) else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { Character($0) }
  }

  private static func text(_ codes: [Int?]) -> String {
    String(codes.compactMap { $0.flatMap(character) })
  }

  private mutating func interpretMouse(_ sequence: ControlSequence) {
    guard let button = sequence[0], let x = sequence[1], let y = sequence[2],
      sequence.finalByte == UInt8(ascii: "M") || sequence.finalByte == UInt8(ascii: "m")
    else { return }
    emitMouse(button: button, x: x, y: y, isRelease: sequence.finalByte == UInt8(ascii: "m"))
  }

  /// Emits the event of a mouse report, whose columns and rows count from 1.
  mutating func emitMouse(button: Int, x: Int, y: Int, isRelease: Bool) {
    guard let action = MouseEvent.Action(report: button, isRelease: isRelease), x > 0, y > 0 else {
      return
    }
    var modifiers: Key.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    let position = Position(x: min(x, 65_535) - 1, y: min(y, 65_535) - 1)
    emit(.mouse(MouseEvent(action, at: position, modifiers: modifiers)))
  }

  private mutating func interpretResize(_ sequence: ControlSequence) {
    if sequence[0] == 6 { pictureReplies.storeCellSize(height: sequence[1], width: sequence[2]) }
    guard sequence[0] == 48, let rows = sequence[1], let columns = sequence[2],
      (1...65_535).contains(rows), (1...65_535).contains(columns)
    else { return }
    emit(.resize(Size(width: columns, height: rows)))
  }

  private mutating func interpretReply(_ sequence: ControlSequence) {
    switch sequence.finalByte {
    case UInt8(ascii: "c"):
      attributeReplyCount += 1
      pictureReplies.storeAttributes(sequence.parameters.map { $0.first ?? nil })
    case UInt8(ascii: "n") where sequence[0] == 997:
      if let answer = sequence[1], answer == 1 || answer == 2 {
        emit(.background(isDark: answer == 1))
      }
    default: break
    }
  }
}

extension MouseEvent.Action {
  /// The action encoded in the button number of a mouse report; nil if it has no event.
  fileprivate init?(report: Int, isRelease: Bool) {
    guard (0..<128).contains(report) else { return nil }
    if report & 64 != 0 {
      guard !isRelease, report & 2 == 0, report & 32 == 0 else { return nil }
      self = report & 1 == 0 ? .scrollUp : .scrollDown
      return
    }
    let buttons: [MouseEvent.Button?] = [.left, .middle, .right, nil]
    if isRelease {
      // Reports in the old format do not contain the button that was released.
      self = .release(buttons[report & 3] ?? .left)
      return
    }
    guard let button = buttons[report & 3] else { return nil }
    self = report & 32 != 0 ? .drag(button) : .press(button)
  }
}
