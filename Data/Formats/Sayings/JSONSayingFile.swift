import HearthDomain
import JSONText

/// Sayings as this program writes them with `--json`: a document with `items`, a list of them, or
/// a single one.
public struct JSONSayingFile: SayingFile {
  private let moment: SayingMoment

  public init(zone: any ZoneRules) {
    moment = SayingMoment(zone: zone)
  }

  public func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    var items = JSONItems(of: ["items"], source: source)
    var report = ImportReport()
    var hasList = false
    while let item = try JSONSayingFile.next(&items) {
      hasList = true
      switch item.value {
      case .failure(let error):
        let note = ImportNote(error)
        report.skip(line: note.line, note.fact)
      case .success(let value): try read(value, line: item.place.line, &report, each)
      }
    }
    // A single saying is a document of its own.
    let members = items.members
    if !hasList, members["korean"] != nil || members["english"] != nil {
      try read(.object(members), line: 1, &report, each)
    }
    return report
  }

  private static func next(_ items: inout JSONItems) throws -> JSONItem? {
    do {
      return try items.next()
    } catch let error as JSONError where error.problem != .empty {
      throw DomainError(error)
    } catch is JSONError {
      return nil
    }
  }

  private func read(
    _ value: JSONValue, line: Int, _ report: inout ImportReport,
    _ each: (ImportedSaying) throws -> Void
  ) throws {
    let saying: ImportedSaying
    do {
      var warnings: [ImportFact] = []
      saying = try self.saying(value, &warnings)
      for fact in warnings { report.warn(line: line, fact) }
    } catch DomainError.invalid(let issues) {
      return report.skip(line: line, .invalid(issues))
    } catch let fact as UnreadableItem {
      return report.skip(line: line, fact.fact)
    }
    report.countRead()
    try each(saying)
  }

  private func saying(
    _ value: JSONValue, _ warnings: inout [ImportFact]
  ) throws -> ImportedSaying {
    let fields = try Fields(value)
    let details = try SayingDetails(
      korean: fields.sayingText("korean"), english: fields.sayingText("english"),
      who: Attribution(fields.text("who") ?? ""),
      tags: Tags(fields.texts("tags").map { try Tag($0) }))
    let added = try fields.text("addedAt")
    let addedAt = added.flatMap(moment.instant)
    if let added, addedAt == nil {
      warnings.append(.unreadable(field: "addedAt", text: ImportFact.excerpt(added)))
    }
    return try ImportedSaying(
      details, addedAt: addedAt, isLiked: fields.flag("liked"), isUsed: fields.flag("used"))
  }

  public func makeWriter() -> any SayingFileWriter { Writer(moment: moment) }

  private struct Writer: SayingFileWriter {
    let moment: SayingMoment
    private var isFirst = true

    init(moment: SayingMoment) {
      self.moment = moment
    }

    mutating func head() -> [UInt8] { Array("{\"schema\":1,\"items\":[\n".utf8) }

    mutating func bytes(of saying: Saying) -> [UInt8] {
      let details = saying.details
      var writer = JSONWriter()
      writer.write(
        [
          "number": .int(saying.number), "korean": .text(details.korean?.value),
          "english": .text(details.english?.value), "who": .string(details.who.value),
          "tags": .array(details.tags.values.map { .string($0.value) }),
          "addedAt": .string(moment.text(saying.addedAt)), "liked": .bool(saying.isLiked),
          "used": .bool(saying.isUsed),
        ])
      defer { isFirst = false }
      return Array((isFirst ? "" : ",\n").utf8) + writer.bytes
    }

    mutating func tail() -> [UInt8] { Array("\n]}\n".utf8) }

    func companion() -> (ending: String, bytes: [UInt8])? { nil }
  }
}

/// An element that is no saying.
private struct UnreadableItem: Error {
  let fact: ImportFact
}

/// The members of one element, each of the kind that it has to be.
private struct Fields {
  private let object: JSONObject

  init(_ value: JSONValue) throws {
    guard let object = value.objectValue else {
      throw UnreadableItem(fact: .outsideRecord(text: ImportFact.excerpt(value.text)))
    }
    self.object = object
  }

  /// Nil where the key is not there, or is null.
  func text(_ key: String) throws -> String? {
    guard let value = given(key) else { return nil }
    guard let text = value.stringValue else { throw Fields.wrong(key, value) }
    return text
  }

  func sayingText(_ key: String) throws -> SayingText? {
    guard let text = try text(key), !text.allSatisfy(\.isWhitespace) else { return nil }
    return try SayingText(text)
  }

  func texts(_ key: String) throws -> [String] {
    guard let value = given(key) else { return [] }
    let texts = value.arrayValue?.map(\.stringValue)
    guard let texts, !texts.contains(nil) else { throw Fields.wrong(key, value) }
    return texts.compactMap { $0 }
  }

  func flag(_ key: String) throws -> Bool {
    guard let value = given(key) else { return false }
    guard let flag = value.boolValue else { throw Fields.wrong(key, value) }
    return flag
  }

  private func given(_ key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  private static func wrong(_ key: String, _ value: JSONValue) -> UnreadableItem {
    UnreadableItem(fact: .unreadable(field: key, text: ImportFact.excerpt(value.text)))
  }
}
