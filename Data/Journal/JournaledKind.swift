import HearthDomain

/// How records of a journaled kind are stored. The journal creates steps from rows, and restores
/// records from steps, by means of this description only.
struct JournaledKind: Sendable {
  /// A column of another table that refers to a record.
  struct ReferencingColumn: Sendable {
    let table: String
    let column: String
  }

  let kind: JournalKind
  var table: String { kind.table }
  /// Key columns.
  var keys = ["id"]
  /// Journaled fields, without the keys.
  let fields: [JournaledField]
  /// Column with the id of the record that owns this one, such as a person or book; nil if there is
  /// no owner.
  var owner: (kind: JournalKind, column: String)?
  /// Rows that are deleted together with the record.
  var children: [ReferencingColumn] = []
  /// Rows whose reference is cleared when the record is deleted.
  var references: [ReferencingColumn] = []
  /// Returns the title to display; nil means that the owner's title is displayed.
  let title: @Sendable (SQLRow) -> String?
  /// Returns the complete row of the stored record.
  let read: @Sendable (Repositories, ItemReference) throws -> SQLRow?
  /// Throws if a row to be restored is invalid.
  let check: @Sendable (SQLRow) throws -> Void
  /// Sets columns that are derived from the restored values. For a new record, also sets
  /// placeholders in the other derived columns, which are recomputed later.
  var complete: Completion = { _, _, _ in }
  let save: @Sendable (Repositories, ItemReference, SQLRow) throws -> Void
  let remove: @Sendable (Repositories, ItemReference) throws -> Void
  /// Returns stored records that belong or refer to the record.
  var dependents: Dependents = { _, _ in [] }

  typealias Completion =
    @Sendable (
      inout [String: SQLValue], _ put: [String: FieldValue], _ isNew: Bool
    ) -> Void
  typealias Dependents = @Sendable (Repositories, ItemReference) throws -> [ItemReference]

  static let all: [JournaledKind] =
    [.person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event, .exception]
    + [.eventText, .toDo, .book, .pastReading, .record, .sentence, .setting]

  private static let kinds = JournalKind.allCases

  /// Returns the description of the kind stored in the table; nil for a table without user data.
  static func of(table: String) -> JournaledKind? {
    kinds.first { $0.table == table }.map { of($0) }
  }

  /// Returns the description of a kind. It is created on demand, as creating all would take 5 % of
  /// a short command's time.
  static func of(_ kind: JournalKind) -> JournaledKind {
    switch kind {
    case .person: .person
    case .watering: .watering
    case .postponement: .postponement
    case .contact: .contact
    case .saying: .saying
    case .mood: .mood
    case .dayPalette: .dayPalette
    case .event: .event
    case .exception: .exception
    case .eventText: .eventText
    case .toDo: .toDo
    case .book: .book
    case .pastReading: .pastReading
    case .record: .record
    case .sentence: .sentence
    case .setting: .setting
    }
  }

  var fieldTypes: [String: FieldType] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.fieldType) })
  }

  /// Whether the id identifies both the record and the page on which its history is shown. Also
  /// true for the iCalendar text of an event, which has the event's id.
  var isIdentifiedByID: Bool { owner == nil && keys == ["id"] || kind == .eventText }

  func field(named name: String) -> JournaledField? { fields.first { $0.name == name } }
}

extension JournalKind {
  /// Table of the kind.
  var table: String {
    switch self {
    case .person: "person"
    case .watering: "watering"
    case .postponement: "postponement"
    case .contact: "contact"
    case .saying: "saying"
    case .mood: "mood"
    case .dayPalette: "day_palette"
    case .event: "event"
    case .exception: "event_exception"
    case .eventText: "event_text"
    case .toDo: "todo"
    case .book: "book"
    case .pastReading: "past_reading"
    case .record: "reading_record"
    case .sentence: "sentence"
    case .setting: "setting"
    }
  }
}

extension JournaledKind {
  /// Returns the place of a row; nil if it is not journaled.
  func place(of row: SQLRow) -> ItemReference? {
    switch kind {
    case .setting:
      guard case .text(let key) = row.value(of: "key"), !SettingRows.unrecordedKeys.contains(key)
      else {
        return nil
      }
      return .setting(key)
    case .pastReading:
      guard case .integer(let book) = row.value(of: "book_id"),
        case .integer(let number) = row.value(of: "reading")
      else { return nil }
      return ItemReference(kind, book, part: Int(clamping: number))
    case .exception:
      guard case .integer(let event) = row.value(of: "event_id"),
        case .integer(let original) = row.value(of: "occurrence")
      else { return nil }
      return ItemReference(kind, event, part: Int(clamping: original))
    case .person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event,
      .eventText, .toDo, .book, .record, .sentence:
      guard case .integer(let id) = row.value(of: keys[0]) else { return nil }
      return ItemReference(kind, id)
    }
  }

  /// Returns the values of the key columns for the item.
  func keyValues(of place: ItemReference) -> [SQLValue] {
    switch kind {
    case .setting: [.text(place.key)]
    case .pastReading, .exception: [.integer(place.id), .number(place.part)]
    case .person, .watering, .postponement, .contact, .saying, .mood, .dayPalette, .event,
      .eventText, .toDo, .book, .record, .sentence:
      [.integer(place.id)]
    }
  }

  /// Returns the record on whose page the history of the row is shown.
  func owner(of row: SQLRow, at place: ItemReference) -> ItemReference {
    guard let owner, case .integer(let id) = row.value(of: owner.column) else { return place }
    return ItemReference(owner.kind, id)
  }

  /// Returns the fields that differ between two rows; nil stands for no row.
  func changes(from before: SQLRow?, to after: SQLRow?) -> [JournalField] {
    fields.compactMap { field in
      guard field.isJournaled(from: before, to: after) else { return nil }
      let old = before?.value(of: field.column).fieldValue ?? .nothing
      let new = after?.value(of: field.column).fieldValue ?? .nothing
      return old.isSame(as: new)
        ? nil : JournalField(field.name, field.fieldType, from: old, to: new)
    }
  }
}

extension ItemReference {
  func id<Entity>() throws -> ID<Entity> {
    guard let id = ID<Entity>(rawValue: id) else {
      throw DomainError.damaged(.row(table: kind.name, column: "id", id: "\(id)"))
    }
    return id
  }
}
