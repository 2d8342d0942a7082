extension Migration {
  /// Lets two books have one ISBN, as those may that two devices added without knowing of each
  /// other: it finds the first-born.
  static let sharedISBNs = Migration(number: 29, name: "shared_isbns") {
    [
      "DROP INDEX book_isbn",
      "CREATE INDEX book_isbn ON book (isbn, id) WHERE isbn IS NOT NULL",
      hiddenISBNs,
    ]
  }

  /// All devices showed one of two with the ISBN that both have. Whichever may be the other one is
  /// looked at anew.
  private static let hiddenISBNs = """
    UPDATE sync_thing SET is_settled = 0
    WHERE kind = 9 AND id IN (SELECT id FROM book WHERE isbn IS NULL)
    """
}
