import HearthDomain

/// Finds stored names for completion.
package struct NameLookup: Sendable {
  /// Maximum number of offered names.
  static let maxCount = 50

  private let profiles: @Sendable () throws -> [String]
  private let customMeans: @Sendable () throws -> [String]
  private let findNames: @Sendable (Kind, _ beginning: String, _ most: Int) throws -> [String]

  /// Creates a lookup.
  ///
  /// `find` returns names of a kind that begin with a text or its initial consonants, at most as
  /// many as given. `profiles` returns the names of all profiles, which are not part of a store.
  package init(
    profiles: @escaping @Sendable () throws -> [String],
    customMeans ownMeans: @escaping @Sendable () throws -> [String] = { [] },
    _ find: @escaping @Sendable (Kind, _ beginning: String, _ most: Int) throws -> [String]
  ) {
    self.profiles = profiles
    self.customMeans = ownMeans
    self.findNames = find
  }

  /// A lookup that finds no names.
  package static let none = NameLookup(profiles: { [] }, { _, _, _ in [] })

  /// Returns the names in the order in which they are offered; none if they cannot be read.
  func callAsFunction(_ kind: Kind, beginning: String) -> [String] {
    typeableNames((try? findNames(kind, beginning, NameLookup.maxCount)) ?? [])
  }

  /// Returns the names of profiles with the prefix, compared as in a search.
  func profiles(withPrefix beginning: String) -> [String] {
    matching((try? profiles()) ?? [], prefix: beginning)
  }

  /// Returns comma-separated lists of tags, as options accept them, in which the last tag is
  /// completed.
  func tagLists(withPrefix beginning: String) -> [String] {
    let (before, begun) = TagLine.splitLastTag(of: beginning)
    return self(.tag, beginning: begun).compactMap { try? Tags([Tag(older: $0)]) }
      .map { before + TagLine.text($0) }
  }

  /// Returns the means of contact that begin with the text, followed by those that the user added.
  /// Korean names are offered unless the text is ASCII.
  func means(withPrefix beginning: String) -> [String] {
    let known = ContactMethod.allCases.map {
      beginning.allSatisfy(\.isASCII) ? $0.rawValue : $0.name.ko
    }
    return matching(known + ((try? customMeans()) ?? []), prefix: beginning)
  }

  private func matching(_ names: [String], prefix beginning: String) -> [String] {
    let isBlank = beginning.allSatisfy(\.isWhitespace)
    return typeableNames(
      names.filter { name in
        isBlank
          || SearchFolding.matchRanges(of: beginning, in: name)
            .contains { $0.lowerBound == name.startIndex }
      })
  }

  private func typeableNames(_ names: [String]) -> [String] {
    // A name of several lines cannot be typed on a command line.
    Array(names.filter { !$0.contains(where: \.isNewline) }.prefix(NameLookup.maxCount))
  }
}

extension ValueKind {
  /// The kind of names that a completion script requests for such a value; nil if there are no
  /// names.
  var requestedNameKind: String? {
    switch self {
    case .settingValue: CompletionNamesCommand.settingValue
    case .profile: CompletionNamesCommand.profile
    case .means: CompletionNamesCommand.means
    case .search: CompletionNamesCommand.search
    default: storedNameKind?.rawValue
    }
  }

  /// The kind of stored items whose names complete such a value; nil if there is none.
  var storedNameKind: Kind? {
    switch self {
    case .person: .person
    case .contact: .contact
    case .event: .event
    case .toDo: .toDo
    case .book: .book
    case .tag: .tag
    case .change: .change
    default: nil
    }
  }
}
