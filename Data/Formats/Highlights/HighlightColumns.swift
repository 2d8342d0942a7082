import HearthDomain

/// Columns of a table of highlights: from Readwise, or from Kobo's `Bookmark` table, exported
/// directly or by a tool.
struct HighlightColumns {
  let text, note, title, author, page, place, placeKind, added: Int?
  /// Columns that a sentence has no field for.
  let unsupportedColumns: [(name: String, column: Int)]
  /// Program that wrote the table.
  let program: String
  /// Whether the first line has column names rather than a highlight.
  let hasNames: Bool

  /// Returns nil if the table has no highlights of books.
  init?(_ header: CSVHeader) {
    if HighlightColumns.isBareKobo(header.names) {
      (title, author, added, note, text) = (1, 2, 3, 5, 6)
      (page, place, placeKind, unsupportedColumns) = (nil, nil, nil, [])
      (program, hasNames) = ("Kobo", false)
      return
    }
    title = header["book title", "booktitle", "title", "book"]
    let highlight = header["highlight", "highlighted text"]
    note = header["note", "annotation", "notes"]
    // A table of sayings may have a text, and one of books a title and notes.
    let isKobo = header["annotation"] != nil
    text = highlight ?? (isKobo ? header["text"] : nil)
    guard title != nil, text != nil else { return nil }
    author = header["book author", "author", "attribution"]
    (page, place, placeKind) = (header["page"], header["location"], header["location type"])
    added = header["highlighted at", "datecreated", "date created", "created", "date"]
    unsupportedColumns = ["color", "tags", "document tags", "chapter"].compactMap { name in
      header[name].map { (name, $0) }
    }
    program =
      header["highlighted at"] != nil ? "Readwise" : header["datecreated"] != nil ? "Kobo" : "CSV"
    hasNames = true
  }

  /// Whether the values are a row that a Kobo tool writes without column names: kind, title,
  /// author, created, changed, note, text.
  private static func isBareKobo(_ values: [String]) -> Bool {
    guard values.count == 7, ["highlight", "annotation", "bookmark"].contains(values[0]) else {
      return false
    }
    return ISOMoment(values[3])?.day != nil
  }
}
