/// How large each value may be, as a file says it: a name and a number on each line.
struct Ceilings: Equatable {
  private var values: [String: Int] = [:]

  subscript(name: String) -> Int? { values[name] }

  /// Lines that begin with `#` say something to readers; nil where another line cannot be read.
  init?(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Int(words[1]), value >= 0,
        values.updateValue(value, forKey: String(words[0])) == nil
      else { return nil }
    }
  }

  /// The text of a file in which these values are the ceilings.
  static func text(of values: [(name: String, value: Int)]) -> String {
    header + values.map { "\($0.name) \($0.value)\n" }.joined()
  }

  private static let header = """
    # The most that each part of the project may amount to: tokens of code outside comments and
    # strings, and bytes of text in string literals (`text`). Lowered with each merge by
    # `swift run hearth-size --renew`, and raised only in a commit of its own that says why.

    """

  /// Why these values are not within the ceilings; empty where they are.
  func objections(to values: [(name: String, value: Int)]) -> [String] {
    let exceeded: [String] = values.compactMap { name, value in
      guard let ceiling = self[name] else { return "\(name) has no ceiling" }
      return value > ceiling ? "\(name) is \(value - ceiling) above its ceiling" : nil
    }
    let unknown = self.values.keys.filter { key in !values.contains { $0.name == key } }.sorted()
    return exceeded + unknown.map { "\($0) has a ceiling and is not measured" }
  }
}
