/// Relation by which items are found that have to be merged or shown together.
public struct ItemRelation: Hashable, Sendable {
  public let text: String

  /// The relation of items that belong or refer to `place`.
  package init(naming place: ItemReference) {
    text = "<\(place.kind.rawValue)/\(place.id)"
  }

  /// The relation of items that are merged with `place`.
  package init(twinOf place: ItemReference) {
    text = "=\(place.kind.rawValue)/\(place.id)"
  }

  var isClaim: Bool { text.utf8.first == UInt8(ascii: "#") }

  /// The relation of items with this value, which can identify only one of them.
  package init(claiming value: FieldValue, as kind: JournalKind) {
    text = "#\(kind.rawValue)/\(value.asText)"
  }
}

extension ItemState {
  /// Returns the relations of the item, according to all its concurrent writes.
  package func relations(at place: ItemReference) -> Set<ItemRelation> {
    var links = Set(owners(at: place).map(ItemRelation.init(naming:)))
    if let claim = SyncFields.rules(of: place.kind).uniqueField {
      for value in values(claim, at: place) where value != .nothing {
        links.insert(ItemRelation(claiming: value, as: place.kind))
      }
    }
    for twin in joinedItems(of: place) { links.insert(ItemRelation(twinOf: twin)) }
    return links
  }

  /// Returns the items that this item belongs or refers to, or is merged with.
  package func relatedItems(at place: ItemReference) -> Set<ItemReference> {
    owners(at: place).union(joinedItems(of: place))
  }

  /// Returns the items that this item belongs or refers to.
  private func owners(at place: ItemReference) -> Set<ItemReference> {
    let rules = SyncFields.rules(of: place.kind)
    var found: Set<ItemReference> = []
    func take(_ kind: JournalKind, _ name: String) {
      for case .number(let id) in values(name, at: place) { found.insert(ItemReference(kind, id)) }
    }
    if let owner = rules.owner {
      if let field = owner.field {
        take(owner.kind, field)
      } else {
        found.insert(ItemReference(owner.kind, place.id))
      }
    }
    for (field, kind) in rules.references { take(kind, field) }
    return found
  }

  private func joinedItems(of place: ItemReference) -> [ItemReference] {
    joinedIDs.map { ItemReference(place.kind, $0) }
  }

  private func values(_ name: String, at place: ItemReference) -> [FieldValue] {
    let field = SyncFields.rules(of: place.kind)[name]
    guard let index = field.names.firstIndex(of: name) else { return [] }
    return fields[field]?.candidates.map { $0.values[index] } ?? []
  }
}

extension JournalKind {
  /// Whether items of other kinds belong or refer to this kind.
  package var isReferredTo: Bool {
    switch self {
    case .person, .saying, .event, .book, .pastReading: true
    case .watering, .postponement, .contact, .mood, .dayPalette, .exception, .eventText, .toDo,
      .record, .sentence, .setting:
      false
    }
  }

  /// Whether the user can merge two items of the kind.
  package var canMergePairs: Bool { self == .person || self == .book }

  /// Fields that are not synced: when a saying was opened, and its state in the deck.
  package var unsyncedFields: Set<String> {
    self == .saying ? ["openedAt", "deckPlace", "aside", "sayingOfDay"] : []
  }
}
