import HearthDomain

/// Completes the last word of a search: a key such as `tag:`, or its value.
struct SearchCompletion {
  let names: NameLookup

  /// Returns the completions of the word; none if it is plain text without a key.
  func candidates(withPrefix beginning: String) -> [String] {
    let minus = beginning.hasPrefix("-") ? "-" : ""
    let word = String(beginning.dropFirst(minus.count))
    if word.hasPrefix("#") {
      let typed = String(word.dropFirst().drop { SearchCompletion.quotationMarks.contains($0) })
      return names(.tag, beginning: typed).compactMap { try? Tag(older: $0) }
        .map { minus + $0.typedForm }
    }
    guard let sign = word.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return keys(withPrefix: word).map { minus + $0 }
    }
    let (name, value) = (word[..<sign], String(word[word.index(after: sign)...]))
    guard let key = SearchKey.allCases.first(where: { $0.names.contains(String(name)) }) else {
      return []
    }
    let typed = String(value.drop { SearchCompletion.quotationMarks.contains($0) })
    return values(of: key, withPrefix: typed).map { minus + word[...sign] + quoted($0) }
  }

  /// Returns the search with its last word completed as far as the completion is unique, in
  /// quotation marks if necessary; nil if there is no completion.
  func completed(_ text: String) -> String? {
    let word = SearchExpression.lastWord(in: text)
    let typed = SearchCompletion.unquoted(word)
    let offers = candidates(withPrefix: String(word))
      .filter { SearchCompletion.unquoted($0).hasPrefix(typed) }
    guard !word.isEmpty, var longer = offers.first else { return nil }
    if offers.count > 1 {
      longer = SearchCompletion.unquoted(longer)
      for offer in offers.dropFirst() {
        longer = String(zip(longer, SearchCompletion.unquoted(offer)).prefix { $0 == $1 }.map(\.0))
      }
      guard longer.count > typed.count else { return nil }
      longer = SearchCompletion.withOpeningQuote(longer)
    }
    return longer == word ? nil : text[..<word.startIndex] + longer
  }

  private static let quotationMarks: Set<Character> = ["\"", "“", "”"]

  private static func unquoted(_ text: some StringProtocol) -> String {
    String(text.filter { !quotationMarks.contains($0) })
  }

  /// Returns the text with an opening quotation mark before its value, if the text contains spaces.
  private static func withOpeningQuote(_ text: String) -> String {
    guard text.contains(where: \.isWhitespace),
      let sign = text.firstIndex(where: { [":", "：", "#"].contains($0) })
    else { return text }
    return text[...sign] + "\"" + text[text.index(after: sign)...]
  }

  private func keys(withPrefix beginning: String) -> [String] {
    SearchKey.allCases.flatMap { key in
      key.names.filter { $0.hasPrefix(beginning) && (!beginning.isEmpty || $0 == key.rawValue) }
        .map { $0 + (key == .mood ? "<" : ":") }
    }
  }

  private func values(of key: SearchKey, withPrefix beginning: String) -> [String] {
    switch key {
    case .who: names(.person, beginning: beginning)
    case .tag: names(.tag, beginning: beginning)
    case .state:
      SearchedState.allCases.flatMap { state in
        state.names.filter {
          $0.hasPrefix(beginning) && (!beginning.isEmpty || $0 == state.rawValue)
        }
      }
    case .when, .mood: []
    }
  }

  private func quoted(_ value: String) -> String {
    value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value
  }
}
