import HearthDomain
import JSONText

/// What an element of a JSON file is read as.
protocol MoodElement {
  /// The mood; throws ``UnreadableRecord`` where it tells none.
  mutating func mood(_ fields: MoodFields, line: Int) throws -> FoundMood
}

/// Reads moods from the lists `items` and `entries` of a JSON document, from a list that is the
/// document, or from a document that is a single mood; in the memory of one.
struct JSONMoodReader {
  /// A line feed within a string is a slip that loses nothing.
  private static let rules = JSONRules(tolerance: [.bareControls])

  /// How to read an element with these fields.
  let kind: (MoodFields) -> any MoodElement

  func read(
    _ source: @escaping () throws -> [UInt8], each: (MoodDetails) throws -> ImportFact?
  ) throws -> ImportReport {
    let chunks = Chunks(TextChunks(refusingBinary: true, source: source))
    var items = JSONItems(of: ["items", "entries"], rules: JSONMoodReader.rules) {
      try chunks.next()
    }
    var (report, delivery) = (ImportReport(), MoodDelivery())
    var hasList = false
    while let item = try JSONMoodReader.next(&items) {
      hasList = true
      switch item.value {
      case .failure(let error):
        let note = ImportNote(error)
        report.skip(line: note.line, note.fact)
      case .success(let value):
        try read(value, line: item.place.line, &report, &delivery, each)
      }
    }
    if !hasList, items.members["memo"] != nil {
      try read(.object(items.members), line: 1, &report, &delivery, each)
    }
    delivery.finish(&report)
    return report
  }

  /// A closure cannot change a value that it was given.
  private final class Chunks {
    private var chunks: TextChunks

    init(_ chunks: TextChunks) {
      self.chunks = chunks
    }

    func next() throws -> [UInt8] { try chunks.next() ?? [] }
  }

  private static func next(_ items: inout JSONItems) throws -> JSONItem? {
    do {
      return try items.next()
    } catch let error as JSONError {
      if error.problem == .empty { return nil }
      throw DomainError(error)
    }
  }

  private func read(
    _ value: JSONValue, line: Int, _ report: inout ImportReport, _ delivery: inout MoodDelivery,
    _ each: (MoodDetails) throws -> ImportFact?
  ) throws {
    let mood: FoundMood
    do {
      let fields = try MoodFields(value)
      var element = kind(fields)
      mood = try element.mood(fields, line: line)
    } catch let error as UnreadableRecord {
      return report.skip(line: line, error.fact)
    }
    report.countRead()
    try delivery.hand(mood, &report, to: each)
  }
}

/// The members of one element, each of the kind that it has to be.
struct MoodFields {
  private let object: JSONObject

  init(_ value: JSONValue) throws(UnreadableRecord) {
    guard let object = value.objectValue else {
      throw UnreadableRecord(.outsideRecord(text: ImportFact.excerpt(value.text)))
    }
    self.object = object
  }

  /// Whether the key is there with a value other than null.
  func has(_ key: String) -> Bool { self[key] != nil }

  subscript(key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// Nil where the key is not there, or is null.
  func text(_ key: String) throws(UnreadableRecord) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.stringValue else { throw MoodFields.wrong(key, value) }
    return text
  }

  func number(_ key: String) throws(UnreadableRecord) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = value.intValue else { throw MoodFields.wrong(key, value) }
    return number
  }

  /// The texts of a list; what is no text there is left out.
  func texts(_ key: String) -> [String] {
    self[key]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private static func wrong(_ key: String, _ value: JSONValue) -> UnreadableRecord {
    UnreadableRecord(key, value.text)
  }
}
