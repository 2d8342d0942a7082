/// What the command line asks for.
struct FuzzOptions {
  static let usage = """
    hearth-fuzz [--only NAME]… [--runs N] [--seconds N] [--seed N] [--from N] [--keep FOLDER]
    hearth-fuzz --only NAME --input FILE
    hearth-fuzz --list
    hearth-fuzz --answer-rules
    """

  var only: [String] = []
  /// How many inputs each target reads; without a number the seconds decide.
  var runs: Int?
  /// How long all targets may take together.
  var seconds: Double?
  var seed: UInt64 = 20_261_120
  var from = 0
  /// Where inputs are kept that broke something.
  var keep = "."
  /// One input that is read once.
  var input: String?
  var lists = false
  /// Whether rules that come by standard input are answered, and nothing else is done.
  var answersRules = false
  /// The file through which a worker tells its parent what it is at.
  var worker: String?

  /// Nil for arguments that are not understood.
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
