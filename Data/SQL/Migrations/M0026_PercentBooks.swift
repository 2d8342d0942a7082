extension Migration {
  /// Finds the books that are read by percent, which sums of pages leave out, without looking at
  /// all others.
  static let percentBooks = Migration(number: 26, name: "percent_books") {
    [
      """
      CREATE INDEX book_percent ON book (shelf, category, earlier_pages, page)
      WHERE pages IS NULL
      """
    ]
  }
}
