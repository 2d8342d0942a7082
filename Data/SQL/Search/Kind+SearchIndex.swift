import HearthDomain

/// What the search index knows of kinds.
extension Kind {
  /// The number that stores keep with the texts of these things; 0 for what is in no index.
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
    case .tag, .foundBook, .readingRecord, .zone, .profile, .change: 0
    }
  }

  /// The ids of the rows of these things in the table `search`.
  var searchIDs: ClosedRange<Int64> {
    searchNumber << Kind.searchBits...(searchNumber + 1) << Kind.searchBits - 1
  }

  /// The ends of ``searchIDs`` as the values of a query.
  var searchBounds: [SQLValue] {
    [.integer(searchIDs.lowerBound), .integer(searchIDs.upperBound)]
  }

  private static let searchBits: Int64 = 40

  /// The index of their whole words; nil where nobody asks for those first.
  var wordIndex: String? {
    switch self {
    case .saying: "saying_word"
    case .book: "book_word"
    case .sentence: "sentence_word"
    case .person, .contact, .watering, .tag, .mood, .event, .foundBook,
      .readingRecord, .zone, .profile, .change:
      nil
    }
  }

  /// What goes with a thing of this kind when it goes, as the tables have it, and the query of
  /// the ids; nil where no such things are searched.
  var searchedParts: (kind: Kind, query: String)? {
    switch self {
    case .person: (.watering, "SELECT id FROM watering WHERE person_id = ?1")
    case .book: (.sentence, "SELECT id FROM sentence WHERE book_id = ?1")
    case .contact, .watering, .saying, .tag, .mood, .event, .foundBook,
      .readingRecord, .sentence, .zone, .profile, .change:
      nil
    }
  }
}
