/// Gives words to a command's arguments by their place.
struct ArgumentBinding {
  private let spec: CommandSpec

  init(_ spec: CommandSpec) {
    self.spec = spec
  }

  /// Throws when a required argument gets no word, or a word has no argument.
  func bind(_ words: [String]) throws(UsageError) -> NamedTexts {
    var left = words[...]
    var bound = NamedTexts()
    for argument in spec.arguments {
      let taken = argument.takesRest ? left : left.prefix(1)
      left = left.dropFirst(taken.count)
      if taken.isEmpty, argument.isRequired {
        throw UsageError(.missingArgument(argument.spoken), in: spec.path)
      }
      if let choices = argument.kind.choices {
        for word in taken { try checkChoice(word, choices, argument.spoken, in: spec.path) }
      }
      if !taken.isEmpty { bound.append(Array(taken), to: argument.name) }
    }
    if let extra = left.first {
      let options = spec.options.filter { $0.value != nil }.map(\.spelling)
      throw UsageError(
        spec.arguments.isEmpty
          ? .unwantedWord(extra, options: options)
          : .extraArgument(extra, instead: quoted(words)),
        in: spec.path)
    }
    return bound
  }

  /// The line with quotes about the words of its first argument; nil where that is no text.
  private func quoted(_ words: [String]) -> String? {
    let together = words.prefix(words.count - spec.arguments.count + 1).joined(separator: " ")
    guard spec.arguments.first?.kind != .file, together.count <= 60,
      !together.contains(where: { "\"\\$`".contains($0) })
    else { return nil }
    let rest = words.suffix(spec.arguments.count - 1)
    let line = (["hearth", spec.name, "\"\(together)\""] + rest).joined(separator: " ")
    return line.quotable(limit: 120) == line ? line : nil
  }
}
