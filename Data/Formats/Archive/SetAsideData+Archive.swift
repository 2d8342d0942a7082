import HearthDomain
import JSONText

/// The last list of an archive: changes that sync merges did not apply. Omitted if it is empty.
enum SetAsideArchive {
  static let list = "aside"

  /// Why a change was not applied, as written to the file.
  fileprivate enum Reason: String {
    case notBorn
    case orphaned
    case breaksRule
    case tooMany

    init(_ reason: SyncNotice.Reason) {
      switch reason {
      case .notBorn: self = .notBorn
      case .orphaned: self = .orphaned
      case .breaksRule: self = .breaksRule
      case .tooMany: self = .tooMany
      }
    }

    /// How much of the record the changes cover.
    var extent: StoredReplica.Extent {
      switch self {
      case .notBorn: .changesOnly
      case .orphaned: .entireItem
      case .breaksRule, .tooMany: .partOfItem
      }
    }
  }
}

/// Writes the changes that the store's sync merges did not apply, one record per line.
struct SetAsideArchiveWriter {
  let repositories: Repositories

  func callAsFunction(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    let kept = try StoredReplica(repositories)?.setAsideData() ?? []
    if kept.isEmpty { return [] }
    try write(Array(",\n\"\(SetAsideArchive.list)\":[".utf8))
    for (count, aside) in kept.enumerated() {
      var writer = JSONWriter()
      writer.write(.object(record(aside)))
      try write((count == 0 ? "\n" : ",\n").utf8 + writer.bytes)
    }
    try write(Array("\n]".utf8))
    return [ArchiveCount(area: SetAsideArchive.list, records: kept.count)]
  }

  /// Writes the list. Calls `missing` for what cannot be read.
  func callAsFunction(
    to write: ([UInt8]) throws -> Void, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] {
    do {
      return try self(to: write)
    } catch DomainError.damaged(.row(let table, let column, let id)) {
      missing(.row(InvalidRow(table: table, column: column, id: id)))
    } catch DomainError.damaged(.store) {
      missing(.records(area: SetAsideArchive.list))
    }
    return []
  }

  private func record(_ aside: SetAsideData) -> JSONObject {
    let place = aside.item
    let id = JournalArchive.fieldType(ofIDs: place.kind).json(of: .integer(place.id))
    var record: JSONObject = ["kind": .string(place.kind.name), "id": id ?? .null]
    if place.part != 0 { record.append("part", .int(place.part)) }
    record.append("reason", .string(SetAsideArchive.Reason(aside.reason).rawValue))
    if case .orphaned(let owner) = aside.reason {
      record.append("ownerKind", .string(owner.kind.name))
      record.append("owner", FieldType.id.json(of: .integer(owner.id)) ?? .null)
    }
    let forms = SyncCodec.fieldTypes(of: place.kind)
    let step = JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: aside.values.sorted { $0.key < $1.key }.map {
        JournalField($0.key, forms[$0.key] ?? .text, from: .nothing, to: $0.value)
      })
    record.append("fields", .object(StepFields.json(of: step) ?? [:]))
    return record
  }
}

/// Imports changes that another store's sync merges did not apply. Only possible in a store that
/// syncs.
struct SetAsideArchiveReader {
  let repositories: Repositories

  enum Outcome {
    case added
    case alreadyKnown
  }

  /// Imports the record; returns whether it was added or already known. Throws ``UnreadableRecord``
  /// if it is malformed or this store cannot hold it.
  func read(_ record: JSONObject) throws -> Outcome {
    let kindName = record["kind"]?.stringValue ?? ""
    guard let kind = JournalArchive.kinds[kindName] else {
      throw UnreadableRecord("kind", kindName)
    }
    guard case .integer(let id)? = JournalArchive.fieldType(ofIDs: kind).value(of: record["id"]),
      id >= 0 || kind == .dayPalette
    else { throw UnreadableRecord("id", record["id"]?.text ?? "") }
    var part = 0
    if let told = record["part"] {
      guard let number = told.intValue else { throw UnreadableRecord("part", told.text) }
      part = number
    }
    let reasonName = record["reason"]?.stringValue ?? ""
    guard let reason = SetAsideArchive.Reason(rawValue: reasonName) else {
      throw UnreadableRecord("reason", reasonName)
    }
    let fields = record["fields"] ?? .null
    let place = ItemReference(
      kind: kind, id: id, part: part, key: StepFields.settingKey(in: fields))
    do { try SyncCodec.check(place) } catch is SyncCodec.Unreadable {
      throw UnreadableRecord("fields", fields.text)
    }
    guard fields.objectValue != nil else { throw UnreadableRecord("fields", fields.text) }
    let values = StepFields.fields(in: fields, of: .added, SyncCodec.fieldTypes(of: kind))
    guard var replica = try StoredReplica(repositories) else {
      throw UnreadableRecord(.setAsideData)
    }
    let taken = try replica.importSetAside(
      Dictionary(values.map { ($0.name, $0.after) }) { first, _ in first }, at: place,
      reason.extent, at: Now.system())
    switch taken {
    case .added: return .added
    case .alreadyKnown: return .alreadyKnown
    case .conflicting: throw UnreadableRecord(.setAsideData)
    case .ownerIsUnknown:
      throw UnreadableRecord(reason.extent == .partOfItem ? .setAsideData : .refersToMissing)
    }
  }
}
