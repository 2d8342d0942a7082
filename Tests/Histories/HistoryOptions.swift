/// Options of the command line.
struct HistoryOptions {
  static let usage = "hearth-histories [--count N] [--first SEED] [--cores N]"

  var count = 10_000
  var first = 1
  var cores = 2

  /// Returns nil if the arguments are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), (1...1 << 40).contains(value) else {
        return nil
      }
      switch option {
      case "--count": count = value
      case "--first": first = value
      case "--cores": cores = min(value, 1024)
      default: return nil
      }
    }
  }
}
