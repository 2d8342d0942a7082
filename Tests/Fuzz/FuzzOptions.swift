/// Options of the command line.
struct FuzzOptions {
  static let usage = """
    hearth-fuzz [--only NAME]… [--runs N] [--seconds N] [--seed N] [--from N] [--keep FOLDER]
    hearth-fuzz --only NAME --input FILE
    hearth-fuzz --list
    hearth-fuzz --answer-rules
    """

  var only: [String] = []
  /// Number of inputs for each target; nil if the seconds limit the run.
  var runs: Int?
  /// Time limit for all targets together, in seconds.
  var seconds: Double?
  var seed: UInt64 = 20_261_120
  var from = 0
  /// Folder for inputs that cause findings.
  var keep = "."
  /// File with a single input to read.
  var input: String?
  var lists = false
  /// Whether the program only expands recurrence rules from standard input.
  var answersRules = false
  /// Path of the memory shared with the parent; set in a worker.
  var worker: String?

  /// Returns nil if the arguments are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--list" {
        lists = true
        continue
      }
      if option == "--answer-rules" {
        answersRules = true
        continue
      }
      guard let value = rest.popFirst(), take(option, value) else { return nil }
    }
    if only.contains(where: { name in !FuzzTarget.all.contains { $0.name == name } }) { return nil }
    if input != nil, only.count != 1 { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--only": only.append(value)
    case "--runs": runs = Int(value)
    case "--seconds": seconds = Double(value)
    case "--seed": seed = UInt64(value) ?? seed
    case "--from": from = Int(value) ?? 0
    case "--keep": keep = value
    case "--input": input = value
    case "--worker": worker = value
    default: return false
    }
    return true
  }

  var targets: [FuzzTarget] {
    FuzzTarget.all.filter { only.isEmpty || only.contains($0.name) }
  }
}
