/// Finds the requested help page and prints it.
struct Help {
  let grammar: Grammar

  /// The argument of `hearth help`, or after `--help`, that prints a page in full.
  static let fullPageArgument = "--all"
  /// Number of lines of a small terminal, without the one for the next prompt.
  private static let smallScreenHeight = 23

  func print(_ request: HelpRequest, in console: inout Console) throws {
    let layout = HelpLayout(width: console.width, widths: console.traits.widths)
    var lines = layout.lines(try page(for: request.path, console.language))
    if !request.isFull, lines.count > Help.smallScreenHeight {
      for page in shortPages(for: request.path, console.language)
      where lines.count > Help.smallScreenHeight {
        lines = layout.lines(page)
      }
    }
    console.usesPager = true
    for line in lines { console.printLine(line) }
  }

  /// Returns short versions of a page, each with fewer examples than the one before. Empty if the
  /// page is not the overview or a command's page, or if the command has lines to copy.
  private func shortPages(for words: [String], _ language: Language) -> [HelpPage] {
    if words.isEmpty { return [OverviewPage(grammar, language).shortPage] }
    guard let spec = grammar.spec(spelled: words), grammar.nextWords(after: words).isEmpty,
      spec.linesToCopy.isEmpty
    else { return [] }
    let page = CommandPage(spec, grammar, language)
    return (2...5).reversed().map { page.shortPage(examples: $0) }
  }

  /// Returns the page of a topic, a noun or a command. Throws if the words name none of these.
  func page(for words: [String], _ language: Language) throws(UsageError) -> HelpPage {
    if words.isEmpty { return OverviewPage(grammar, language).page }
    let typed = words
    let words = CommandPathParser(words, grammar: grammar).translated(words)
    // A title is meant rather than a noun written as two words.
    if words.count < typed.count,
      let topic = HelpTopic.topic(withTitleContaining: typed.joined(separator: " "))
    {
      return topic.page(language)
    }
    if let spec = grammar.spec(spelled: words), grammar.nextWords(after: words).isEmpty {
      return CommandPage(spec, grammar, language).page
    }
    if grammar.hasLongerSpelling(than: words) { return NounPage(words, grammar, language).page }
    if words.count == 1, let topic = HelpTopic.all.first(where: { $0.name == words[0] }) {
      return topic.page(language)
    }
    // Another name of an area: `people`, `글귀`.
    if words.count == 1, let noun = grammar.likelyMeanings(of: words[0], after: []).first,
      grammar.hasLongerSpelling(than: [noun])
    {
      return NounPage([noun], grammar, language).page
    }
    if let topic = HelpTopic.topic(withTitleContaining: typed.joined(separator: " ")) {
      return topic.page(language)
    }
    throw unknownTopicError(typed)
  }

  /// Returns the error for words without a page. It names the first unknown word, or the word after
  /// a complete name.
  private func unknownTopicError(_ words: [String]) -> UsageError {
    // No command has more than eight words.
    var known = Array(words.prefix(8))
    while !known.isEmpty, !grammar.hasLongerSpelling(than: known),
      grammar.spec(spelled: known) == nil
    {
      known.removeLast()
    }
    let names = known.isEmpty ? HelpTopic.all.map(\.name) : []
    if known.isEmpty, names.contains(words[0]) { known = [words[0]] }
    let word = words[known.count]
    let next = grammar.nextWords(after: known)
    guard known.isEmpty || !next.isEmpty else {
      return UsageError(.unwantedWord(word, options: []), in: ["help"])
    }
    let near = Suggestion.nearestCommand(to: word, among: next + names)
    return UsageError(
      known.isEmpty
        ? .unknownTopic(word, nearest: near)
        : .unknownCommand(word, after: known, nearest: near),
      in: known)
  }
}
