import HearthDomain

/// A file of highlights in books. Reads a Kindle's `My Clippings.txt` in any language, KOReader's
/// JSON, tables of Readwise and Kobo, and quotations in BookWyrm exports.
package struct DetectedHighlightFile: HighlightFile {
  private let dates: FileDates
  private let hints: ImportHints

  /// `zone` is the user's zone, as devices do not store theirs.
  package init(zone: any ZoneRules, hints: ImportHints = ImportHints()) {
    (dates, self.hints) = (FileDates(zone: zone, order: hints.dateOrder), hints)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .highlights, hints) {
      let table = TableHighlightFile(zone: dates.zone, hints: hints)
      if $0.isJSON { return try table.readObjects($0, each: each) }
      return $0.header.flatMap(HighlightProgram.columns) == nil
        ? try ClippingsReader(dates: dates, source: $0.source).read(each: each)
        : try table.readRows($0.source, each: each)
    }
  }
}
