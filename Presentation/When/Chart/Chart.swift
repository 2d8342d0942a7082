/// All phrases of a text: every range of tokens to which a rule gives a meaning, parsed bottom-up.
struct Chart {
  /// Range of tokens with a meaning of one category.
  struct Phrase {
    let symbol: Symbol
    let start: Int
    let end: Int
    let value: Value
    fileprivate(set) var weight: Double
    fileprivate(set) var ruleIndex: Int
    fileprivate(set) var traits: RuleTraits
  }

  static let maxPhraseLength = 16
  static let maxMeanings = 8
  static let maxCompletions = 2_000

  let grammar: Grammar
  let tokens: [Token]
  private(set) var phrases: [Phrase] = []
  /// Whether a limit dropped phrases.
  private(set) var wasTruncated = false

  private var completions = 0
  private var phraseIndices: [Key: Int] = [:]
  private var meaningCounts: [Cell: Int] = [:]
  /// Partially matched rules whose next element is a word, a number or a phrase, by the index of
  /// their next token.
  private var awaitingWord: [[Partial]]
  private var awaitingNumber: [[Partial]]
  private var awaitingPhrase: [[Partial]]
  /// Number of phrases that have already extended all rules waiting for them.
  private var extendedCount = 0
  private var bindings: [Binding] = []

  init(of tokens: [Token], grammar: Grammar) {
    self.grammar = grammar
    self.tokens = tokens
    awaitingWord = Array(repeating: [], count: tokens.count + 1)
    (awaitingNumber, awaitingPhrase) = (awaitingWord, awaitingWord)
    phraseIndices.reserveCapacity(8 * tokens.count)
    meaningCounts.reserveCapacity(8 * tokens.count)
    for end in tokens.indices { process(tokens[end], at: end) }
  }

  private struct Key: Hashable {
    let symbol: Symbol
    let start: Int
    let end: Int
    let value: Value
  }

  private struct Cell: Hashable {
    let symbol: Symbol
    let start: Int
    let end: Int
  }

  /// Rule whose elements up to `elementIndex` are matched.
  private struct Partial {
    let ruleIndex: Int
    let start: Int
    let elementIndex: Int
    /// Index of the last bound value; -1 for none.
    let bindingIndex: Int
    let weight: Double
  }

  /// Value bound to an argument, and the index of the previous binding.
  private struct Binding {
    let argumentIndex: Int
    let value: Value
    let previousIndex: Int
  }

  private mutating func process(_ token: Token, at index: Int) {
    guard token.kind != .quoted else { return }
    if token.wordID >= 0 {
      for entry in grammar.entriesByWord[token.wordID] { startRule(entry, token, index) }
    }
    if token.number != nil {
      for entry in grammar.entriesByNumber { startRule(entry, token, index) }
    }
    if token.wordID >= 0 { continueRules(awaitingWord[index], with: token, at: index) }
    if token.number != nil { continueRules(awaitingNumber[index], with: token, at: index) }
    while extendedCount < phrases.count {
      extend(with: phrases[extendedCount])
      extendedCount += 1
    }
  }

  private mutating func continueRules(
    _ partials: [Partial], with token: Token, at index: Int
  ) {
    for partial in partials where index - partial.start < Self.maxPhraseLength {
      let element = grammar.rules[partial.ruleIndex].elements[partial.elementIndex]
      guard !element.mustBeJoined || token.isJoined, let value = match(element, token) else {
        continue
      }
      advance(partial, element, value, to: index + 1)
    }
  }

  private mutating func startRule(_ entry: Grammar.Entry, _ token: Token, _ index: Int) {
    let element = grammar.rules[entry.ruleIndex].elements[entry.elementIndex]
    if element.mustBeSeparate, token.isJoined, index > 0, tokens[index - 1].isDigits { return }
    guard let value = match(element, token) else { return }
    let partial = Partial(
      ruleIndex: entry.ruleIndex, start: index, elementIndex: entry.elementIndex, bindingIndex: -1,
      weight: 0)
    advance(partial, element, value, to: index + 1)
  }

  /// Extends and starts rules with a new phrase.
  private mutating func extend(with phrase: Phrase) {
    for entry in grammar.entriesBySymbol[phrase.symbol] {
      let element = grammar.rules[entry.ruleIndex].elements[entry.elementIndex]
      let partial = Partial(
        ruleIndex: entry.ruleIndex, start: phrase.start, elementIndex: entry.elementIndex,
        bindingIndex: -1, weight: 0)
      advance(partial, element, phrase.value, to: phrase.end, phrase)
    }
    for partial in awaitingPhrase[phrase.start]
    where phrase.end - partial.start <= Self.maxPhraseLength {
      let element = grammar.rules[partial.ruleIndex].elements[partial.elementIndex]
      guard case .phrase(let symbols) = element.matcher, symbols.contains(phrase.symbol),
        !element.mustBeJoined || tokens[phrase.start].isJoined
      else { continue }
      advance(partial, element, phrase.value, to: phrase.end, phrase)
    }
  }

  private func match(_ element: Element, _ token: Token) -> Value? {
    switch element.matcher {
    case .words(let words): return words.contains(token.wordID) ? Value.none : nil
    case .table(let table): return grammar.tables[table][token.wordID]
    case .number(let range, let digitsOnly, let digits, let language):
      guard let number = token.number, range.contains(number),
        token.isDigits || !digitsOnly && (language == nil || language == token.numeralLanguage),
        digits.map({ $0 == token.digitCount }) ?? true
      else { return nil }
      return Numeral(token).map(Value.number)
    case .phrase: return nil
    }
  }

  private mutating func advance(
    _ partial: Partial, _ element: Element, _ value: Value, to end: Int,
    _ phrase: Phrase? = nil
  ) {
    var binding = partial.bindingIndex
    if let argument = element.argumentIndex {
      bindings.append(Binding(argumentIndex: argument, value: value, previousIndex: binding))
      binding = bindings.count - 1
    }
    let rule = grammar.rules[partial.ruleIndex]
    let total = partial.weight + (phrase?.weight ?? 0)
    var next = partial.elementIndex + 1
    while next < rule.elements.count {
      let waiting = Partial(
        ruleIndex: partial.ruleIndex, start: partial.start, elementIndex: next,
        bindingIndex: binding, weight: total)
      switch rule.elements[next].matcher {
      case .phrase: awaitingPhrase[end].append(waiting)
      case .number: awaitingNumber[end].append(waiting)
      case .words, .table: awaitingWord[end].append(waiting)
      }
      guard rule.elements[next].isOptional else { return }
      next += 1
    }
    // A phrase that ends with a counting number or a choice is itself one.
    let traits = rule.traits.union(phrase?.traits.intersection([.counting, .choice]) ?? [])
    completeRule(partial.ruleIndex, partial.start, end, binding, total + rule.weight, traits)
  }

  /// Whether the number before this index is the hour of a following `am` or `pm`: `march 7am`.
  private func isBeforeHalf(_ end: Int) -> Bool {
    end < tokens.count && tokens[end].isJoined && tokens[end].kind == .word
      && tokens[end - 1].isDigits && tokens[end].roles.contains(.half)
  }

  private mutating func completeRule(
    _ rule: Int, _ start: Int, _ end: Int, _ binding: Int, _ weight: Double,
    _ traits: RuleTraits
  ) {
    let symbol = grammar.rules[rule].category
    if symbol == Category.date.symbol, isBeforeHalf(end) { return }
    guard completions < Self.maxCompletions else {
      wasTruncated = true
      return
    }
    completions += 1
    var values = [Value?](
      repeating: nil, count: grammar.rules[rule].elements.count)
    var next = binding
    while next >= 0 {
      values[bindings[next].argumentIndex] = bindings[next].value
      next = bindings[next].previousIndex
    }
    let arguments = Arguments(values: values)
    guard let value = arguments.unresolved ?? grammar.rules[rule].build(arguments) else { return }
    let key = Key(symbol: symbol, start: start, end: end, value: value)
    if let index = phraseIndices[key] {
      if weight > phrases[index].weight {
        phrases[index].weight = weight
        phrases[index].ruleIndex = rule
        phrases[index].traits = traits
      }
      return
    }
    let cell = Cell(symbol: symbol, start: start, end: end)
    guard meaningCounts[cell, default: 0] < Self.maxMeanings else {
      wasTruncated = true
      return
    }
    meaningCounts[cell, default: 0] += 1
    phraseIndices[key] = phrases.count
    phrases.append(
      Phrase(
        symbol: symbol, start: start, end: end, value: value, weight: weight, ruleIndex: rule,
        traits: traits))
  }
}
