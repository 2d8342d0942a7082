import HearthDomain

/// Words behind a name as the values of options: a day and a means, as far as they stand at the
/// beginning, a day at the end, too, and all others as the text.
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
    while !left.isEmpty {
      let first = most().lazy.compactMap { count -> (OptionSpec, Int)? in
        let text = left.prefix(count).joined(separator: " ")
        return options.first { $0.isSurely(text) }.map { ($0, count) }
      }.first
      guard let (option, count) = first else { break }
      take(option, left.prefix(count).joined(separator: " "))
      left = left.dropFirst(count)
    }
    let ofDay = options.first { $0.value == .day }
    if let ofDay, left.count > 1,
      let count = most().first(where: { ofDay.isSurely(left.suffix($0).joined(separator: " ")) })
    {
      take(ofDay, left.suffix(count).joined(separator: " "))
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

  /// Whether the words are a value that it takes, and likely meant for it: a day or a means.
  fileprivate func isSurely(_ words: String) -> Bool {
    switch value {
    case .day: DateInput.isDay(words) && words.count > 1
    case .means: ContactMethod(rawValue: choice(for: words)) != nil
    default: false
    }
  }
}
