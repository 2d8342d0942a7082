/// The indexes of migration 6.
enum BookIndexes {
  /// The orders of lists, as the columns of an index have them; the opposite ones are read
  /// backwards, and sorted only among what is alike.
  private static let orders = [
    "title": "title_key", "author": "author_key, title_key", "target": "target_key, title_key",
    "progress": "progress DESC, title_key", "own": "place, title_key",
    "finished": "finished_key, title_key",
  ]

  /// A list is a shelf or the favourites; all books are the shelves, merged as they are read.
  private static var lists: [String] {
    orders.sorted { $0.key < $1.key }.flatMap { name, columns in
      [
        "CREATE INDEX book_\(name) ON book (shelf, \(columns), id)",
        """
        CREATE INDEX book_favourite_\(name) ON book (\(columns), id)
        WHERE favourite_since IS NOT NULL
        """,
      ]
    }
  }

  static var all: [String] {
    lists + [
      "CREATE UNIQUE INDEX book_isbn ON book (isbn) WHERE isbn IS NOT NULL",
      "CREATE INDEX book_likeness ON book (likeness, id)",
      "CREATE INDEX book_place ON book (place)",
      "CREATE INDEX book_of_category ON book (category, shelf)",
      "CREATE INDEX book_finished_day ON book (finished_on, page) WHERE finished_on IS NOT NULL",
      // The last four letters of an id, which everybody types at least.
      "CREATE INDEX book_tail ON book ((id & 1048575))",
      "CREATE INDEX past_reading_finished ON past_reading (finished_on, page)",
      "CREATE INDEX reading_record_history ON reading_record (book_id, day, reading, id)",
      "CREATE INDEX reading_run_last ON reading_run (last_day)",
      "CREATE INDEX sentence_list ON sentence (book_id, page_key, added_at, id)",
      "CREATE INDEX sentence_saying ON sentence (saying_id, id) WHERE saying_id IS NOT NULL",
      "CREATE INDEX sentence_tail ON sentence ((id & 1048575))",
      words("book_word"), words("sentence_word"),
    ]
  }

  /// Whole words, beside the triples of letters in `search_index`: what is a letter or a digit
  /// is part of a word, as the domain has it.
  private static func words(_ name: String) -> String {
    """
    CREATE VIRTUAL TABLE \(name) USING fts5 (
      folded, content = '', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    )
    """
  }
}
