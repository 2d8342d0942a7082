/// The first pass over a command line: finds the words that name the command, and whether help is
/// requested.
///
/// Options may occur before and between these words, so their values are skipped.
struct CommandPathParser {
  private(set) var words: [String] = []
  /// The indices, in the arguments, of the words that name the command.
  private(set) var wordIndices: [Int] = []
  /// The first word that is not part of the command's name.
  private(set) var firstNonCommandWord: String?
  /// Whether ``firstNonCommandWord`` follows `--`, after which words are never part of a command's
  /// name.
  private(set) var isAfterOptionsEnd = false
  /// The first unknown option before ``firstNonCommandWord``, which may be the option's value.
  private(set) var firstUnknownOption: String?
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  /// The words after the command's name, up to the next option.
  private(set) var nextWords: [String] = []

  /// If a Korean word stands for several commands, `choice` is the index of the one to try.
  init(_ arguments: [String], grammar: Grammar, choice: Int = 0) {
    var isPathOpen = true
    var index = 0
    while index < arguments.count {
      switch Token(arguments[index]) {
      case .optionsEnd:
        isAfterOptionsEnd = firstNonCommandWord == nil
        record(firstNonCommandWord: arguments.dropFirst(index + 1).first)
        return
      case .option(let spelling, let value):
        record(option: spelling, hasValue: value != nil, grammar)
        if value == nil, takesValue(spelling, grammar) { index += 1 }
      case .word(let word):
        if isPathOpen, let path = path(continuedBy: word, grammar, choice) {
          words = path
          wordIndices.append(index)
        } else if isPathOpen, words.isEmpty, index + 1 < arguments.count,
          let path = path(continuedBy: word + arguments[index + 1], grammar, choice)
        {
          // A noun may be written as two words: `할 일`.
          words = path
          wordIndices += [index, index + 1]
          index += 1
        } else {
          isPathOpen = false
          record(firstNonCommandWord: word)
          if nextWords.count == index - (wordIndices.last ?? -1) - 1 { nextWords.append(word) }
        }
      }
      index += 1
    }
  }

  /// Returns the words of a command, or of the beginning of one, that ends with this word; nil if
  /// there is none.
  private func path(continuedBy word: String, _ grammar: Grammar, _ choice: Int) -> [String]? {
    let noun = grammar.noun(shortenedTo: words)
    let paths = ([word] + Vocabulary.names(ofKorean: word)).flatMap { name in
      [words + [name]] + (noun.map { [$0 + [name]] } ?? [])
    }.filter { isCommandPrefix($0, grammar) }
    return words.isEmpty ? paths.dropFirst(choice).first ?? paths.first : paths.first
  }

  /// Returns the arguments with the command's name in English; `choice` of the initializer is 0.
  func translated(_ arguments: [String]) -> [String] {
    words + arguments.indices.filter { !wordIndices.contains($0) }.map { arguments[$0] }
  }

  private mutating func record(firstNonCommandWord word: String?) {
    firstNonCommandWord = firstNonCommandWord ?? word
  }

  private mutating func record(option spelling: String, hasValue: Bool, _ grammar: Grammar) {
    if firstNonCommandWord == nil, firstUnknownOption == nil, !isKnownOption(spelling, grammar) {
      firstUnknownOption = spelling
    }
    wantsHelp =
      wantsHelp || GlobalOptions.help.spec.isSpelled(spelling) && !(spelling == "-h" && hasValue)
    wantsVersion = wantsVersion || GlobalOptions.version.spec.isSpelled(spelling)
  }

  private func isCommandPrefix(_ words: [String], _ grammar: Grammar) -> Bool {
    grammar.hasLongerSpelling(than: words) || grammar.spec(spelled: words) != nil
  }

  private func isKnownOption(_ spelling: String, _ grammar: Grammar) -> Bool {
    (GlobalOptions.specs + grammar.options(ofCommandsUnder: words)).contains {
      $0.isSpelled(spelling)
    }
  }

  private func takesValue(_ spelling: String, _ grammar: Grammar) -> Bool {
    if let known = GlobalOptions.specs.first(where: { $0.isSpelled(spelling) }) {
      return known.valueKind != nil
    }
    return grammar.options(ofCommandsUnder: words).contains {
      $0.valueKind != nil && $0.isSpelled(spelling)
    }
  }
}
