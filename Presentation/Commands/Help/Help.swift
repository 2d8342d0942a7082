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
    if let spec = grammar.spec(spelled: words), !grammar.continues(words) {
      return CommandPage(spec, language).page
    }
    if grammar.continues(words) { return NounPage(words, grammar, language).page }
    if words.count == 1, let topic = HelpTopic.all.first(where: { $0.name == words[0] }) {
      return topic.page(language)
    }
    throw unknown(words)
  }

  private func unknown(_ words: [String]) -> UsageError {
    var known = words
    while !known.isEmpty, !grammar.continues(known) { known.removeLast() }
    let topics = known.isEmpty ? HelpTopic.all.map(\.name) : []
    let word = words[known.count]
    let near = Suggestion.nearest(to: word, among: grammar.nextWords(after: known) + topics)
    return UsageError(.unknownCommand(word, after: known, nearest: near), in: known)
  }
}
