/// Maximum of each value, read from a file with a name and a number per line.
struct Ceilings: Equatable {
  private var values: [String: Int] = [:]

  subscript(name: String) -> Int? { values[name] }

  /// Lines that begin with `#` are comments; nil if another line is invalid.
  init?(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Int(words[1]), value >= 0,
        values.updateValue(value, forKey: String(words[0])) == nil
      else { return nil }
    }
  }

  /// Returns the text of a file with these values as ceilings.
  static func text(of values: [(name: String, value: Int)]) -> String {
    header + values.map { "\($0.name) \($0.value)\n" }.joined()
  }

  private static let header = """
    # The most that each part of the project may amount to: tokens of code outside comments and
    # strings, and bytes of text in string literals (`text`). Lowered with each merge by
    # `swift run hearth-size --renew`, and raised only in a commit of its own that says why.

    """

  /// Returns why these values exceed the ceilings; empty if they do not.
  func objections(to values: [(name: String, value: Int)]) -> [String] {
    let exceeded: [String] = values.compactMap { name, value in
      guard let ceiling = self[name] else { return "\(name) has no ceiling" }
      return value > ceiling ? "\(name) is \(value - ceiling) above its ceiling" : nil
    }
    let unknown = self.values.keys.filter { key in !values.contains { $0.name == key } }.sorted()
    return exceeded + unknown.map { "\($0) has a ceiling and is not measured" }
  }
}
