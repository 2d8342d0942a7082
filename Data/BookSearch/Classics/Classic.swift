import HearthDomain

/// A work in the public domain, with title and author in Korean and English.
struct Classic: Hashable, Sendable {
  let korean: String
  let english: String
  let koreanAuthor: String
  let englishAuthor: String
  /// Year of first publication; nil if it is unknown, or the work is older than printing.
  let year: Int?
  let category: BookCategory

  /// Parses a line of ``ClassicsTable``; returns nil if it is malformed.
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

  /// The texts in which a search looks, including other spellings of the author's name.
  var searchedTexts: [String] {
    [korean, english, koreanAuthor, englishAuthor]
      + ClassicsTable.alternativeSpellings.compactMap { name, other in
        koreanAuthor.contains(name) ? koreanAuthor.replacing(name, with: other) : nil
      }
  }

  /// Returns the book with its Korean or English title. The Korean book has the English title as
  /// its subtitle.
  func foundBook(inKorean isKorean: Bool) throws -> FoundBook {
    FoundBook(
      BookDetails(
        title: try BookTitle(isKorean ? korean : english),
        subtitle: try BookSubtitle(isKorean ? english : ""),
        author: try BookAuthor(isKorean ? koreanAuthor : englishAuthor),
        publishedOn: year.flatMap { PublicationDate(year: $0) }, category: category),
      from: .classics)
  }
}
