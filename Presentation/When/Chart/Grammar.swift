/// Rules of both languages, prepared for parsing.
struct Grammar: Sendable {
  /// Possible start of a rule: its index, and the element that is matched first.
  struct Entry: Sendable {
    let ruleIndex: Int
    let elementIndex: Int
  }

  fileprivate(set) var rules: [Rule] = []
  fileprivate(set) var tables: [[Int: Value]] = []
  fileprivate(set) var entriesByWord: [[Entry]] = []
  fileprivate(set) var entriesByNumber: [Entry] = []
  fileprivate(set) var entriesBySymbol: [[Entry]] = []
  let vocabulary: Vocabulary
  let categoriesBySymbol: [Category?]

  static let standard: Grammar = {
    var builder = GrammarBuilder()
    builder.add(NumericRules.self)
    builder.add(EnglishRules.self)
    builder.add(KoreanRules.self)
    return builder.makeGrammar()
  }()

  fileprivate init(_ builder: GrammarBuilder) {
    vocabulary = Vocabulary(
      words: builder.wordIDs, units: builder.units, correctable: builder.correctableWords)
    categoriesBySymbol = (0..<builder.symbolCount).map { Category(symbol: $0) }
    rules = builder.rules
    tables = builder.tables
    entriesByWord = Array(repeating: [], count: builder.wordIDs.count)
    entriesBySymbol = Array(repeating: [], count: builder.symbolCount)
    for index in rules.indices { addEntries(of: index) }
  }

  /// Adds the starts of a rule: its first element, and each next one as long as all elements before
  /// it are optional.
  private mutating func addEntries(of index: Int) {
    let elements = rules[index].elements
    for (place, element) in elements.enumerated() {
      let entry = Entry(ruleIndex: index, elementIndex: place)
      switch element.matcher {
      case .words(let words):
        for word in words { entriesByWord[word].append(entry) }
      case .table(let table):
        for word in tables[table].keys { entriesByWord[word].append(entry) }
      case .number: entriesByNumber.append(entry)
      case .phrase(let symbols):
        for symbol in symbols { entriesBySymbol[symbol].append(entry) }
      }
      guard element.isOptional else { return }
    }
  }
}

extension Category {
  var symbol: Symbol { Self.allCases.firstIndex(of: self) ?? 0 }

  init?(symbol: Symbol) {
    guard Self.allCases.indices.contains(symbol) else { return nil }
    self = Self.allCases[symbol]
  }
}

/// Rules of a language, or rules shared by all languages.
protocol RuleSet {
  /// Language of the number words that `%` elements read; nil for both.
  static var numerals: Token.NumeralLanguage? { get }
  static func add(to grammar: inout GrammarBuilder)
}

/// Collects rules and tables.
///
/// A pattern lists elements, separated by spaces: words `a|b`, `$table`, `#1-31` a number in
/// digits, `%1-31` a number in digits or words, `KIND|KIND` a phrase. `+x` must be joined to the
/// token before; `!x` must not be joined to digits; `x?` is optional; ` ; ` separates alternatives.
/// Categories that are not shared are private to the rule set that names them.
struct GrammarBuilder {
  fileprivate var rules: [Rule] = []
  fileprivate var tables: [[Int: Value]] = []
  fileprivate var wordIDs: [String: Int] = [:]
  fileprivate var units: Set<String> = []
  fileprivate var correctableWords: [String] = []
  fileprivate var symbolCount = Category.allCases.count
  private var sharedSymbols: [String: Symbol] = [:]
  private var localSymbols: [String: Symbol] = [:]
  private var tableIndices: [String: Int] = [:]
  private var numerals: Token.NumeralLanguage?

  init() {
    rules.reserveCapacity(1_500)
    wordIDs.reserveCapacity(3_000)
    for category in Category.allCases { sharedSymbols[category.rawValue] = category.symbol }
  }

  mutating func add(_ set: any RuleSet.Type) {
    localSymbols = [:]
    tableIndices = [:]
    numerals = set.numerals
    set.add(to: &self)
  }

  func makeGrammar() -> Grammar { Grammar(self) }

  /// Adds letters that may be joined to a number, or words whose misspellings are corrected.
  mutating func addUnits(_ words: [String]) { units.formUnion(words) }
  mutating func addCorrectable(_ words: [String]) { correctableWords += words }
  /// Adds spellings that mean the same as other words. Must be called after the rules that use
  /// those words.
  mutating func addSpellings(_ words: [String: String]) {
    for (word, usual) in words { wordIDs[word] = wordID(usual) }
  }
  /// Adds words that only matter for splitting Korean words.
  mutating func addWords(_ words: [String]) { for word in words { _ = wordID(word) } }

  /// Adds words to a table that the patterns of this set use as `$name`.
  mutating func table(_ name: String, _ entries: [String: Value]) {
    let number = tableIndices[name] ?? tables.count
    if number == tables.count { tables.append([:]) }
    tableIndices[name] = number
    for (word, value) in entries { tables[number][wordID(word)] = value }
  }

  mutating func table<Entry>(_ name: String, _ entries: [String: Entry], _ value: (Entry) -> Value)
  {
    table(name, entries.mapValues(value))
  }

  /// Adds a rule; by default, its value is that of its first element.
  mutating func rule(
    _ name: StaticString, _ pattern: String, _ category: Category, _ weight: Double = 0,
    _ traits: RuleTraits = [], _ build: @escaping Constructor = { $0[0] }
  ) {
    add(name, pattern, category.symbol, weight, traits, build)
  }

  /// Adds a rule for a category that is private to this rule set.
  mutating func localRule(
    _ name: StaticString, _ pattern: String, _ category: String, _ weight: Double = 0,
    _ traits: RuleTraits = [], _ build: @escaping Constructor = { $0[0] }
  ) {
    add(name, pattern, symbol(category), weight, traits, build)
  }

  private mutating func add(
    _ name: StaticString, _ pattern: String, _ category: Symbol, _ weight: Double,
    _ traits: RuleTraits, _ build: @escaping Constructor
  ) {
    var elements: [Element] = []
    var arguments = 0
    func finish(_ builder: inout GrammarBuilder) {
      builder.rules.append(
        Rule(
          name: name, category: category, elements: elements, weight: weight, traits: traits,
          build: build))
      (elements, arguments) = ([], 0)
    }
    for text in pattern.utf8.split(separator: UInt8(ascii: " ")) {
      if text.elementsEqual(";".utf8) {
        finish(&self)
      } else {
        elements.append(parseElement(text, &arguments))
      }
    }
    finish(&self)
  }

  private mutating func parseElement(_ text: Substring.UTF8View, _ arguments: inout Int) -> Element
  {
    var text = text
    let isOptional = text.dropFirst().last == UInt8(ascii: "?")
    if isOptional { text.removeLast() }
    func takesMark(_ mark: Unicode.Scalar) -> Bool {
      let isMarked = text.first == UInt8(ascii: mark) && !text.dropFirst().isEmpty
      if isMarked { text.removeFirst() }
      return isMarked
    }
    let isJoined = takesMark("+")
    let isNoUnit = takesMark("!")
    let matcher = parseMatcher(text)
    var argument: Int?
    if case .words = matcher {
    } else {
      argument = arguments
      arguments += 1
    }
    return Element(
      matcher: matcher, mustBeJoined: isJoined, mustBeSeparate: isNoUnit, isOptional: isOptional,
      argumentIndex: argument)
  }

  private mutating func parseMatcher(_ text: Substring.UTF8View) -> Element.Matcher {
    let whole = String(Substring(text))
    guard let first = text.first, !text.dropFirst().isEmpty else { return .words([wordID(whole)]) }
    let parts = text.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    switch first {
    case UInt8(ascii: "$"):
      let name = String(Substring(text.dropFirst()))
      if tableIndices[name] == nil { table(name, [:]) }
      return .table(tableIndices[name] ?? 0)
    case UInt8(ascii: "#"), UInt8(ascii: "%"):
      let bounds = text.dropFirst().split(separator: UInt8(ascii: "-")).map(Substring.init)
      guard let low = bounds.first, let from = Int(low), let to = bounds.last.flatMap({ Int($0) })
      else { break }
      let digits = low.utf8.count > 1 && low.utf8.first == UInt8(ascii: "0") ? low.utf8.count : nil
      return .number(
        from...max(from, to), digitsOnly: first == UInt8(ascii: "#"), digits: digits, numerals)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return .phrase(parts.map { symbol($0) })
    default: break
    }
    return .words(parts.map { wordID($0) })
  }

  private mutating func symbol(_ name: String) -> Symbol {
    if let known = sharedSymbols[name] ?? localSymbols[name] { return known }
    localSymbols[name] = symbolCount
    symbolCount += 1
    return symbolCount - 1
  }

  private mutating func wordID(_ word: String) -> Int {
    if let known = wordIDs[word] { return known }
    wordIDs[word] = wordIDs.count
    return wordIDs.count - 1
  }
}
