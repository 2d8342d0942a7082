import CLibrary
import HearthDomain
import JSONText
import TerminalKit

/// The streams of a command and the properties of their destinations.
///
/// Escapes and control characters in texts never reach a terminal, or a pipe that may end at one;
/// only this type writes control sequences. Output to a closed pipe is dropped without an error.
package struct Console {
  package internal(set) var traits: ConsoleTraits
  /// Whether results longer than the screen go through the pager.
  package var usesPager = false
  /// Errors that were already printed as notes and are not repeated.
  var told: [DomainError] = []
  /// Whether a lasting change was confirmed, even if printing fails afterwards.
  private(set) var hasConfirmed = false
  /// Whether the confirmed result ends with the command.
  private var leavesNoEffect = false
  /// Name of the command whose effect undo does not revert; nil if there is none.
  package private(set) var irreversibleCommand: String?
  /// Whether the undo hint was printed already.
  var hasPrintedUndoHint = false
  var output: OutputStream
  var errors: OutputStream
  var input: InputStream
  private let pager: Pager?
  private var openPager: (any OpenPager)?
  /// Captured output for a page of the full screen; nil if there are streams.
  var page: CapturedOutput?
  /// The assistant that answers in place of a user; nil for users.
  var assistant: ConsoleAssistant?

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

  /// Whether no one reads further output, so that the command can stop.
  package var isOutputClosed: Bool { output.isClosed || page?.isFull == true || isOverfull }

  /// Whether the output exceeds the limit of the assistant.
  var isOverfull: Bool { assistant.map { output.buffer.count > $0.room } ?? false }

  /// Whether no one reads further output; checks the stream without writing, for commands that wait
  /// for news.
  mutating func isReaderGone() -> Bool {
    output.look()
    return isOutputClosed
  }

  /// Whether results are displayed on a page of the full screen.
  var isPage: Bool { page != nil }

  /// Prints one or more lines of a result.
  package mutating func line(_ text: StyledText = "") {
    print(text)
    print("\n")
  }

  /// Prints text after a mark, wrapped on a terminal.
  package mutating func paragraph(_ text: String, after mark: StyledText) {
    let width = traits.outputIsTerminal ? self.width : nil
    line(mark + StyledText(text.hanging(after: mark, width: width, traits.widths)))
  }

  /// Prints part of a line of a result.
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

  /// Writes bytes unchanged, such as a file that goes to standard output.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    if page != nil {
      page?.append(bytes)
      return
    }
    output.write(bytes)
    if output.isFull { flush() }
  }

  /// Prints a line on standard error.
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

  /// Writes the collected output, through the pager if it is longer than the screen.
  package mutating func flush() {
    startPagerIfNeeded()
    output.flush()
  }

  /// Writes the rest and waits for the pager. Throws if the output could not be written completely.
  package mutating func finish() throws {
    flush()
    openPager?.finish()
    openPager = nil
    output.finish()
    errors.flush()
    if let code = output.failure {
      let detail = systemMessage(code)
      throw hasConfirmed
        ? ConsoleError.doneButNotReported(detail: detail) : .cannotWrite(detail: detail)
    }
  }

  /// Prints a confirmation of a lasting change.
  mutating func confirm(_ text: String) {
    recordConfirmation()
    say(text)
  }

  /// Records that a lasting change was made, however it is printed.
  mutating func recordConfirmation() {
    hasConfirmed = true
  }

  /// Records that the confirmed result has no lasting effect.
  mutating func recordNoEffect() {
    leavesNoEffect = true
  }

  /// Called at the end of a command. Remembers its name if undo does not revert its effect.
  mutating func recordIrreversibleAction(_ command: CommandSpec) {
    if command.isIrreversible, hasConfirmed, !leavesNoEffect { irreversibleCommand = command.name }
  }

  /// After an error, reports that earlier changes were saved, unless that was printed already.
  package mutating func reportKeptChanges() {
    if hasConfirmed { return }
    noteSentence(
      language(
        ko: "그 전에 바꾼 것은 저장되어 그대로 남아 있어요.", en: "What was changed before that is kept."))
  }

  /// Prints a sentence on standard error with the program's name before it, which is omitted in the
  /// full screen.
  package mutating func noteSentence(_ text: String) {
    let name = StyledText(isPage ? "" : "hearth: ", .bold)
    note(name + StyledText(text.hanging(after: name, width: noteWidth, traits.widths)))
  }

  /// Width of notes on a terminal; nil if standard error is not one.
  var noteWidth: Int? { traits.errorIsTerminal ? traits.errorWidth : nil }

  /// Prints the error and returns the exit status. For unclear usage, also prints how the command
  /// is written.
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

  /// Runs the body and finishes the output. Prints the first error and returns the exit status.
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
