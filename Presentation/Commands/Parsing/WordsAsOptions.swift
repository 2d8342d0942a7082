import HearthDomain

/// Words behind a name as the values of options: a day and a means, as far as they stand at the
/// beginning or at the end, and all others as the text.
struct WordsAsOptions {
  /// So many words may say a day.
  private static let mostOfDay = 5

  private(set) var values: [(option: OptionSpec, value: String)] = []

  /// Nil where no option takes some of them; those that were given already take none.
  init?(_ words: [String], for options: [OptionSpec], besides given: [String]) {
    var options = options.filter { !given.contains($0.name) }
    var left = words[...]
    func most() -> [Int] { Array(1...max(1, min(left.count, Self.mostOfDay))).reversed() }
    func take(_ option: OptionSpec, _ value: String) {
      values.append((option, value))
      options.removeAll { $0.name == option.name }
    }
    /// Takes the most words of that end that are surely a value, and returns how many these were.
    func taken(
      _ words: (Int) -> ArraySlice<String>, by isSurely: (OptionSpec, String) -> Bool
    ) -> Int? {
      for count in most() {
        let text = words(count).joined(separator: " ")
        guard let option = options.first(where: { isSurely($0, text) }) else { continue }
        take(option, text)
        return count
      }
      return nil
    }
    while !left.isEmpty, let count = taken({ left.prefix($0) }, by: { $0.isSurely($1) }) {
      left = left.dropFirst(count)
    }
    while left.count > 1, let count = taken({ left.suffix($0) }, by: { $0.endsSurely($1) }) {
      left = left.dropLast(count)
    }
    guard !left.isEmpty else { return }
    guard let option = options.first(where: \.takesText) else { return nil }
    take(option, left.joined(separator: " "))
  }

  /// As they are typed, with the quotation marks that the body puts about a value.
  func typed(_ quoted: (String) -> String) -> [String] {
    values.flatMap { [$0.option.spelling, quoted($0.value)] }
  }
}

extension OptionSpec {
  /// Whether its value is a line about the thing.
  var takesText: Bool { ["memo", "note", "text"].contains(name) }

  /// Whether the words are a value that it takes, and likely meant for it: a day, a means, an
  /// interval, a number of a telephone.
  fileprivate func isSurely(_ words: String) -> Bool {
    switch value {
    case .day: DateInput.isDay(words) && words.count > 1
    case .means: ContactMethod(rawValue: choice(for: words)) != nil
    case .text where name == "every": (try? CareRhythm(typed: words)) != nil
    case .text where name == "phone":
      words.count(where: \.isNumber) > 6 && (try? PhoneNumber(words)) != nil
    default: false
    }
  }

  /// The same at the end of a line, where only Korean tells a means: `about the call` is a text.
  fileprivate func endsSurely(_ words: String) -> Bool {
    isSurely(words) && (value == .day || Hangul.isIn(words))
  }
}
