extension Scenario {
  static let books = [listedBooks, shownBook, readingFigures, calendarOfPages, readOn, foundBooks]

  private static let columns = """
    id, theme, rating, favourite_since, place, sentence_count, added_at, reading, started_on,
    target_on, finished_on, first_page, page, last_record_on, last_record_pages, \(details)
    """

  private static let details = """
    title, subtitle, author, publisher, published_on, isbn, pages, category, link, cover_link,
    thickness, description
    """

  /// Open reading goals; their number is the same at every size.
  private static let listedBooks = reading(
    "books: book list", ["book", "list"],
    "select \(columns) from book where shelf = 1 order by target_key, title_key, id")

  private static let shownBook = reading(
    "books: book show TITLE", ["book", "show", SampleBooks.title],
    """
    select \(columns) from book where id = (select entity_id from search_index cross join search
      where search_index match 'folded : "ㅇㅠㅇㅣㄹㅎㅏㄴ ㅁㅗㄱㅍㅛ"'
        and search_index.rowid between \(6 << 40) and \((7 << 40) - 1)
        and search.id = search_index.rowid);
    select * from past_reading where book_id = 1;
    select * from reading_record where book_id = 1 order by day desc limit 20;
    select * from sentence where book_id = 1 order by page_key limit 20
    """)

  private static let readingFigures = reading(
    "books: book stats --range 1y", ["book", "stats", "--range", "1y"],
    """
    select * from reading_day where day between 20393 and 20777;
    select * from reading_run;
    select * from book_total;
    select * from book_category;
    select finished_on, count(*), sum(pages) from book
    where finished_on between 20393 and 20787 group by finished_on
    """)

  private static let calendarOfPages = reading(
    "books: book calendar 2026", ["book", "calendar", "2026"],
    "select * from reading_day where day between 20454 and 20818")

  private static let foundBooks = reading(
    "books: book search --with shelf", ["book", "search", SampleBooks.title, "--with", "shelf"],
    """
    select \(columns) from book where id in (select entity_id from search_index cross join search
      where search_index match 'folded : "ㅇㅠㅇㅣㄹㅎㅏㄴ ㅁㅗㄱㅍㅛ"'
        and search_index.rowid between \(6 << 40) and \((7 << 40) - 1)
        and search.id = search_index.rowid);
    pragma synchronous=normal; delete from book_finding;
    insert into book_finding (number, source, \(details)) select 1, 'shelf', \(details)
    from book where shelf = 1 limit 1
    """)

  /// Adds the page of today: a record, the book's progress, and the rows that triggers update.
  private static let readOn = writing(
    "books: book read TITLE PAGE", ["book", "read", SampleBooks.title, "120", "--yes"],
    """
    pragma synchronous=full; begin immediate;
    insert into reading_record (id, book_id, reading, day, at, page, pages)
    select abs(random()) / 2 + 1, id, reading, 20777, 32400, 120, 20
    from book where shelf = 1 order by target_key, title_key, id limit 1
    on conflict (book_id, reading, day) do update set page = excluded.page;
    update book set page = 120, last_record_on = 20777, last_record_pages = 20
    where id = (select id from book where shelf = 1 order by target_key, title_key, id limit 1);
    commit
    """)
}
