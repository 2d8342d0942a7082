/// Parses the bytes that a terminal sends into events, regardless of how reads split them.
///
/// Supports the sequences of xterm, VT220, rxvt, linux, tmux and screen and the kitty keyboard
/// protocol. Skips unknown sequences completely. Characters that arrive together and form one
/// grapheme cluster are one key.
public struct KeyParser: Sendable {
  /// Approximate size, in bytes, of the parts into which a longer paste is split.
  public let pasteChunkSize: Int

  /// Number of replies received to requests for the terminal's attributes (DA1).
  public internal(set) var attributeReplyCount = 0

  /// The replies received about pictures.
  var pictureReplies = PictureReplies()

  var state = State.ground
  /// The bytes of the current sequence or paste.
  var sequence: [UInt8] = []
  /// Number of bytes of the current sequence that exceed its limit and were dropped.
  var skippedByteCount = 0
  var decoder = ScalarDecoder()
  /// Text not yet emitted, in UTF-8.
  var pendingText: [UInt8] = []
  var textModifiers: Key.Modifiers = []
  var events: [TerminalEvent] = []

  static let maxSequenceLength = 256
  static let maxStringLength = 4096
  /// Number of dropped bytes after which a sequence without an end is abandoned.
  static let maxSkippedByteCount = 1024 * 1024

  enum State: Equatable {
    case ground
    /// After one or two Esc bytes.
    case escape(isDoubled: Bool)
    case csi(Key.Modifiers)
    case ss3(Key.Modifiers)
    /// After `CSI [`, before the letter of a function key of the linux console.
    case linuxFunction(Key.Modifiers)
    /// After `CSI M`, before the three bytes of a mouse report.
    case oldMouse
    case string(introducer: UInt8)
    case stringEscape(introducer: UInt8)
    case paste
  }

  public init(pasteLimit: Int = 1024 * 1024) {
    self.pasteChunkSize = max(64, pasteLimit)
    // Enough capacity for typed text, so that the array does not grow and leave copies behind in
    // memory.
    pendingText.reserveCapacity(1024)
  }

  /// Time to wait for more bytes before ``flushIncompleteInput()`` is called for the incomplete
  /// input; nil if nothing is incomplete.
  public var incompleteInputTimeout: Duration? {
    switch state {
    case .ground: decoder.hasIncompleteCharacter ? .milliseconds(500) : nil
    case .paste: .seconds(1)
    case .escape: .milliseconds(30)
    case .csi, .ss3, .string: .milliseconds(sequence.isEmpty ? 30 : 500)
    case .linuxFunction, .oldMouse, .stringEscape: .milliseconds(500)
    }
  }

  public mutating func parse(_ bytes: [UInt8]) -> [TerminalEvent] {
    for byte in bytes { parseByte(byte) }
    return takeEvents()
  }

  /// Parses bytes that arrived in one read. A Ctrl-C that arrives alone is always a key press: it
  /// first flushes incomplete input. A user who presses it repeatedly leaves no pause in which
  /// ``incompleteInputTimeout`` could run out.
  public mutating func parse(read bytes: [UInt8]) -> [TerminalEvent] {
    let cut =
      state != .ground && Self.interruptSequences.contains(bytes) ? flushIncompleteInput() : []
    return cut + parse(bytes)
  }

  private static let interruptSequences = [[0x03], Array("\u{1B}[99;5u".utf8)]

  /// Ends incomplete input, because no more bytes are coming: a lone Esc is the key, an incomplete
  /// sequence is dropped, an incomplete character becomes U+FFFD, and an unfinished paste is
  /// emitted as received so far.
  public mutating func flushIncompleteInput() -> [TerminalEvent] {
    switch state {
    case .ground: replaceIncompleteCharacter()
    case .paste: return [endUnfinishedPaste()]
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
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    emitPendingText()
    let finished = events
    events.removeAll(keepingCapacity: true)
    return finished
  }

  // An introducer without a sequence was a letter typed with Alt.
  private mutating func emit(_ code: Key.Code, _ held: Key.Modifiers) {
    if held.contains(.alt) { emit(Key(.escape)) }
    emit(Key(code, .alt))
  }

  mutating func emit(_ key: Key) {
    emit(.key(key))
  }

  mutating func emit(_ event: TerminalEvent) {
    emitPendingText()
    events.append(event)
  }

  mutating func endSequence() {
    state = .ground
    sequence.overwriteAndRemoveAll()
    if sequence.capacity > Self.maxStringLength { sequence = [] }
    skippedByteCount = 0
  }

  /// Emits the buffered text as keys, one for each grapheme cluster.
  mutating func emitPendingText() {
    guard !pendingText.isEmpty else { return }
    pendingText.withUnsafeBufferPointer { text in
      guard let span = try? UTF8Span(validating: text.span) else { return }
      var characters = span.makeCharacterIterator()
      while let character = characters.next() { events.append(.key(.character(character))) }
    }
    pendingText.overwriteAndRemoveAll()
  }
}
