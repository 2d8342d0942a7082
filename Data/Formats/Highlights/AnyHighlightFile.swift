import HearthDomain

/// What was marked in books: `My Clippings.txt` of a Kindle in any language of the device, and the
/// JSON that KOReader exports.
package struct AnyHighlightFile: HighlightFile {
  private let dates: FileDates

  /// `zone` is where the user lives: devices tell none.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    let beginning = try FileBeginning(source)
    try beginning.check(is: .highlights)
    return beginning.isJSON
      ? try KOReaderFile().read(beginning.source, each: each)
      : try ClippingsReader(dates: dates, source: beginning.source).read(each: each)
  }
}
