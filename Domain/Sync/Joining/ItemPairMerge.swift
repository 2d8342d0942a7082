/// Two items that the user wants to merge: which one remains, and with which values.
package struct ItemPairMerge {
  /// The item that was added first; it remains.
  package let remainingItem: ItemReference
  package let mergedItem: ItemReference
  /// Values of the remaining item: those of the item that the user named first, completed by the
  /// other's.
  package private(set) var values: [String: FieldValue]
  /// Values that are dropped, each with the value that is kept instead, sorted by field name.
  package private(set) var droppedFields: [JournalField] = []

  /// Plans the merge; throws ``DomainError/notFound(_:query:nearest:)`` if one of the items does
  /// not exist.
  package init(_ named: ItemReference, _ other: ItemReference, in repositories: Repositories) throws
  {
    let journal = repositories.journal
    let own = try journal.values(at: named) ?? [:]
    let others = try journal.values(at: other) ?? [:]
    let isNamedFirst =
      try StoredReplica(repositories)?.isAdded(named, before: other) ?? (named.id < other.id)
    (remainingItem, mergedItem) = isNamedFirst ? (named, other) : (other, named)
    values = own
    let rules = SyncFields.rules(of: named.kind)
    let forms = journal.fieldTypes(of: named.kind)
    for field in Set(forms.keys.map { rules[$0] }) {
      let isBlank = field.names.allSatisfy { Self.isBlank(own[$0]) }
      if field.isList {
        let texts = [own, others].flatMap {
          ListFieldState.texts(of: $0[field.names[0]] ?? .nothing)
        }
        values[field.names[0]] = .text(texts.withoutDuplicates.joined(separator: "\n"))
      } else if isBlank {
        for name in field.names { values[name] = others[name] }
      } else if field.restoresRemovedItem {
        droppedFields += field.names.compactMap { name in
          let (value, other) = (own[name] ?? .nothing, others[name] ?? .nothing)
          guard !Self.isBlank(other), !value.isSame(as: other) else { return nil }
          return JournalField(name, forms[name] ?? .text, from: other, to: value)
        }
      }
    }
    droppedFields.sort { $0.name < $1.name }
  }

  private static func isBlank(_ value: FieldValue?) -> Bool { value?.asText.isEmpty ?? true }

  /// Sets a value of the merged item, whatever the default rules are.
  package mutating func set(_ name: String, _ value: FieldValue) {
    values[name] = value
    droppedFields.removeAll { $0.name == name }
  }

  /// Leaves out fields, because they are stored elsewhere.
  package mutating func exclude(_ names: Set<String>) {
    values = values.filter { !names.contains($0.key) }
    droppedFields.removeAll { names.contains($0.name) }
  }

  /// Moves everything that belongs or refers to the later item to the remaining one, and removes
  /// the later item. Other devices receive the merge, so that changes they make to either item
  /// apply to the remaining one.
  package func apply(
    in repositories: Repositories, moving move: (ItemReference) throws -> Void
  ) throws {
    let journal = repositories.journal
    if var part = try repositories.sync.participation() {
      part.joinedItems[mergedItem] = remainingItem.id
      try repositories.sync.save(part)
    }
    var moved: Set<ItemReference> = []
    while case let rest = try journal.dependents(of: mergedItem).filter({
      moved.insert($0).inserted
    }),
      !rest.isEmpty
    {
      for place in rest { try move(place) }
    }
    try journal.remove(at: mergedItem)
    try journal.setValues(values, at: remainingItem)
    try journal.updateDerivedData()
  }
}

extension StoredReplica {
  fileprivate func isAdded(_ one: ItemReference, before other: ItemReference) throws -> Bool {
    let things = try sync.itemStates(at: [one, other])
    return FirstAdditionOrder(one, in: things) < FirstAdditionOrder(other, in: things)
  }
}

extension [String] {
  /// The distinct texts, in order.
  fileprivate var withoutDuplicates: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
