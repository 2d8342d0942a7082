import HearthDomain
import TerminalKit

/// Prints one line for prompts and status bars.
package struct StatusCommand: Command {
  /// Maximum time between checks, in milliseconds, so that clock changes and sleep are noticed.
  private static let maxCheckInterval: Int64 = 60_000
  /// Delays, in milliseconds, after which the store is checked again after a file event. The event
  /// may come before the change is readable.
  private static let recheckDelays = [300, 2_000]

  package static let commandName = CommandName(["status"])
  // For a locked profile, nothing is printed.
  package static let runsWhileLocked = true

  private static let format = Option<StatusFormat>(
    "format", placeholder: Words(ko: "형식", en: "FORMAT"),
    help: Words(
      ko: "어느 프로그램에 맞출지 정해요. 적지 않으면 plain이에요.",
      en: "The program it is for; plain by default."))

  private static let template = Option<StatusTemplate>(
    "template", placeholder: .text,
    help: Words(
      ko:
        "무엇을 어떻게 보일지 적어요. {낱말}에는 값이 들어가고, {?낱말 …}은 값이 있을 때만 보여요. \\{는 중괄호"
        + " 글자예요.\n\(placeholderList(.korean))",
      en: "What to show: {word} becomes its value, {?word …} is shown only if there is a value, \\{"
        + " is a literal brace.\n\(placeholderList(.english))")
  ) { try StatusTemplate($0) }

  private static let watch = Flag(
    "watch",
    help: Words(
      ko: "끝내지 않고 기다리다가 바뀔 때마다 한 줄씩 출력해요.",
      en: "Keep running and print a line whenever something changes."))

  private static func placeholderList(_ language: Language) -> String {
    StatusPlaceholder.allCases.map { "{\($0.rawValue)} \($0.meaning(language))" }.joined(
      separator: ", ")
  }

  package static let spec = CommandSpec(
    commandName, options: [format.forPeopleOnly, template.forPeopleOnly, watch.forPeopleOnly],
    isReadOnly: true, runningTime: .shellOnly, linesToCopy: StatusLines.allConfigurations)

  private let readStatus: (Set<Status.Part>) throws -> StatusAnswer
  private let clock: LocalClock
  private let statusMemory: (any StatusCache)?
  private let makeWaiter: () -> any ReminderWaiter

  /// Creates the command. The waiter is made only after the store was read, so that it notices
  /// later changes.
  package init(
    readStatus read: @escaping (Set<Status.Part>) throws -> StatusAnswer, clock: LocalClock,
    statusMemory memory: (any StatusCache)?, makeWaiter rest: @escaping () -> any ReminderWaiter
  ) {
    self.readStatus = read
    self.clock = clock
    self.statusMemory = memory
    self.makeWaiter = rest
  }

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let format = try chosenFormat(try input[Self.format], in: console)
    let formatter = StatusFormatter(
      clock: clock, language: console.language, format: format,
      template: try input[Self.template] ?? StatusTemplate(usualIn: console.language))
    let parts =
      format == .json || format == .waybar
      ? Set(Status.Part.allCases) : formatter.template.requiredParts
    if input[Self.watch] { return try watchForChanges(parts, formatter, in: &console) }
    if let statusMemory, !console.traits.outputIsTerminal {
      let line = try statusMemory.line(
        answering: formatter.cacheKey,
        inMinute: clock.now().milliseconds / StatusCommand.maxCheckInterval
      ) {
        let answer = try readStatus(parts)
        return StatusLineText(line: formatter.line(answer), isCacheable: answer.isCacheable)
      }
      return printLine(line, in: &console)
    }
    let answer = try readStatus(parts)
    let line = formatter.line(answer)
    printLine(line, in: &console)
    if line.isEmpty { console.printHint(answer.emptyLineReason) }
  }

  private func printLine(_ line: String, in console: inout Console) {
    if !line.isEmpty { console.printLine(StyledText(line)) }
  }

  private func chosenFormat(_ named: StatusFormat?, in console: Console) throws -> StatusFormat {
    guard console.traits.wantsJSON else { return named ?? .plain }
    guard let format = named, format != .json else { return .json }
    throw UsageError(
      .conflictingOptions(["--json", "--format \(format.rawValue)"]),
      in: StatusCommand.commandName.path)
  }

  /// Prints each line that differs from the previous one. Even an empty line is printed, because a
  /// bar keeps displaying the last one.
  private func watchForChanges(
    _ parts: Set<Status.Part>, _ formatter: StatusFormatter, in console: inout Console
  ) throws {
    var shown = formatter.line(try readStatus(parts))
    let rest = makeWaiter()
    console.printLine(StyledText(shown))
    console.flush()
    var looks: ArraySlice<Int> = []
    while !console.isReaderGone() {
      let untilMinute =
        StatusCommand.maxCheckInterval - clock.now().milliseconds % StatusCommand.maxCheckInterval
      let length = looks.popFirst() ?? Int(max(1, min(untilMinute, StatusCommand.maxCheckInterval)))
      switch rest.wait(milliseconds: length) {
      case .timedOut: break
      case .storeChanged: looks = StatusCommand.recheckDelays[...]
      case .signal(let number):
        // Ctrl-C ends as in every command; a termination signal is the normal end of this one.
        if number == 2 { throw ExitStatus.interrupted }
        return
      }
      let line = formatter.line(try readStatus(parts))
      guard line != shown else { continue }
      shown = line
      console.printLine(StyledText(line))
      console.flush()
    }
  }
}
