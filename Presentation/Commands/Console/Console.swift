import CLibrary
import HearthDomain
import JSONText
import TerminalKit

/// The streams of a command and what is known about who is at their other end.
///
/// Text never brings escapes or control characters of its own to a terminal, nor to a pipe that
/// may end at one; all that steers one is added here. A closed pipe swallows the rest without an
/// error.
package struct Console {
  package internal(set) var traits: ConsoleTraits
  /// Whether a result longer than the screen goes through the pager.
  package var usesPager = false
  /// What was said beside the result already, so that no error says it again.
  var told: [DomainError] = []
  /// Whether something was done that stays, whatever becomes of the words about it.
  private(set) var hasConfirmed = false
  /// Whether that was only an answer, or is over with the command.
  private var leavesNothing = false
  /// The words of the command that has done what stays whatever is taken back; nil for none.
  package private(set) var stayed: String?
  /// Whether the way back was told already.
  var hasOfferedUndo = false
  var output: OutputStream
  var errors: OutputStream
  var input: InputStream
  private let pager: Pager?
  private var openPager: (any OpenPager)?
  /// What is printed where there is no stream but a page of the full screen.
  var page: CapturedOutput?
  /// Who stands in the place of somebody that can be asked; nil for everybody else.
  var assistant: AssistantSeat?

  init(
    traits: ConsoleTraits, output: OutputStream, errors: OutputStream, input: InputStream,
    pager: Pager?
  ) {
    self.traits = traits
    self.output = output
    self.errors = errors
    self.input = input
    self.pager = pager
  }

  package var language: Language { traits.language }
  package var width: Int { traits.size.width }
  package var height: Int { traits.size.height }
  package var form: OutputForm { traits.form }
  var content: OutputForm { traits.content }

  /// Whether nobody reads the results any more, so that there is no point in going on.
  package var isOutputClosed: Bool { output.isClosed || page?.isFull == true || isOverfull }

  /// Whether more was printed than an assistant is handed.
  var isOverfull: Bool { assistant.map { output.buffer.count > $0.room } ?? false }

  /// The same, learned without writing anything: whoever waits for news would wait for nobody.
  mutating func isReaderGone() -> Bool {
    output.look()
    return isOutputClosed
  }

  /// Whether results are shown on a page of the full screen.
  var isPage: Bool { page != nil }

  /// Prints one line, or several, of a result.
  package mutating func line(_ text: StyledText = "") {
    print(text)
    print("\n")
  }

  /// Prints text after a mark; on a terminal it is broken between words to its width.
  package mutating func paragraph(_ text: String, after mark: StyledText) {
    let width = traits.outputIsTerminal ? self.width : nil
    line(mark + StyledText(text.hanging(after: mark, width: width, traits.widths)))
  }

  /// Prints a part of a line of a result.
  package mutating func print(_ text: StyledText) {
    if page != nil {
      page?.append(text)
      return
    }
    let encoder = TextEncoder(
      colors: traits.colors, showsLinks: traits.showsLinks && traits.outputIsTerminal,
      hasPlainMarks: traits.hasPlainMarks && traits.outputIsTerminal)
    write(encoder.encode(text).utf8)
  }

  package mutating func json(_ document: JSONValue) {
    var writer = JSONWriter()
    writer.write(document)
    write(writer.bytes)
    write([UInt8(ascii: "\n")])
  }

  /// Writes bytes as they are, such as a file that goes to standard output.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    if page != nil {
      page?.append(bytes)
      return
    }
    output.write(bytes)
    if output.isFull { flush() }
  }

  /// Says something beside the result, on standard error.
  package mutating func note(_ text: StyledText) {
    if page != nil { return line(text) }
    flush()
    let encoder = TextEncoder(
      colors: traits.errorColors, showsLinks: traits.showsLinks && traits.errorIsTerminal,
      hasPlainMarks: traits.hasPlainMarks && traits.errorIsTerminal)
    errors.write(encoder.encode(text).utf8)
    errors.write([UInt8(ascii: "\n")])
    errors.flush()
  }

  mutating func note(_ words: Words) { note(StyledText(words(language))) }

  /// Writes what was collected, through the pager if it is longer than the screen.
  package mutating func flush() {
    startPagerIfNeeded()
    output.flush()
  }

  /// Writes the rest and waits for the pager; throws when not all of it could be written.
  package mutating func finish() throws {
    flush()
    openPager?.finish()
    openPager = nil
    output.finish()
    errors.flush()
    if let code = output.failure {
      let detail = systemMessage(code)
      throw hasConfirmed ? ConsoleError.doneUntold(detail: detail) : .cannotWrite(detail: detail)
    }
  }

  /// Says in a line what was done, and stays so.
  mutating func confirm(_ text: String) {
    noteConfirmation()
    say(text)
  }

  /// From now on it is known that something was done, in whichever form it is told.
  mutating func noteConfirmation() {
    hasConfirmed = true
  }

  /// What was told is nothing that somebody has to know of later.
  mutating func leaveNothing() {
    leavesNothing = true
  }

  /// The command has come to its end.
  mutating func noteStaying(_ command: CommandSpec) {
    if command.stays, hasConfirmed, !leavesNothing { stayed = command.name }
  }

  /// Says after an error that what was changed before it is there all the same, unless that was
  /// said already.
  package mutating func noteKept() {
    if hasConfirmed { return }
    noteSentence(
      language(
        ko: "그 전에 바꾼 것은 저장되어 그대로 남아 있어요.", en: "What was changed before that is kept."))
  }

  /// Says a sentence beside the result, as errors are said; in the full screen everybody knows
  /// whose it is.
  package mutating func noteSentence(_ text: String) {
    let name = StyledText(isPage ? "" : "hearth: ", .bold)
    note(name + StyledText(text.hanging(after: name, width: noteWidth, traits.widths)))
  }

  /// To how many columns notes are broken; nil where nobody reads them on a terminal.
  var noteWidth: Int? { traits.errorIsTerminal ? traits.errorWidth : nil }

  /// Tells what went wrong and gives the status to end with; where it is not clear what was meant,
  /// also how the command is written.
  package mutating func report(_ error: any Error, in command: CommandSpec? = nil) -> ExitStatus {
    let isTold = (error as? DomainError).map(told.contains) ?? false
    let text =
      isTold ? Words.nothingChanged(language) : ConsoleMessage.text(for: error, in: language)
    if !text.isEmpty { noteSentence(text) }
    if let command, Console.wantsUsage(error) {
      let usage = "hearth " + command.usage(language)
      note(Words(ko: "사용법: \(usage)", en: "Usage: \(usage)"))
    }
    return ExitStatus(ending: error)
  }

  private static func wantsUsage(_ error: any Error) -> Bool {
    if case DomainError.ambiguous = error { return true }
    return (error as? UsageError)?.wantsUsage ?? false
  }

  /// Runs the body and finishes; reports the first error and gives the status to end with.
  mutating func endingStatus(
    of command: CommandSpec? = nil, _ body: (inout Console) throws -> Void
  ) -> ExitStatus {
    var status = ExitStatus.done
    do { try body(&self) } catch { status = report(error, in: command) }
    do { try finish() } catch { if status == .done { status = report(error) } }
    return status
  }

  private mutating func startPagerIfNeeded() {
    guard usesPager, openPager == nil, traits.outputIsTerminal, !traits.wantsJSON,
      let pager, case .descriptor = output.destination, !output.isClosed,
      output.buffer.count(where: { $0 == UInt8(ascii: "\n") }) >= height
    else { return }
    openPager = pager()
    if let openPager { output.destination = .pager(openPager) }
  }
}
