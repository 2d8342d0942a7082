import TerminalKit

extension Console {
  /// Creates a console for a page of the full screen: it captures the output as lines and cannot
  /// ask questions.
  init(pageWith traits: ConsoleTraits) {
    self = .recording(traits)
    capturedOutput = CapturedOutput()
  }
}

/// The output of a command that is captured for a page of the full screen, and what the command
/// requests from the screen.
struct CapturedOutput {
  /// What happens to the full screen after the command.
  enum ScreenEffect: Hashable {
    /// The full screen is opened again with the active profile.
    case reopen
    /// The full screen is locked.
    case lock
  }

  /// A yes-or-no question, which `--yes` answers in advance.
  var question: String?
  /// A question with several answers, each of which is another command line.
  var choice: PageChoice?
  var screenEffect: ScreenEffect?
  /// The text for the clipboard.
  var clipboardText: String?
  /// The place to open in the full screen.
  var route: Route?
  private var printedLines: [StyledText] = [StyledText()]
  private var pendingBytes: [UInt8] = []
  private var size = 0

  /// Maximum size of the captured output; more is not displayed.
  private static let maxSize = 400_000

  var isFull: Bool { size > CapturedOutput.maxSize }

  mutating func append(_ text: StyledText) {
    decodePendingBytes()
    for piece in text.pieces where !isFull { append(piece.text.terminalSafe, piece.style) }
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    if isFull { return }
    let before = pendingBytes.count
    pendingBytes += more
    size += pendingBytes.count - before
  }

  /// Returns the lines, without empty lines at the end.
  mutating func lines() -> [StyledText] {
    decodePendingBytes()
    var lines = printedLines
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  private mutating func decodePendingBytes() {
    guard !pendingBytes.isEmpty else { return }
    let text = String(decoding: pendingBytes, as: UTF8.self)
    pendingBytes = []
    append(text.terminalSafe, nil)
  }

  private mutating func append(_ text: String, _ style: Style?) {
    size += text.utf8.count
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      if index > 0 { printedLines.append(StyledText()) }
      printedLines[printedLines.count - 1].append(String(row), style)
    }
  }
}
