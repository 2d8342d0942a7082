import HearthDomain

/// A format of moods in JSON; reads one element.
protocol MoodElement {
  /// Name of the program that writes the format; nil for this program.
  var program: String? { get }

  /// Returns the mood in the fields. Throws ``UnreadableRecord`` if they contain none.
  mutating func mood(_ fields: JSONFields, line: Int) throws -> FoundMood
}

/// Reads moods from JSON: from the lists `items` and `entries` of a document, a top-level list, or
/// a single mood. Keeps only one mood in memory.
struct JSONMoodReader {
  /// Returns the format that an element with these fields has.
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
