import TerminalKit

extension Console {
  /// A console that speaks to a page of the full screen: whatever is printed is kept as lines, and
  /// nobody can be asked.
  init(pageWith traits: ConsoleTraits) {
    self = .recording(traits)
    page = CapturedOutput()
  }
}

/// What a command printed on a page of the full screen, and what it wanted besides.
struct CapturedOutput {
  /// What comes of the screen after a command that was done.
  enum Aftermath: Hashable {
    /// It opens anew on the profile that is in use by then.
    case reopens
    /// It asks for the passphrase.
    case locks
  }

  /// A question that is answered with yes or no, which `--yes` answers beforehand.
  var question: String?
  /// A question with several answers, each of which is another line.
  var choice: PageChoice?
  var aftermath: Aftermath?
  /// What was to be put into the clipboard.
  var copied: String?
  /// A place of the full screen to go to in the end.
  var route: Route?
  private var printed: [StyledText] = [StyledText()]
  private var bytes: [UInt8] = []
  private var size = 0

  /// More than that nobody reads on a page.
  private static let most = 400_000

  var isFull: Bool { size > CapturedOutput.most }

  mutating func append(_ text: StyledText) {
    takeBytes()
    for piece in text.pieces where !isFull { append(piece.text.visible, piece.style) }
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    if isFull { return }
    let before = bytes.count
    bytes += more
    size += bytes.count - before
  }

  /// The lines, without empty ones at the end.
  mutating func lines() -> [StyledText] {
    takeBytes()
    var lines = printed
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  private mutating func takeBytes() {
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    append(text.visible, nil)
  }

  private mutating func append(_ text: String, _ style: Style?) {
    size += text.utf8.count
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      if index > 0 { printed.append(StyledText()) }
      printed[printed.count - 1].append(String(row), style)
    }
  }
}
