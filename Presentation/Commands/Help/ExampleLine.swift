/// Splits an example into the arguments that a shell would pass to the program.
struct ExampleLine {
  /// The arguments; nil if the line calls only another program.
  let arguments: [String]?

  /// Parses the line. Quotes are removed; the arguments end at shell syntax such as a pipe, a
  /// redirection or a bracket.
  init(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, " |<>()".contains(character) {
        if let word { words.append(word) }
        word = nil
        if character != " ", words.contains("hearth") { break }
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    arguments = words.firstIndex(of: "hearth").map { Array(words[($0 + 1)...]) }
  }
}

extension Grammar {
  /// Whether the program accepts every word of the example.
  func accepts(_ example: String) -> Bool {
    guard let arguments = ExampleLine(example).arguments else { return true }
    do throws(UsageError) {
      guard case .command(let spec, let input, _) = try CommandParser(specs: specs).parse(arguments)
      else { return true }
      if spec.path == HelpCommand.commandName.path {
        _ = try Help(grammar: self).page(
          for: input.texts(of: HelpCommand.topicArgument.spec), .english)
      }
      return true
    } catch {
      return false
    }
  }
}
