import HearthContainer
import HearthDomain
import HearthSamples
import JSONText

/// Program with a store in memory that runs commands one after another.
struct InMemoryProgram {
  private var commands: CommandsInProcess

  init(_ store: AppConfiguration.StoreLocation = .memory) {
    let seoul = FixedZone(name: "Asia/Seoul", secondsEast: 32_400)
    let now = Instant(milliseconds: 1_795_132_800_000)
    commands = CommandsInProcess(
      store, variables: ["HOME": Scratch.folder, "XDG_STATE_HOME": Scratch.folder],
      clock: LocalClock(now: Now { now }, zone: seoul))
    commands.isPlain = true
  }

  @discardableResult
  func run(
    _ arguments: [String], as form: CommandsInProcess.Form = .piped,
    in language: Language = .english
  ) throws -> CommandsInProcess.Outcome {
    let outcome = commands.run(arguments, as: form, in: language)
    try RuleViolation.unless(
      [0, 1, 64, 65, 69].contains(outcome.status),
      "\(arguments): \(outcome.status) \(outcome.errors)")
    try RuleViolation.unless(!Shown.steers(outcome.errors), "\(arguments): errors that steer")
    try RuleViolation.unless(
      outcome.status == 0 || !(outcome.errors + outcome.output).isEmpty,
      "\(arguments): \(outcome.status) without a word")
    return outcome
  }

  func imports(_ arguments: [String]) throws {
    let outcome = try run(arguments)
    try RuleViolation.unless(
      [0, 1, 65].contains(outcome.status), "\(arguments): \(outcome.status) \(outcome.errors)")
  }

  /// Checks that a command's output contains no control characters, and that its JSON is valid.
  func shows(_ arguments: [String]) throws {
    for language in Language.allCases {
      let shown = try run(arguments, as: .terminal, in: language)
      try RuleViolation.unless(shown.status == 0, "\(arguments): \(shown.status) \(shown.errors)")
      try RuleViolation.unless(!Shown.steers(shown.output), "\(arguments): output that steers")
    }
    let piped = try run(arguments)
    let json = try run(arguments, as: .json)
    try RuleViolation.unless(!Shown.steers(json.output), "\(arguments): JSON that steers")
    guard let document = try? JSONValue(reading: json.output) else {
      throw RuleViolation("\(arguments): no JSON")
    }
    let lines = piped.output.utf8.count { $0 == 10 }
    let items = document["items"]?.arrayValue?.count ?? lines
    try RuleViolation.unless(lines == items, "\(arguments): \(items) things on \(lines) lines")
  }

  /// Exports, imports the file into an empty store, and checks that its export is the same.
  func returns(_ export: [String], _ take: [String], _ ending: String) throws {
    let written = try run(export)
    guard written.status == 0 else { return }
    let path = try Scratch.file("written" + ending)
    Findings.keep(Array(written.output.utf8), as: path)
    let other = InMemoryProgram()
    try other.imports(take + [path])
    let again = try other.run(export)
    let (before, after) = (
      InMemoryProgram.facts(written.output), InMemoryProgram.facts(again.output)
    )
    try RuleViolation.unless(
      before == after, "\(export): \(InMemoryProgram.difference(before, after))")
  }

  /// Members that depend on the store.
  private static let own = [
    "id", "number", "x", "y", "place", "records", "pastReadings", "sentenceList", "sentences",
  ]

  /// Returns the contents of an export that an import preserves; ids, numbers and random positions
  /// are not preserved.
  private static func facts(_ text: String) -> [String] {
    guard let document = try? JSONValue(reading: text), let items = document["items"]?.arrayValue
    else {
      // A record may have several lines, and its position may change.
      return text.utf8.split { $0 == 10 || $0 == 13 }
        .map { String(Substring($0)) }.sorted()
    }
    return items.map { item in
      let members = item.objectValue?.members ?? []
      return members.filter { !own.contains($0.key) }
        .map { "\($0.key)=\($0.value.text)" }.joined(separator: " ")
    }.sorted()
  }

  private static func difference(_ one: [String], _ other: [String]) -> String {
    let pair = zip(one, other).first { $0 != $1 }
    return
      "\(one.count) and \(other.count): \(pair.map { "\($0.0.prefix(300)) | \($0.1.prefix(300))" } ?? "")"
  }
}
