import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CommandTableTests {
  private struct Forbidden: Error {}

  private func perform(
    _ line: [String], language: Language = .english, isTerminal: Bool = false,
    context: () throws -> Int = { 7 }
  ) -> (status: ExitStatus, output: String, errors: String) {
    let program = ProgramVersion(number: "1.2.3", build: .release)
    let table = CommandTable<Int>([
      CommandEntry(SampleCommand.self) { _ in SampleCommand() },
      CommandEntry(VersionCommand.self) { number in
        VersionCommand(program: program) {
          [
            VersionFact(
              key: "storeSchema", name: Words(ko: "스키마", en: "Schema"), value: "\(number)")
          ]
        }
      },
    ])
    let (status, console) = table.parseAndRun(
      line,
      console: { globals in
        var traits = ConsoleTraits(language: globals.language ?? language)
        traits.wantsJSON = globals.wantsJSON
        traits.outputIsTerminal = isTerminal
        return .recording(traits)
      },
      context: { _ in try context() },
      noCommand: { globals, console in
        console.printLine(globals.disablesFullScreen ? "plain" : "nothing")
      })
    return (status, console.recordedOutput, console.recordedErrors)
  }

  @Test func `a command runs with its options`() {
    #expect(perform(["today", "--limit", "5"]) == (.success, "limit 5\n", ""))
    #expect(perform([]) == (.success, "nothing\n", ""))
    #expect(perform(["--plain"]) == (.success, "plain\n", ""))
  }

  @Test(arguments: [
    ["toady"], ["today", "--limit", "x"], ["today", "--limit", "12"], ["today", "--limit"], [""],
    ["today", "extra"], ["--color", "red"], ["help", "nothing"], ["completions", "tcsh"],
    ["completions"],
  ])
  func `wrong usage exits with 64, prints nothing, and creates no context`(line: [String]) {
    let (status, output, errors) = perform(line, context: { throw Forbidden() })
    #expect(status == .wrongUsage)
    #expect(output.isEmpty)
    #expect(errors.hasPrefix("hearth: "))
    #expect(errors.contains("--help"))
  }

  @Test(arguments: [
    ["--help"], ["today", "-h"], ["help", "keys"], ["completions", "bash"], ["help", "--man"],
  ])
  func `help and completions need no context`(line: [String]) {
    #expect(perform(line, context: { throw Forbidden() }).status == .success)
  }

  @Test func `errors are in the requested language even for an invalid line`() {
    #expect(perform(["toady", "--lang", "ko"]).errors.contains("혹시 ‘today’ 아닌가요?"))
    #expect(perform(["toady", "--lang", "en"], language: .korean).errors.contains("Did you mean"))
  }

  @Test func `an error in the context is reported with its exit status`() {
    let busy = DomainError.unavailable(.store(path: "/a", .busy))
    let (status, _, errors) = perform(["today"], context: { throw busy })
    #expect(status == .unavailable)
    #expect(errors == "hearth: \(busy.message(in: .english))\n")
    #expect(perform(["today"], context: { throw Forbidden() }).status == .programError)
  }

  @Test(arguments: [
    (
      ["toady"],
      #"{"code":"unknownCommand","exit":64,"message":"There is no command “toady”. Did you mean"#
        + #" “today”?","value":"toady","commands":["hearth today","hearth --help"]}"#
    ),
    (
      ["today", "--limit", "12"],
      #"{"code":"unacceptableValue","exit":64,"message":"--limit takes 1 to 9, not “12”.","#
        + #""field":"--limit","value":"12","commands":["hearth today --help"]}"#
    ),
  ])
  func `with --json an error is a document`(line: [String], error: String) {
    let told = perform(line + ["--json"])
    #expect(told.output.isEmpty)
    #expect(told.errors == "{\"schema\":1,\"error\":\(error)}\n")
  }

  @Test(arguments: [["version"], ["--version"], ["--version", "today"]])
  func `the version is printed in every way to ask for it`(line: [String]) {
    #expect(perform(line).output == "hearth 1.2.3 (release)\nSchema: 7\n")
    #expect(perform(line, language: .korean).output == "hearth 1.2.3 (release)\n스키마: 7\n")
    #expect(
      perform(line + ["--json"]).output
        == "{\"schema\":1,\"version\":\"1.2.3\",\"build\":\"release\",\"storeSchema\":\"7\"}\n")
  }

  @Test(arguments: [
    ["person"], ["person", "list"], ["person", "list", "--due"], ["water", "엄마"],
    ["person", "water", "엄마", "--by", "call"], ["--json", "person"], ["person", "wter"],
    ["person", "--json", "list"],
    ["person", "엄마"], ["--version"], ["person", "--help"], ["help", "person"], ["", "person"],
    ["--", "person"], ["person", "list", "extra"], ["say"], ["mood", "add", "60", "--", "-x"], [],
  ])
  func `a command's own parser agrees with the parser of all commands`(
    line: [String]
  ) {
    let table = CommandTable<Never>(SampleGrammar.entries)
    let parse = { (line: [String]) throws(UsageError) in try table.parse(line) }
    #expect(meaning(of: line, parse) == meaning(of: line, table.parser.parse))
  }

  private func meaning(
    of line: [String], _ parse: ([String]) throws(UsageError) -> Invocation
  ) -> String {
    do throws(UsageError) {
      switch try parse(line) {
      case .command(let spec, let input, let globals):
        let arguments = spec.arguments.map { input.texts(of: $0) }
        let values = spec.options.map { input.texts(of: $0) }
        let flags = spec.options.map { input.has($0) }
        return "\(spec.name) \(arguments) \(values) \(flags) \(globals)"
      case .help(let request, let globals): return "help \(request) \(globals)"
      case .version(let globals): return "version \(globals)"
      case .noCommand(let globals): return "nothing \(globals)"
      }
    } catch {
      return "\(error)"
    }
  }
}
