/// Turns the bytes a terminal sends into events, however they are cut into reads.
///
/// Understands the sequences of xterm, VT220, rxvt, linux, tmux and screen and the kitty keyboard
/// protocol. What it does not know is swallowed whole. Characters that arrive together and make
/// one grapheme cluster are one key.
public struct KeyParser: Sendable {
  /// A paste longer than this comes in pieces of about this many bytes.
  public static let pasteLimit = 16 * 1024 * 1024

  /// How many answers about the terminal's attributes (DA1) have come.
  public private(set) var attributeReplies = 0

  private var state = State.ground
  /// The bytes of the sequence or the paste under way.
  private var sequence: [UInt8] = []
  /// How many bytes of the sequence are over its bound and were not kept.
  private var skipped = 0
  private var decoder = ScalarDecoder()
  private var text = String.UnicodeScalarView()
  private var textModifiers: Key.Modifiers = []
  private var events: [TerminalEvent] = []

  private static let sequenceLimit = 256
  private static let stringLimit = 4096
  /// A string that never ends is given up after so many bytes more.
  private static let skipLimit = 1024 * 1024

  private enum State: Equatable {
    case ground
    /// After one Esc, or after two.
    case escape(isDoubled: Bool)
    case csi(Key.Modifiers)
    case ss3(Key.Modifiers)
    /// After `CSI [`, before the letter of a linux function key.
    case linuxFunction(Key.Modifiers)
    /// After `CSI M`, before three bytes that tell of the mouse.
    case oldMouse
    case string(introducer: UInt8)
    case stringEscape(introducer: UInt8)
    case paste
  }

  public init() {}

  /// How long to wait for more before ``flush()`` decides what has begun; nil when nothing has.
  public var patience: Duration? {
    switch state {
    case .ground, .paste: nil
    case .escape: .milliseconds(30)
    case .csi, .ss3, .string: .milliseconds(sequence.isEmpty ? 30 : 500)
    case .linuxFunction, .oldMouse, .stringEscape: .milliseconds(500)
    }
  }

  /// The events that are complete with these bytes.
  public mutating func parse(_ bytes: [UInt8]) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    return finish()
  }

  /// Decides that nothing more follows: a lone Esc was the key, and a cut sequence is dropped.
  ///
  /// A character or a paste that has begun goes on waiting.
  public mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground, .paste: return []
    case .escape(let isDoubled):
      emit(Key(.escape))
      if isDoubled { emit(Key(.escape)) }
    case .csi(let held) where sequence.isEmpty: emit(.character("["), held)
    case .ss3(let held) where sequence.isEmpty: emit(.character("O"), held)
    case .string(let introducer) where sequence.isEmpty:
      emit(.character(Character(Unicode.Scalar(introducer))), [])
    default: break
    }
    endSequence()
    return finish()
  }

  private mutating func finish() -> [TerminalEvent] {
    endText()
    let finished = events
    events.removeAll(keepingCapacity: true)
    return finished
  }

  // The introducer of a sequence that never came was a letter held with Alt.
  private mutating func emit(_ code: Key.Code, _ held: Key.Modifiers) {
    if held.contains(.alt) { emit(Key(.escape)) }
    emit(Key(code, .alt))
  }

  mutating func emit(_ key: Key) {
    emit(.key(key))
  }

  mutating func emit(_ event: TerminalEvent) {
    endText()
    events.append(event)
  }

  private mutating func endSequence() {
    state = .ground
    sequence.removeAll(keepingCapacity: sequence.capacity <= Self.stringLimit)
    skipped = 0
  }
}

extension KeyParser {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeText(byte)
    case .escape(let isDoubled): takeAfterEscape(byte, isDoubled)
    case .csi(let held): takeControl(byte, held)
    case .ss3(let held): takeSingleShift(byte, held)
    case .linuxFunction(let held):
      endSequence()
      if (0x41...0x45).contains(byte) { emit(Key(.function(Int(byte) - 0x40), held)) }
    case .oldMouse: takeOldMouse(byte)
    case .string(let introducer): takeString(byte, introducer)
    case .stringEscape(let introducer): takeStringEscape(byte, introducer)
    case .paste: takePaste(byte)
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    switch decoder.take(byte) {
    case .needsMore: break
    case .brokenBefore:
      add("\u{FFFD}")
      takeText(byte)
    case .scalar(let scalar): take(scalar)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    let held = textModifiers
    switch scalar.value {
    case 0x1B:
      textModifiers = []
      state = .escape(isDoubled: false)
    case 0..<0x20, 0x7F:
      textModifiers = []
      emit(Key(control: UInt8(scalar.value), held))
    case 0x80..<0xA0: textModifiers = []
    default: add(scalar)
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    guard !textModifiers.isEmpty else { return text.append(scalar) }
    let held = textModifiers
    textModifiers = []
    emit(.character(Character(scalar), held))
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    events.append(contentsOf: String(text).map { .key(.character($0)) })
    text.removeAll(keepingCapacity: true)
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ isDoubled: Bool) {
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
        endText()
        textModifiers = .alt
        takeText(byte)
      }
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ held: Key.Modifiers) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction(held)
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse
    case UInt8(ascii: "$") where isPlainNumber: endControl(byte, held)
    case 0x20...0x3F: keep(byte, upTo: Self.sequenceLimit)
    case 0x40...0x7E: endControl(byte, held)
    default: abandon(before: byte)
    }
  }

  /// rxvt ends a shifted key in `$`, which elsewhere stands before the final letter.
  private var isPlainNumber: Bool {
    !sequence.isEmpty && sequence.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func endControl(_ byte: UInt8, _ held: Key.Modifiers) {
    sequence.append(byte)
    let whole = skipped == 0 ? ControlSequence(sequence) : nil
    endSequence()
    if let whole { interpret(whole, held) }
  }

  private mutating func takeSingleShift(_ byte: UInt8, _ held: Key.Modifiers) {
    switch byte {
    case 0x30...0x3B: keep(byte, upTo: Self.sequenceLimit)
    case 0x40...0x7E:
      sequence.append(byte)
      let whole = skipped == 0 ? ControlSequence(sequence) : nil
      endSequence()
      if let whole { interpretSingleShift(whole, held) }
    default: abandon(before: byte)
    }
  }

  /// Drops the sequence under way; the byte that cannot belong to it is taken by itself.
  private mutating func abandon(before byte: UInt8) {
    endSequence()
    // CAN and SUB only end the sequence.
    if byte != 0x18, byte != 0x1A { take(byte) }
  }

  private mutating func keep(_ byte: UInt8, upTo limit: Int) {
    if sequence.count < limit { sequence.append(byte) } else { skipped += 1 }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let numbers = sequence.map { Int($0) - 32 }
    endSequence()
    emitMouse(button: numbers[0], x: numbers[1], y: numbers[2], isRelease: numbers[0] & 0x43 == 3)
  }

  private mutating func takeString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer: introducer)
    case 0x07: endString(introducer)
    case 0x18, 0x1A: endSequence()
    default:
      keep(byte, upTo: Self.stringLimit)
      if skipped > Self.skipLimit { endSequence() }
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8, _ introducer: UInt8) {
    if byte == UInt8(ascii: "\\") { return endString(introducer) }
    endSequence()
    state = .escape(isDoubled: false)
    take(byte)
  }

  private mutating func endString(_ introducer: UInt8) {
    let payload = sequence
    let isWhole = skipped == 0
    endSequence()
    if isWhole, introducer == UInt8(ascii: "]"), let isDark = BackgroundReply(payload)?.isDark {
      emit(.background(isDark: isDark))
    }
  }

  mutating func beginPaste() {
    endText()
    state = .paste
  }

  private mutating func takePaste(_ byte: UInt8) {
    sequence.append(byte)
    if byte == UInt8(ascii: "~"), sequence.hasSuffix(PastedText.endMark) {
      let payload = sequence.dropLast(PastedText.endMark.count)
      endSequence()
      emit(.paste(PastedText.clean(payload)))
    } else if sequence.count >= Self.pasteLimit, byte & 0xC0 != 0x80 {
      sendPartOfPaste()
    }
  }

  /// Hands on what has come, except a last part that may be the beginning of the end mark.
  private mutating func sendPartOfPaste() {
    let kept = PastedText.endMark.count
    var rest = Array(sequence.suffix(kept))
    // The cut must not fall inside a character, nor between the two bytes of a line break.
    while let first = rest.first, first & 0xC0 == 0x80 || first == 0x0A { rest.removeFirst() }
    emit(.paste(PastedText.clean(sequence.dropLast(rest.count))))
    sequence = rest
  }

  mutating func noteAttributes() {
    attributeReplies += 1
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
