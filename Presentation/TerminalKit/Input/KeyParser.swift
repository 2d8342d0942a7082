/// Turns the bytes a terminal sends into events, however they are cut into reads.
///
/// Understands the sequences of xterm, VT220, rxvt, linux, tmux and screen and the kitty keyboard
/// protocol. What it does not know is swallowed whole. Characters that arrive together and make
/// one grapheme cluster are one key.
public struct KeyParser: Sendable {
  /// A paste longer than this comes in pieces of about this many bytes.
  public let pasteLimit: Int

  /// How many answers about the terminal's attributes (DA1) have come.
  public internal(set) var attributeReplies = 0

  /// What was answered about pictures.
  var pictureReplies = PictureReplies()

  var state = State.ground
  /// The bytes of the sequence or the paste under way.
  var sequence: [UInt8] = []
  /// How many bytes of the sequence are over its bound and were not kept.
  var skipped = 0
  var decoder = ScalarDecoder()
  /// Characters in UTF-8.
  var text: [UInt8] = []
  var textModifiers: Key.Modifiers = []
  var events: [TerminalEvent] = []

  static let sequenceLimit = 256
  static let stringLimit = 4096
  /// A sequence that never ends is given up after so many bytes more than are kept.
  static let skipLimit = 1024 * 1024

  enum State: Equatable {
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

  public init(pasteLimit: Int = 1024 * 1024) {
    self.pasteLimit = max(64, pasteLimit)
    // What is typed has room, so that no part of it is left behind where there was less.
    text.reserveCapacity(1024)
  }

  /// How long to wait for more before ``flush()`` decides what has begun; nil when nothing has.
  public var patience: Duration? {
    switch state {
    case .ground: decoder.isUnderWay ? .milliseconds(500) : nil
    case .paste: .seconds(1)
    case .escape: .milliseconds(30)
    case .csi, .ss3, .string: .milliseconds(sequence.isEmpty ? 30 : 500)
    case .linuxFunction, .oldMouse, .stringEscape: .milliseconds(500)
    }
  }

  public mutating func parse(_ bytes: [UInt8]) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    return finish()
  }

  /// The same for bytes that came in one read. A Ctrl-C that comes alone was pressed, and ends what
  /// has begun: who presses it again and again leaves no pause after which that would end.
  public mutating func parse(read bytes: [UInt8]) -> [TerminalEvent] {
    let cut = state != .ground && Self.interrupts.contains(bytes) ? flush() : []
    return cut + parse(bytes)
  }

  private static let interrupts = [[0x03], Array("\u{1B}[99;5u".utf8)]

  /// Decides that nothing more follows: a lone Esc was the key, a cut sequence is dropped, a cut
  /// character is a broken one, and a paste without its end is what has come of it.
  public mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground: takeCutCharacter()
    case .paste: return [endCutPaste()]
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

  mutating func endSequence() {
    state = .ground
    sequence.wipe()
    if sequence.capacity > Self.stringLimit { sequence = [] }
    skipped = 0
  }

  /// Makes the keys of the text that has come; characters of one cluster are one key.
  mutating func endText() {
    guard !text.isEmpty else { return }
    text.withUnsafeBufferPointer { text in
      guard let span = try? UTF8Span(validating: text.span) else { return }
      var characters = span.makeCharacterIterator()
      while let character = characters.next() { events.append(.key(.character(character))) }
    }
    text.wipe()
  }
}
