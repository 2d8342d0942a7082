import HearthDomain
import TerminalKit

/// Runs the commands of the shell in the full screen, on the open store.
package struct CommandRunner: Sendable {
  /// How the full screen follows a long-running command and stops it.
  package struct RunMonitor: Sendable {
    /// Tells the command to stop.
    package let cancellation: Cancellation
    /// Receives the progress.
    package let progress: WorkProgress
  }

  package typealias Run = @Sendable (Invocation, RunMonitor, inout Console) throws -> Void

  let grammar: @Sendable () -> Grammar
  let names: NameLookup
  private let parse: @Sendable ([String]) throws(UsageError) -> Invocation
  private let run: Run
  private let home: FilePath?

  /// Creates a runner. `~` in a line stands for the folder `home`.
  package init(
    grammar: @escaping @Sendable () -> Grammar, names: NameLookup,
    parse: @escaping @Sendable ([String]) throws(UsageError) -> Invocation, run: @escaping Run,
    home: FilePath?
  ) {
    self.grammar = grammar
    self.names = names
    self.parse = parse
    self.run = run
    self.home = home
  }

  /// The result of parsing a line.
  enum ParsedLine {
    case nothing
    case quit
    case refused(Words)
    case run(Invocation, lasts: Bool)
  }

  /// Parses a line as a shell would. It may begin with the program's name, `hearth`.
  func parsedLine(_ line: String) -> ParsedLine {
    let words = ShellWords(line)
    guard words.openQuote == nil else {
      return .refused(
        Words(ko: "따옴표를 닫아 주세요.", en: "Please close the quote."))
    }
    var arguments = words.arguments(home: home)
    if arguments.first == "hearth" {
      arguments.removeFirst()
      if arguments.isEmpty { return .refused(CommandRunner.alreadyOpenMessage) }
    }
    if arguments.isEmpty { return .nothing }
    if arguments == ["q"] || arguments == ["quit"] { return .quit }
    do {
      return parsedLine(for: try parse(arguments))
    } catch {
      return .refused(Words { error.sentence(in: $0) })
    }
  }

  /// Whether the line may be added to the history: it is not empty and does not set a secret. Lines
  /// that cannot be parsed are checked too.
  func canBeRemembered(_ line: String) -> Bool {
    let words = ShellWords(line).arguments(home: home).map { $0.lowercased() }
    let setsSecret = words.contains { Setting.named($0)?.isSecret == true }
    return !words.isEmpty && !(setsSecret && words.contains("set"))
  }

  private func parsedLine(for invocation: Invocation) -> ParsedLine {
    let globals = invocation.globalOptions
    if globals.storePath != nil || globals.usesDemoStore {
      return .refused(
        Words(
          ko: "여기서는 지금 열린 저장소만 써요. --store와 --demo는 셸에서 써 주세요.",
          en: "Commands here use the open store. Use --store and --demo in a shell."))
    }
    switch invocation {
    case .noCommand: return .refused(CommandRunner.alreadyOpenMessage)
    case .command(let spec, _, _) where spec.runningTime == .shellOnly:
      return .refused(CommandRunner.shellAdvice(spec))
    case .command(let spec, _, _): return .run(invocation, lasts: spec.runningTime == .slow)
    case .help, .version: return .run(invocation, lasts: false)
    }
  }

  private static let alreadyOpenMessage = Words(
    ko: "전체 화면은 이미 열려 있어요.", en: "The full screen is open already.")

  /// Returns the advice to run the command in a shell.
  private static func shellAdvice(_ spec: CommandSpec) -> Words {
    let line = "hearth \(spec.name)"
    return Words(
      ko: "전체 화면을 나간 뒤 셸에서 \(KoreanParticle.object(line.quoted(.korean))) 실행해 주세요.",
      en: "Leave the full screen and run \(line.quoted(.english)) in the shell.")
  }

  /// Runs the command. Errors are part of the outcome.
  func outcome(of invocation: Invocation, _ traits: ConsoleTraits, _ watch: RunMonitor)
    -> CommandOutcome
  {
    var console = Console(pageWith: traits)
    var failure: (any Error)?
    do {
      try run(invocation, watch, &console)
    } catch DomainError.refused(.lock(.secretNeedsTerminal)),
      DomainError.refused(.lock(.secretNeedsInput))
    {
      // A secret cannot be entered here, because the screen would display it.
      if case .command(let spec, _, _) = invocation {
        return CommandOutcome(refusal: CommandRunner.shellAdvice(spec))
      }
    } catch {
      failure = error
    }
    return CommandOutcome(
      console.capturedOutput ?? CapturedOutput(), error: failure, in: traits.language)
  }
}

extension ConsoleTraits {
  /// Creates the console for a page of the full screen.
  init(pageIn view: ViewContext, size: Size, globals: GlobalOptions, agrees: Bool) {
    self.init(language: globals.language ?? view.language)
    self.size = size
    errorWidth = size.width
    widths = view.widths
    firstWeekday = view.firstWeekday
    showsWeekNumbers = view.showsWeekNumbers
    sayingLook = view.sayingLook
    holidays = view.holidays
    outputIsTerminal = true
    errorIsTerminal = true
    colorLevel = globals.color == .never ? .none : view.colorLevel
    errorColorLevel = colorLevel
    wantsJSON = globals.wantsJSON
    assumesYes = globals.assumesYes || agrees
    neverAsks = globals.neverAsks
  }
}
