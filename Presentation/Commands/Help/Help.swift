/// Finds the page of help that is asked for, and prints it.
struct Help {
  let grammar: Grammar

  func print(_ request: HelpRequest, in console: inout Console) throws {
    let page = try page(for: request.path, console.language)
    let layout = HelpLayout(width: console.width, widths: console.traits.widths)
    console.usesPager = true
    for line in layout.lines(page) { console.line(line) }
  }

  /// The page of a topic, a noun or a command; throws when the words are none of these.
  func page(for words: [String], _ language: Language) throws(UsageError) -> HelpPage {
    if words.isEmpty { return OverviewPage(grammar, language).page }
    if let spec = grammar.spec(spelled: words), grammar.nextWords(after: words).isEmpty {
      return CommandPage(spec, grammar, language).page
    }
    if grammar.continues(words) { return NounPage(words, grammar, language).page }
    if words.count == 1, let topic = topics.first(where: { $0.name == words[0] }) {
      return topic.page(language)
    }
    // An area under its own name: `people`, `글귀`.
    if words.count == 1, let noun = Noun.meant(by: words[0]), grammar.continues([noun]) {
      return NounPage([noun], grammar, language).page
    }
    throw unknown(words)
  }

  private var topics: [HelpTopic] { HelpTopic.all(in: grammar) }

  /// Why there is no page for these words: the first that leads nowhere, or one too many.
  private func unknown(_ words: [String]) -> UsageError {
    var known = words
    while !known.isEmpty, !grammar.continues(known), grammar.spec(spelled: known) == nil {
      known.removeLast()
    }
    let names = known.isEmpty ? topics.map(\.name) : []
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
