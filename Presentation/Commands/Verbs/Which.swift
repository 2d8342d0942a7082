import HearthDomain

/// What a command was told that takes the words which mean one thing, and nothing else.
package struct Which: Hashable, Sendable {
  let words: String
}

extension Command where Options == Which {
  package static func parse(_ input: ParsedInput) throws -> Which {
    Which(words: try input.firstArgument())
  }
}

/// What a command was told that takes the words of one thing or of several, and nothing else.
package struct WhichOnes: Hashable, Sendable {
  let words: [String]

  /// What each of the words means, in their order and each once.
  func found<Thing: Equatable>(_ find: (String) throws -> Thing) rethrows -> [Thing] {
    var things: [Thing] = []
    for word in words {
      let thing = try find(word)
      if !things.contains(thing) { things.append(thing) }
    }
    return things
  }
}

extension Command where Options == WhichOnes {
  package static func parse(_ input: ParsedInput) throws -> WhichOnes {
    WhichOnes(words: try input.firstArguments())
  }
}

/// What a command was told that takes a file, and nothing else.
package struct WhichFile: Hashable, Sendable {
  /// A path, or `-` for a standard stream.
  let path: FilePath
}

extension Command where Options == WhichFile {
  package static func parse(_ input: ParsedInput) throws -> WhichFile {
    WhichFile(path: try input.firstPath())
  }
}

/// What a command was told that searches for a text and shows so many things that have it.
package struct WhichText: Hashable, Sendable {
  let text: String
  let limit: ListLimit
}

extension Command where Options == WhichText {
  package static func parse(_ input: ParsedInput) throws -> WhichText {
    WhichText(
      text: input.rest(ArgumentSpec.searchText.name).joined(separator: " "),
      limit: try ListLimit(input))
  }
}

extension ArgumentSpec {
  /// What to search for: one word or several, in quotes or not.
  static let searchText = ArgumentSpec(
    "text", .oneOrMore, placeholder: Words(ko: "글", en: "TEXT"))
}

/// What a command was told that takes nothing.
package struct NoOptions: Hashable, Sendable {
  package init() {}
}

extension Command where Options == NoOptions {
  package static func parse(_ input: ParsedInput) throws -> NoOptions { NoOptions() }
}
