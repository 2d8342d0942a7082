import HearthDomain

/// A file of highlights in books. Reads a Kindle's `My Clippings.txt` in any language, KOReader's
/// JSON, tables of Readwise and Kobo, and quotations in BookWyrm exports.
package struct DetectedHighlightFile: HighlightFile {
  private let dates: FileDates

  /// `zone` is the user's zone, as devices do not store theirs.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .highlights) {
      let table = TableHighlightFile(zone: dates.zone, order: dates.order)
      if $0.isJSON { return try table.readObjects($0, each: each) }
      return $0.header.flatMap(HighlightProgram.columns) == nil
        ? try ClippingsReader(dates: dates, source: $0.source).read(each: each)
        : try table.readRows($0.source, each: each)
    }
  }
}
