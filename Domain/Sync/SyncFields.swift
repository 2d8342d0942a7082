/// A field of the journal, or several fields that are merged as one value.
package struct SyncField: Hashable, Sendable {
  package enum Nature: Hashable, Sendable {
    case value
    /// A list, whose lines are merged one by one.
    case list
    /// A longer text, whose lines are merged if both sides have changed it.
    case note
  }

  /// Names of the journal's fields that make up this one, in order.
  package let names: [String]
  package let nature: Nature
  /// Whether a change of the field restores an item that another device has removed; false for
  /// order, positions and marks.
  package let restoresRemovedItem: Bool

  package var isList: Bool { nature == .list }
  package var isNote: Bool { nature == .note }

  // Names identify a field within a kind, and the first name is sufficient for a hash.
  public static func == (left: SyncField, right: SyncField) -> Bool { left.names == right.names }

  public func hash(into hasher: inout Hasher) { hasher.combine(names[0]) }
}

/// Merge rules for the fields of one kind of item.
package struct SyncFields: Sendable {
  private let fieldsByName: [String: SyncField]
  /// The owner without which an item is not visible; nil if items of the kind have no owner.
  package let owner: Owner?
  /// Field whose value can identify only one item at a time, such as an ISBN.
  package let uniqueField: String?
  /// Fields that refer to other items, which may be missing.
  package let references: [String: JournalKind]
  /// The list field with a maximum length, and that length; nil if the kind has none.
  package let listLimit: (list: String, maxCount: Int)?

  package struct Owner: Sendable {
    package let kind: JournalKind
    /// Field that contains the owner's id; nil if the item's reference contains it.
    package let field: String?
  }

  /// Names of all fields with a rule.
  package var names: Set<String> { Set(fieldsByName.keys).union(references.keys) }

  /// Returns the ``SyncField`` that contains the journal's field. A field without a rule is one by
  /// itself.
  package subscript(name: String) -> SyncField {
    fieldsByName[name] ?? SyncField(names: [name], nature: .value, restoresRemovedItem: true)
  }

  /// Rules indexed by the kind's raw value, for speed: they are needed for every step and item.
  private static let rulesByKind: [SyncFields?] = {
    let most = JournalKind.allCases.map(\.rawValue).max() ?? 0
    return (0...most).map { number in JournalKind(rawValue: number).map(SyncFields.init(of:)) }
  }()

  package static func rules(of kind: JournalKind) -> SyncFields {
    rulesByKind[kind.rawValue] ?? SyncFields(of: kind)
  }

  /// Name of the field with the ids, one per line, of items that the user merged with this one.
  /// Stored at the item that was added later.
  package static let sameAs = "sameAs"
  static let sameAsField = SyncField(names: [sameAs], nature: .list, restoresRemovedItem: true)

  /// Name of the mark that the item is to be removed, which is sent with its removal. Adding the
  /// item again clears the mark. If an item exists in spite of its mark, a concurrent change has
  /// restored it.
  package static let removal = "removal"
  static let removalField = SyncField(names: [removal], nature: .value, restoresRemovedItem: false)
  static let isRemoved = FieldValue.number(1)

  private init(of kind: JournalKind) {
    var owner: Owner?
    var uniqueField: String?
    var references: [String: JournalKind] = [:]
    var limit: (list: String, maxCount: Int)?
    var (lists, notes, marks): ([String], [String], [String]) = ([Self.sameAs], [], [])
    if let merging = kind.merging {
      (owner, references, limit) = (merging.owner, merging.references, merging.limit)
      (uniqueField, notes, marks) = (merging.uniqueKey, merging.notes, merging.marks)
      lists += merging.lists
    }
    switch kind {
    case .exception, .eventText: owner = Owner(kind: .event, field: nil)
    case .record: owner = Owner(kind: .pastReading, field: "reading")
    default: break
    }
    var known: [String: SyncField] = [:]
    func add(_ names: [String], _ nature: SyncField.Nature) {
      let field = SyncField(
        names: names, nature: nature, restoresRemovedItem: !marks.contains(names[0]))
      for name in names { known[name] = field }
    }
    for name in marks { add([name], .value) }
    for group in kind.fieldGroups { add(group.sorted(), .value) }
    for name in lists { add([name], .list) }
    for name in notes { add([name], .note) }
    known[Self.removal] = Self.removalField
    self.fieldsByName = known
    self.owner = owner
    self.uniqueField = uniqueField
    self.references = references
    self.listLimit = limit
  }
}
