import HearthDomain

/// Where the values of a table of highlights are: of Readwise, of a Kobo's `Bookmark` table, or of
/// the tools that export one.
struct HighlightColumns {
  let text, note, title, author, page, place, placeKind, added: Int?
  /// What has no place in a sentence, with its name.
  let others: [(name: String, column: Int)]
  /// Which program is known to write such columns.
  let program: String
  /// Whether the first line is a highlight already.
  let hasNames: Bool

  /// Nil if the table has no passages of books.
  init?(_ header: CSVHeader) {
    if HighlightColumns.isBareKobo(header.names) {
      (title, author, added, note, text) = (1, 2, 3, 5, 6)
      (page, place, placeKind, others) = (nil, nil, nil, [])
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
    others = ["color", "tags", "document tags", "chapter"].compactMap { name in
      header[name].map { (name, $0) }
    }
    program =
      header["highlighted at"] != nil ? "Readwise" : header["datecreated"] != nil ? "Kobo" : "CSV"
    hasNames = true
  }

  /// The lines that a tool for Kobos writes without names: kind, title, author, made, changed,
  /// note, text.
  private static func isBareKobo(_ values: [String]) -> Bool {
    guard values.count == 7, ["highlight", "annotation", "bookmark"].contains(values[0]) else {
      return false
    }
    return ISOMoment(values[3])?.day != nil
  }
}
