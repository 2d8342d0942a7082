import HearthDomain

/// What an element of a JSON file is read as.
protocol MoodElement {
  /// Which program writes such ones; nil where it is this one.
  var program: String? { get }

  /// The mood; throws ``UnreadableRecord`` where it tells none.
  mutating func mood(_ fields: JSONFields, line: Int) throws -> FoundMood
}

/// Reads moods from the lists `items` and `entries` of a JSON document, from a list that is the
/// document, or from a document that is a single mood; in the memory of one.
struct JSONMoodReader {
  /// How to read an element with these fields.
  let kind: (JSONFields) -> any MoodElement

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var delivery = MoodDelivery()
    var programs: Set<String?> = []
    let records = JSONRecords(
      lists: ["items", "entries"], keys: ["memo", JourneyElement.mark, KeepElement.mark])
    var report = try records.read(source) { fields, line, report in
      var element = kind(fields)
      let mood = try element.mood(fields, line: line)
      report.countRead()
      programs.insert(element.program)
      try delivery.hand(mood, &report, to: each)
    }
    delivery.finish(&report)
    if programs.count == 1, let program = programs.first {
      report.format = program ?? report.format
    }
    return report
  }
}
