import CLibrary
import HearthDomain
import JSONText
import TerminalKit

/// The streams of a command, and what is known about the terminal.
///
/// Control characters in texts are replaced, also in pipes, whose output may be displayed later.
/// Only this type writes control sequences. Output to a closed pipe is dropped without an error.
package struct Console {
  /// Notes what a command with that exit status has left to say.
  package typealias Conclusion = (ExitStatus, inout Console) -> Void

  package internal(set) var traits: ConsoleTraits
  /// Whether results longer than the screen go through the pager.
  package var usesPager = false
  /// The arguments of the program, from which lines to run instead are made.
  var typedArguments: [String] = []
  /// What a command with `--json` has to say on standard error.
  var held = HeldNotes()
  /// Errors that were already printed as notes and are not repeated.
  var reportedErrors: [DomainError] = []
  /// Whether a lasting change was made. This stays true even if printing fails afterwards.
  private(set) var hasConfirmedChange = false
  /// Whether the change has no effect after the command, so that undo need not mention it.
  private var hasNoLastingEffect = false
  /// The name of the command that was run, if undo does not revert its effect; otherwise nil.
  package private(set) var irreversibleCommand: String?
  /// Whether the undo hint was printed already.
  var hasPrintedUndoHint = false
  var output: OutputStream
  var errorStream: OutputStream
  var input: InputStream
  private let pager: Pager?
  private var openPager: (any OpenPager)?
  /// The output captured for a page of the full screen; nil if the output goes to streams.
  var capturedOutput: CapturedOutput?
  /// The assistant that runs the command in place of a user; nil if a user does.
  var assistant: ConsoleAssistant?

  init(
    traits: ConsoleTraits, output: OutputStream, errorStream errors: OutputStream,
    input: InputStream,
    pager: Pager?
  ) {
    self.traits = traits
    self.output = output
    self.errorStream = errors
    self.input = input
    self.pager = pager
  }

  package var language: Language { traits.language }
  package var width: Int { traits.size.width }
  package var height: Int { traits.size.height }
  package var form: OutputForm { traits.form }
  var detailForm: OutputForm { traits.detailForm }

  /// Whether no one reads further output, so that the command can stop.
  package var isOutputClosed: Bool {
    output.isClosed || capturedOutput?.isFull == true || exceedsAssistantLimit
  }

  /// Whether the output is larger than the assistant accepts.
  var exceedsAssistantLimit: Bool {
    assistant.map { output.buffer.count > $0.maxByteCount } ?? false
  }

  /// Whether no one reads further output; checks the stream without writing, for commands that wait
  /// for news.
  mutating func isReaderGone() -> Bool {
    output.checkForClosedReader()
    return isOutputClosed
  }

  /// Whether results are displayed on a page of the full screen.
  var isPage: Bool { capturedOutput != nil }

  /// Prints one or more lines of a result.
  package mutating func printLine(_ text: StyledText = "") {
    print(text)
    print("\n")
  }

  /// Prints text after a mark such as a bullet, wrapped on a terminal.
  package mutating func printParagraph(_ text: String, after mark: StyledText) {
    let width = traits.outputIsTerminal ? self.width : nil
    printLine(mark + StyledText(text.withHangingIndent(after: mark, width: width, traits.widths)))
  }

  /// Prints part of a line of a result.
  package mutating func print(_ text: StyledText) {
    if capturedOutput != nil {
      capturedOutput?.append(text)
      return
    }
    let encoder = TextEncoder(
      colorLevel: traits.colorLevel,
      showsLinks: traits.supportsEscapeSequences && traits.outputIsTerminal,
      hasPlainMarks: traits.usesASCIIMarks && traits.outputIsTerminal)
    write(encoder.encode(text).utf8)
  }

  package mutating func printJSON(_ document: JSONValue) {
    var writer = JSONWriter()
    writer.write(document)
    write(writer.bytes)
    write([UInt8(ascii: "\n")])
  }

  /// Writes bytes unchanged, such as a file that goes to standard output.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    if capturedOutput != nil {
      capturedOutput?.append(bytes)
      return
    }
    output.write(bytes)
    if output.shouldFlush { flush() }
  }

  /// Prints a line on standard error. With `--json`, it is held back; see ``HeldNotes``.
  package mutating func printNote(_ text: StyledText) {
    if capturedOutput != nil { return printLine(text) }
    if holdsNotes { return held.add(text, as: text.string) }
    writeNote(text)
  }

  mutating func writeNote(_ text: StyledText) {
    flush()
    let encoder = TextEncoder(
      colorLevel: traits.errorColorLevel,
      showsLinks: traits.supportsEscapeSequences && traits.errorIsTerminal,
      hasPlainMarks: traits.usesASCIIMarks && traits.errorIsTerminal)
    errorStream.write(encoder.encode(text).utf8)
    errorStream.write([UInt8(ascii: "\n")])
    errorStream.flush()
  }

  mutating func printNote(_ words: Words) { printNote(StyledText(words(language))) }

  /// Writes the buffered output. If it is longer than the screen, it goes through the pager.
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
    errorStream.flush()
    if let code = output.failure {
      let detail = systemMessage(code)
      throw hasConfirmedChange
        ? ConsoleError.doneButNotReported(detail: detail) : .cannotWrite(detail: detail)
    }
  }

  /// Prints a confirmation of a lasting change.
  mutating func confirm(_ text: String) {
    recordConfirmedChange()
    printWrapped(text)
  }

  /// Records that a lasting change was made, for commands that print their confirmation themselves.
  mutating func recordConfirmedChange() {
    hasConfirmedChange = true
  }

  /// Records that the change has no effect after the command.
  mutating func recordNoEffect() {
    hasNoLastingEffect = true
  }

  /// Remembers the name of the command if it changed something that undo does not revert. Called at
  /// the end of each command.
  mutating func recordIrreversibleAction(_ command: CommandSpec) {
    if command.isIrreversible, hasConfirmedChange, !hasNoLastingEffect {
      irreversibleCommand = command.name
    }
  }

  /// After an error, reports that earlier changes were saved, unless that was printed already.
  package mutating func reportSavedChanges() {
    if hasConfirmedChange { return }
    printPrefixedNote(
      language(
        ko: "그 전에 바꾼 것은 저장되어 있어요.", en: "The changes made before that are saved."))
  }

  /// Prints a sentence on standard error with the program's name before it, which is omitted in the
  /// full screen.
  package mutating func printPrefixedNote(_ text: String) {
    let name = StyledText(isPage ? "" : "hearth: ", .bold)
    let note =
      name + StyledText(text.withHangingIndent(after: name, width: noteWidth, traits.widths))
    if holdsNotes { held.add(note, as: text) } else { printNote(note) }
  }

  /// Width of notes on a terminal; nil if standard error is not one.
  var noteWidth: Int? { traits.errorIsTerminal ? traits.errorWidth : nil }

  /// Prints the error and returns the exit status. For some usage errors, also prints the usage
  /// line of the command. With `--json`, the error is a document, which is held back; see
  /// ``HeldNotes``.
  package mutating func report(_ error: any Error, in command: CommandSpec? = nil) -> ExitStatus {
    let isTold = (error as? DomainError).map(reportedErrors.contains) ?? false
    let name = AmbiguousName(error)
    let text =
      isTold
      ? Words.nothingChanged(language)
      : name?.message(in: language, typed: typedArguments)
        ?? ConsoleMessage.message(for: error, in: language)
    let status = ExitStatus(ending: error)
    if traits.wantsJSON, !isPage, !text.isEmpty {
      let sentence = (error as? UsageError)?.sentence(in: language) ?? text
      held.add(ErrorDocument(error, typed: typedArguments).json(sentence, status), sentence)
      if !holdsNotes { writeHeldNotes(status) }
      return status
    }
    if !text.isEmpty { printPrefixedNote(text) }
    if let command, Console.needsUsageLine(error), name?.commandLines(from: typedArguments) == nil {
      let usage = "hearth " + command.usage(language)
      printNote(Words(ko: "사용법: \(usage)", en: "Usage: \(usage)"))
    }
    return status
  }

  private static func needsUsageLine(_ error: any Error) -> Bool {
    if case DomainError.ambiguous = error { return true }
    return (error as? UsageError)?.needsUsageLine ?? false
  }

  /// Runs the body, finishes the output, and calls `conclude` for what is to be noted afterwards.
  /// Prints the first error and returns the exit status.
  mutating func exitStatus(
    of command: CommandSpec? = nil, concluding conclude: Conclusion = { _, _ in },
    _ body: (inout Console) throws -> Void
  ) -> ExitStatus {
    var status = ExitStatus.success
    do { try body(&self) } catch { status = report(error, in: command) }
    do { try finish() } catch { if status == .success { status = report(error) } }
    conclude(status, &self)
    writeHeldNotes(status)
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
