import HearthDomain

/// Columns of a table of highlights from Readwise or Kobo. Kobo's is the table `Bookmark` of its
/// database, exported directly or by a tool.
struct HighlightColumns {
  let text, note, title, author, page, place, placeKind, added: Int?
  /// Columns that are reported as dropped, as a sentence has no field for them.
  let unsupportedColumns: [(name: String, column: Int)]
  /// Program that wrote the table.
  let program: String
  /// Whether the first line contains column names; if not, it is already a highlight.
  let hasNames: Bool

  /// Finds the columns; nil if the table has no highlights of books.
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
    // Do not accept any column `text`, as tables of sayings have one, too.
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

  /// Whether the values are a row of a Kobo tool that writes no column names. Its columns are kind,
  /// title, author, created, changed, note, text.
  private static func isBareKobo(_ values: [String]) -> Bool {
    guard values.count == 7, ["highlight", "annotation", "bookmark"].contains(values[0]) else {
      return false
    }
    return ISOMoment(values[3])?.day != nil
  }
}
