import HearthDomain

/// Properties of kinds in the search index.
extension Kind {
  /// Number of the kind in the index, which never changes; 0 for kinds that are not searched.
  var searchNumber: Int64 {
    switch self {
    case .person: 1
    case .contact: 2
    case .saying: 3
    case .mood: 4
    case .event: 5
    case .book: 6
    case .sentence: 7
    case .watering: 8
    case .toDo: 9
    case .tag, .foundBook, .readingRecord, .zone, .profile, .change: 0
    }
  }

  /// Row ids of the kind in the table `search`.
  var searchIDs: ClosedRange<Int64> {
    searchNumber << Kind.searchBits...(searchNumber + 1) << Kind.searchBits - 1
  }

  /// The bounds of ``searchIDs`` as query values.
  var searchBounds: [SQLValue] {
    [.integer(searchIDs.lowerBound), .integer(searchIDs.upperBound)]
  }

  private static let searchBits: Int64 = 40

  /// Index of whole words; nil if the kind has none.
  var wordIndex: String? {
    switch self {
    case .saying: "saying_word"
    case .book: "book_word"
    case .sentence: "sentence_word"
    case .person, .contact, .watering, .tag, .mood, .event, .toDo, .foundBook,
      .readingRecord, .zone, .profile, .change:
      nil
    }
  }

  /// Searchable kind of the records that are deleted together with a record of this kind, such as a
  /// book's sentences, and the query for their ids; nil if there is none.
  var searchedParts: (kind: Kind, query: String)? {
    switch self {
    case .person: (.watering, "SELECT id FROM watering WHERE person_id = ?1")
    case .book: (.sentence, "SELECT id FROM sentence WHERE book_id = ?1")
    case .contact, .watering, .saying, .tag, .mood, .event, .toDo, .foundBook,
      .readingRecord, .sentence, .zone, .profile, .change:
      nil
    }
  }
}
