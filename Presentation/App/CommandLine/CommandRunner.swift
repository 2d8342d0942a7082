import HearthDomain
import TerminalKit

/// Runs the commands of the shell inside the full screen, on the store that is open.
package struct CommandRunner: Sendable {
  /// What a command that lasts gets from whoever waits for it.
  package struct Watch: Sendable {
    /// Whether nobody waits any longer.
    package let cancellation: Cancellation
    /// Takes note of how much is done, and of how much there is where that is known.
    package let progress: WorkProgress
  }

  package typealias Run = @Sendable (Invocation, Watch, inout Console) throws -> Void

  let grammar: @Sendable () -> Grammar
  let names: NameLookup
  private let parse: @Sendable ([String]) throws(UsageError) -> Invocation
  private let run: Run
  private let home: FilePath?

  /// `home` is the folder for which `~` stands.
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

  /// What a line asks for.
  enum Order {
    case nothing
    case quit
    case refused(Words)
    case run(Invocation, lasts: Bool)
  }

  /// Reads a line as a shell would; the program's own name may stand in front.
  func order(_ line: String) -> Order {
    let words = ShellWords(line)
    guard words.openQuote == nil else {
      return .refused(
        Words(ko: "따옴표를 닫아 주세요.", en: "Please close the quote."))
    }
    var arguments = words.arguments(home: home)
    if arguments.first == "hearth" {
      arguments.removeFirst()
      if arguments.isEmpty { return .refused(CommandRunner.isOpenAlready) }
    }
    if arguments.isEmpty { return .nothing }
    if arguments == ["q"] || arguments == ["quit"] { return .quit }
    do {
      return order(try parse(arguments))
    } catch {
      return .refused(Words { error.sentence(in: $0) })
    }
  }

  /// Whether the line may be shown once more: there is something in it, and no key of the user's,
  /// also where it could not be read.
  func mayRemember(_ line: String) -> Bool {
    let words = ShellWords(line).arguments(home: home).map { $0.lowercased() }
    let setsSecret = words.contains { Setting.named($0)?.isSecret == true }
    return !words.isEmpty && !(setsSecret && words.contains("set"))
  }

  private func order(_ invocation: Invocation) -> Order {
    let globals = invocation.globals
    if globals.store != nil || globals.demo {
      return .refused(
        Words(
          ko: "여기서는 지금 열린 저장소만 써요. --store와 --demo는 셸에서 써 주세요.",
          en: "Here the store that is open is used; --store and --demo are for the shell."))
    }
    switch invocation {
    case .noCommand: return .refused(CommandRunner.isOpenAlready)
    case .command(let spec, _, _) where spec.pace == .shellOnly:
      return .refused(CommandRunner.forTheShell(spec))
    case .command(let spec, _, _): return .run(invocation, lasts: spec.pace == .lasting)
    case .help, .version: return .run(invocation, lasts: false)
    }
  }

  private static let isOpenAlready = Words(
    ko: "전체 화면은 이미 열려 있어요.", en: "The full screen is open already.")

  /// Where to run a command that has no place here.
  private static func forTheShell(_ spec: CommandSpec) -> Words {
    let line = "hearth \(spec.name)"
    return Words(
      ko: "전체 화면을 나간 뒤 셸에서 \(KoreanParticle.object(line.quoted(.korean))) 실행해 주세요.",
      en: "Leave the full screen and run \(line.quoted(.english)) in the shell.")
  }

  /// Does what was asked for; whatever goes wrong is part of what comes back.
  func outcome(of invocation: Invocation, _ traits: ConsoleTraits, _ watch: Watch) -> CommandOutcome
  {
    var console = Console(pageWith: traits)
    var failure: (any Error)?
    do {
      try run(invocation, watch, &console)
    } catch DomainError.refused(.lock(.secretNeedsTerminal)),
      DomainError.refused(.lock(.secretNeedsInput))
    {
      // The page of a command shows what is typed.
      if case .command(let spec, _, _) = invocation {
        return CommandOutcome(refusal: CommandRunner.forTheShell(spec))
      }
    } catch {
      failure = error
    }
    return CommandOutcome(
      console.page ?? CapturedOutput(), error: failure, in: traits.language)
  }
}

extension ConsoleTraits {
  /// What commands may know of a page in the full screen.
  init(pageIn view: ViewContext, size: Size, globals: GlobalOptions, agrees: Bool) {
    self.init(language: globals.language ?? view.language)
    self.size = size
    errorWidth = size.width
    widths = view.widths
    firstWeekday = view.firstWeekday
    showsWeekNumbers = view.showsWeekNumbers
    sayings = view.sayings
    holidays = view.holidays
    outputIsTerminal = true
    errorIsTerminal = true
    colors = globals.color == .never ? .none : view.colors
    errorColors = colors
    wantsJSON = globals.json
    assumesYes = globals.assumesYes || agrees
    neverAsks = globals.noInput
  }
}
