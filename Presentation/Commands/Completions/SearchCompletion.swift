import HearthDomain

/// What may stand where a search is typed: its keys, and what can stand behind each.
struct SearchCompletion {
  let names: NameLookup

  /// Whole words that begin so; nothing for a plain word, which may be any.
  func offers(beginning: String) -> [String] {
    let minus = beginning.hasPrefix("-") ? "-" : ""
    let word = String(beginning.dropFirst(minus.count))
    guard let sign = word.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return keys(beginning: word).map { minus + $0 }
    }
    let (name, value) = (word[..<sign], String(word[word.index(after: sign)...]))
    guard let key = SearchKey.allCases.first(where: { $0.names.contains(String(name)) }) else {
      return []
    }
    let typed = String(value.drop { $0 == "\"" })
    return values(of: key, beginning: typed).map { minus + word[...sign] + quoted($0) }
  }

  /// The word at the end of a search that is being typed, made longer as far as there is one way
  /// only; nil where there is none.
  func completed(_ text: String) -> String? {
    let start = text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) }
    let word = text[(start ?? text.startIndex)...]
    let offers = offers(beginning: String(word)).filter { $0.hasPrefix(word) }
    guard !word.isEmpty, var common = offers.first else { return nil }
    for offer in offers.dropFirst() {
      common = String(zip(common, offer).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > word.count ? text[..<word.startIndex] + common : nil
  }

  private func keys(beginning: String) -> [String] {
    SearchKey.allCases.flatMap { key in
      key.names.filter { $0.hasPrefix(beginning) && (!beginning.isEmpty || $0 == key.rawValue) }
        .map { $0 + (key == .mood ? "<" : ":") }
    }
  }

  private func values(of key: SearchKey, beginning: String) -> [String] {
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
