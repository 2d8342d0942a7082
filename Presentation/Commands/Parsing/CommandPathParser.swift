/// The first pass over a command line: finds the words that name the command, and whether help is
/// requested.
///
/// Options may occur before and between these words, so their values are skipped.
struct CommandPathParser {
  private(set) var words: [String] = []
  /// The indices of these words in the arguments.
  private(set) var places: [Int] = []
  /// The first word that does not belong to the path of a command.
  private(set) var firstNonCommandWord: String?
  /// Whether that word follows `--`, after which words do not name commands.
  private(set) var isAfterOptionsEnd = false
  /// The first option before that word that no command here has; the word may be its value.
  private(set) var firstUnknownOption: String?
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false

  init(_ arguments: [String], grammar: Grammar) {
    var isPathOpen = true
    var index = 0
    while index < arguments.count {
      switch Token(arguments[index]) {
      case .end:
        isAfterOptionsEnd = firstNonCommandWord == nil
        note(firstNonCommandWord: arguments.dropFirst(index + 1).first)
        return
      case .option(let spelling, let value):
        note(option: spelling, hasValue: value != nil, grammar)
        if value == nil, takesValue(spelling, grammar) { index += 1 }
      case .word(let word):
        if isPathOpen, leads(words + [word], grammar) {
          words.append(word)
          places.append(index)
        } else if isPathOpen, let noun = grammar.noun(shortenedTo: words),
          leads(noun + [word], grammar)
        {
          words = noun + [word]
          places.append(index)
        } else {
          isPathOpen = false
          note(firstNonCommandWord: word)
        }
      }
      index += 1
    }
  }

  private mutating func note(firstNonCommandWord word: String?) {
    firstNonCommandWord = firstNonCommandWord ?? word
  }

  private mutating func note(option spelling: String, hasValue: Bool, _ grammar: Grammar) {
    if firstNonCommandWord == nil, firstUnknownOption == nil, !isKnown(spelling, grammar) {
      firstUnknownOption = spelling
    }
    wantsHelp = wantsHelp || spelling == "--help" || spelling == "-h" && !hasValue
    wantsVersion = wantsVersion || spelling == "--version"
  }

  private func leads(_ words: [String], _ grammar: Grammar) -> Bool {
    grammar.continues(words) || grammar.spec(spelled: words) != nil
  }

  private func isKnown(_ spelling: String, _ grammar: Grammar) -> Bool {
    (GlobalOptions.specs + grammar.options(under: words)).contains { $0.isSpelled(spelling) }
  }

  private func takesValue(_ spelling: String, _ grammar: Grammar) -> Bool {
    if let known = GlobalOptions.specs.first(where: { $0.isSpelled(spelling) }) {
      return known.value != nil
    }
    return grammar.options(under: words).contains {
      $0.value != nil && $0.isSpelled(spelling)
    }
  }
}
