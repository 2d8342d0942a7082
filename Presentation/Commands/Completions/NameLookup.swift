import HearthDomain

/// Finds what the user has by its name, for completing what is typed.
package struct NameLookup: Sendable {
  /// Nobody wants to choose among more.
  static let most = 50

  private let profiles: @Sendable () throws -> [String]
  private let ownMeans: @Sendable () throws -> [String]
  private let find: @Sendable (Kind, _ beginning: String, _ most: Int) throws -> [String]

  /// Finds at most so many names of a kind that begin with a text, or with its initial
  /// consonants. The profiles are not of a store; all their names are handed over.
  package init(
    profiles: @escaping @Sendable () throws -> [String],
    ownMeans: @escaping @Sendable () throws -> [String] = { [] },
    _ find: @escaping @Sendable (Kind, _ beginning: String, _ most: Int) throws -> [String]
  ) {
    self.profiles = profiles
    self.ownMeans = ownMeans
    self.find = find
  }

  /// Knows no names at all.
  package static let none = NameLookup(profiles: { [] }, { _, _, _ in [] })

  /// The names in the order in which they are offered; none where they cannot be read.
  func callAsFunction(_ kind: Kind, beginning: String) -> [String] {
    offered((try? find(kind, beginning, NameLookup.most)) ?? [])
  }

  /// The names of profiles that begin so, as a search takes it.
  func profiles(beginning: String) -> [String] {
    begun((try? profiles()) ?? [], by: beginning)
  }

  /// Lines of tags, as options take them, that go on with the last tag of one.
  func tagLines(beginning: String) -> [String] {
    let (before, begun) = TagLine.end(of: beginning)
    return self(.tag, beginning: begun).compactMap { try? Tags([Tag(older: $0)]) }
      .map { before + TagLine.text($0) }
  }

  /// By what one got in touch, in the letters that were begun with, and the user's own.
  func means(beginning: String) -> [String] {
    let known = ContactMethod.allCases.map {
      beginning.allSatisfy(\.isASCII) ? $0.rawValue : $0.name.ko
    }
    return begun(known + ((try? ownMeans()) ?? []), by: beginning)
  }

  private func begun(_ names: [String], by beginning: String) -> [String] {
    let isBlank = beginning.allSatisfy(\.isWhitespace)
    return offered(
      names.filter { name in
        isBlank
          || SearchFolding.hits(of: beginning, in: name)
            .contains { $0.lowerBound == name.startIndex }
      })
  }

  private func offered(_ names: [String]) -> [String] {
    // A name on two lines can be put on no command line.
    Array(names.filter { !$0.contains(where: \.isNewline) }.prefix(NameLookup.most))
  }
}

extension ValueKind {
  /// The word by which a shell's script asks for the names that such a value takes; nil where
  /// there are none to ask for.
  var askedFor: String? {
    switch self {
    case .settingValue: CompletionNamesCommand.settingValue
    case .profile: CompletionNamesCommand.profile
    case .means: CompletionNamesCommand.means
    case .search: CompletionNamesCommand.search
    default: names?.rawValue
    }
  }

  /// The kind of names that such a value takes; nil where there are none to look up.
  var names: Kind? {
    switch self {
    case .person: .person
    case .contact: .contact
    case .event: .event
    case .book: .book
    case .tag: .tag
    case .change: .change
    default: nil
    }
  }
}
