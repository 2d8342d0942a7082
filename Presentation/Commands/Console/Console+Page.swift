import TerminalKit

extension Console {
  /// Creates a console for a page of the full screen: it captures the output as lines and cannot
  /// ask questions.
  init(pageWith traits: ConsoleTraits) {
    self = .recording(traits)
    page = CapturedOutput()
  }
}

/// The captured output of a command on a page of the full screen, and its requests.
struct CapturedOutput {
  /// The effect of a finished command on the full screen.
  enum Aftermath: Hashable {
    /// It reopens with the active profile.
    case reopens
    /// It is locked.
    case locks
  }

  /// A yes-or-no question, which `--yes` answers in advance.
  var question: String?
  /// A question with several answers, each of which is another command line.
  var choice: PageChoice?
  var aftermath: Aftermath?
  /// The text for the clipboard.
  var copied: String?
  /// The destination in the full screen.
  var route: Route?
  private var printed: [StyledText] = [StyledText()]
  private var bytes: [UInt8] = []
  private var size = 0

  /// Maximum size of the captured output.
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

  /// Returns the lines, without empty lines at the end.
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
