import HearthDomain

/// A work in the public domain, with what is known of it in both languages.
struct Classic: Hashable, Sendable {
  let korean: String
  let english: String
  let koreanAuthor: String
  let englishAuthor: String
  /// When it was first published; nil for works older than printing, or of which nobody knows.
  let year: Int?
  let category: BookCategory

  /// Reads a line of ``ClassicsTable``; nil if it is none.
  init?(line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 6, let category = BookCategory(rawValue: cells[5]) else { return nil }
    korean = cells[0]
    english = cells[1]
    koreanAuthor = cells[2]
    englishAuthor = cells[3]
    year = Int(cells[4])
    self.category = category
  }

  /// Everything that a search looks at, the author also as others spell the name.
  var searchedTexts: [String] {
    [korean, english, koreanAuthor, englishAuthor]
      + ClassicsTable.otherSpellings.compactMap { name, other in
        koreanAuthor.contains(name) ? koreanAuthor.replacing(name, with: other) : nil
      }
  }

  /// The book with its title in one language. A translation tells of the original title, as its
  /// subtitle; the original of no translation.
  func found(inKorean isKorean: Bool) throws -> FoundBook {
    FoundBook(
      BookDetails(
        title: try BookTitle(isKorean ? korean : english),
        subtitle: try BookSubtitle(isKorean ? english : ""),
        author: try BookAuthor(isKorean ? koreanAuthor : englishAuthor),
        publishedOn: year.flatMap { PublicationDate(year: $0) }, category: category),
      from: .classics)
  }
}
