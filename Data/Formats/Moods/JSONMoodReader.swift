import HearthDomain

/// A format of moods in JSON.
protocol MoodElement {
  /// Program that writes the format; nil for this program.
  var program: String? { get }

  /// Returns the mood. Throws ``UnreadableRecord`` if the fields contain none.
  mutating func mood(_ fields: JSONFields, line: Int) throws -> FoundMood
}

/// Reads moods from the lists `items` and `entries` of a JSON document, a top-level list, or a
/// top-level mood. Uses memory for one mood.
struct JSONMoodReader {
  /// Returns the format of an element with these fields.
  let format: (JSONFields) -> any MoodElement

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var delivery = MoodDelivery()
    var programs: Set<String?> = []
    let records = JSONRecords(
      lists: ["items", "entries"],
      keys: ["memo", JourneyElement.signatureKey, KeepElement.signatureKey])
    var report = try records.read(source) { fields, line, report in
      var element = format(fields)
      let mood = try element.mood(fields, line: line)
      report.countRead()
      programs.insert(element.program)
      try delivery.deliver(mood, &report, to: each)
    }
    delivery.reportGaps(&report)
    if programs.count == 1, let program = programs.first {
      report.format = program ?? report.format
    }
    return report
  }
}
