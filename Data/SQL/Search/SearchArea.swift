/// An area whose texts are searched; the numbers are kept in stores.
enum SearchArea: Int64, CaseIterable, Sendable {
  case person = 1
  case contact = 2
  case saying = 3
  case mood = 4
  case event = 5
  case book = 6
  case sentence = 7
  case watering = 8

  /// The ids of the area's rows in the table `search`.
  var ids: ClosedRange<Int64> {
    rawValue << SearchArea.bits...(rawValue + 1) << SearchArea.bits - 1
  }

  /// The index of the area's whole words; nil where nobody asks for those first.
  var wordIndex: String? {
    switch self {
    case .saying: "saying_word"
    case .book: "book_word"
    case .sentence: "sentence_word"
    case .person, .contact, .mood, .event, .watering: nil
    }
  }

  /// The area whose things go with one of this area, as the tables have it, and the query of their
  /// ids; nil where no such things are searched.
  var parts: (area: SearchArea, query: String)? {
    switch self {
    case .person: (.watering, "SELECT id FROM watering WHERE person_id = ?1")
    case .book: (.sentence, "SELECT id FROM sentence WHERE book_id = ?1")
    case .contact, .saying, .mood, .event, .sentence, .watering: nil
    }
  }

  private static let bits: Int64 = 40
}
