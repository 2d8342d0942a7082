import HearthDomain

/// Writes books as this program's table, which can be imported without loss.
struct NativeBookTable: BookFileWriter {
  let dates: FileDates
  private var writer = CSVWriter()

  init(dates: FileDates) {
    self.dates = dates
  }

  private static let firstColumns = BookField.exportedFields.first.map { $0.itemField }
  private static let lastColumns = BookField.exportedFields.last.map { $0.itemField }
  /// Written instead of the end of a reading that is still open although it is not the current one.
  static let openReadingMarker = "open"

  mutating func header() -> [UInt8] {
    let standing = [
      "status", "started", "target", "finished", "page", "rating", "favourite", "theme",
    ]
    let (first, last) = BookField.exportedFields
    writer.write(
      first.map { $0.columnName } + standing + last.map { $0.columnName } + ["added", "readings"])
    return writer.takeBytes()
  }

  mutating func bytes(of copy: ExportedBook) -> [UInt8] {
    let (book, details, reading) = (copy.book, copy.book.details, copy.book.reading)
    let standing = [
      book.isFinished ? "finished" : book.isGoal ? "reading" : "to-read",
      reading?.knownStart?.description ?? "", reading?.targetOn?.description ?? "",
      book.lastFinishedOn?.description ?? "", reading.map { "\($0.page)" } ?? "",
      book.latestRating?.description ?? "", book.isFavourite ? "true" : "", book.theme.rawValue,
    ]
    writer.write(
      NativeBookTable.firstColumns.map { $0.value(details).asText } + standing
        + NativeBookTable.lastColumns.map { $0.value(details).asText } + [
          dates.text(book.addedAt), readings(of: copy),
        ])
    return writer.takeBytes()
  }

  mutating func footer() -> [UInt8] { [] }

  /// Returns all readings of a book that was reread, as `START|END|RATING`:
  /// `2024-01-02|2024-01-20|4.5;2025-03-01||`.
  ///
  /// If a reading ended before the last page, its page follows: `2024-01-02|2024-01-20|4.5|120`. A
  /// reading that is open beside the current one has a word as its end: `2024-01-02|open||120`.
  private func readings(of copy: ExportedBook) -> String {
    guard !copy.pastReadings.isEmpty, let present = copy.book.reading else { return "" }
    let all = copy.pastReadings.map { ($0.reading, $0.rating) } + [(present, copy.book.rating)]
    let last = copy.book.details.pages?.value
    return all.map { reading, rating in
      let isAlsoOpen = !reading.isFinished && reading.number != present.number
      let parts = [
        reading.knownStart?.description ?? "",
        isAlsoOpen ? NativeBookTable.openReadingMarker : reading.finishedOn?.description ?? "",
        rating?.description ?? "",
      ]
      let isStopped =
        (reading.isFinished || isAlsoOpen) && reading.page > 0 && reading.page != last
      return (parts + (isStopped ? ["\(reading.page)"] : [])).joined(separator: "|")
    }.joined(separator: ";")
  }
}
