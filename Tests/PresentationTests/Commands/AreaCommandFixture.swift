import HearthDomain

@testable import HearthPresentation

/// The tools of an area, with its commands.
protocol AreaTools {
  static var commands: [CommandEntry<Self>] { get }
}

extension PersonTools: AreaTools {}
extension SayingTools: AreaTools {}
extension MoodTools: AreaTools {}
extension EventTools: AreaTools {}
extension BookTools: AreaTools {}

/// An area with a memory store, used by command lines, and their transcript.
protocol AreaCommandFixture: AnyObject {
  associatedtype Tools: AreaTools
  /// The folder of its golden files.
  static var folder: String { get }
  var fixture: CommandFixture { get set }
  var tools: Tools { get }
  /// The commands that a line may name.
  var commands: [CommandEntry<Tools>] { get }
}

extension AreaCommandFixture {
  var transcript: String { fixture.transcript }
  var commands: [CommandEntry<Tools>] { Tools.commands }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandFixture.Outcome {
    fixture.run(line, of: commands, with: tools, answers: answers)
  }

  /// Runs the given words. The transcript may show them as `line` instead.
  @discardableResult
  func run(_ arguments: [String], as line: String? = nil) -> CommandFixture.Outcome {
    fixture.run(arguments, as: line, of: commands, with: tools)
  }

  /// Returns the name of a transcript's golden file.
  static func golden(_ topic: String, _ language: Language, _ form: CommandFixture.Form) -> String {
    "\(folder)/\(topic)-\(form.rawValue)-\(language.rawValue)"
  }
}

extension CommandFixture {
  /// Returns the output of `hearth today` with that part alone.
  func today(
    _ part: any TodayPart, on store: any Store, _ clock: LocalClock
  ) throws -> String {
    let reader = TodayReader(queries: TodayQueries(store: store, clock: clock), parts: [part])
    var console = Console.recording(form.traits(language))
    try TodayCommand(reader: reader).run(TodayCommand.input(), in: &console)
    return console.recordedOutput
  }
}
