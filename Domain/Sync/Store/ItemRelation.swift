/// Property shared by items that have to be considered together.
public struct ItemRelation: Hashable, Sendable {
  public let text: String

  /// The item belongs or refers to the item at the place.
  package init(naming place: JournalPlace) {
    text = "<\(place.kind.rawValue)/\(place.id)"
  }

  /// The item is joined with the item at the place.
  package init(twinOf place: JournalPlace) {
    text = "=\(place.kind.rawValue)/\(place.id)"
  }

  var isClaim: Bool { text.utf8.first == UInt8(ascii: "#") }

  /// The item has a value that identifies only one item.
  package init(claiming value: FieldValue, as kind: JournalKind) {
    text = "#\(kind.rawValue)/\(value.spelling)"
  }
}

extension ItemState {
  /// Returns the links of the item at the place, from all its candidate values.
  package func links(at place: JournalPlace) -> Set<ItemRelation> {
    var links = Set(owners(at: place).map(ItemRelation.init(naming:)))
    if let claim = SyncFields.of(place.kind).claim {
      for value in values(claim, at: place) where value != .nothing {
        links.insert(ItemRelation(claiming: value, as: place.kind))
      }
    }
    for twin in joinedItems(of: place) { links.insert(ItemRelation(twinOf: twin)) }
    return links
  }

  /// Returns the places of the items that it belongs or refers to, or is joined with.
  package func named(at place: JournalPlace) -> Set<JournalPlace> {
    owners(at: place).union(joinedItems(of: place))
  }

  /// Returns the places of the items that it belongs or refers to.
  private func owners(at place: JournalPlace) -> Set<JournalPlace> {
    let rules = SyncFields.of(place.kind)
    var found: Set<JournalPlace> = []
    func take(_ kind: JournalKind, _ name: String) {
      for case .number(let id) in values(name, at: place) { found.insert(JournalPlace(kind, id)) }
    }
    if let owner = rules.owner {
      if let field = owner.field {
        take(owner.kind, field)
      } else {
        found.insert(JournalPlace(owner.kind, place.id))
      }
    }
    for (field, kind) in rules.references { take(kind, field) }
    return found
  }

  private func joinedItems(of place: JournalPlace) -> [JournalPlace] {
    sameAs.map { JournalPlace(place.kind, $0) }
  }

  private func values(_ name: String, at place: JournalPlace) -> [FieldValue] {
    let field = SyncFields.of(place.kind)[name]
    guard let index = field.names.firstIndex(of: name) else { return [] }
    return fields[field]?.candidates.map { $0.values[index] } ?? []
  }
}

extension JournalKind {
  /// Whether items of other kinds belong or refer to this kind.
  package var isNamed: Bool {
    switch self {
    case .person, .saying, .event, .book, .pastReading: true
    case .watering, .postponement, .contact, .mood, .dayPalette, .exception, .eventText, .record,
      .sentence, .setting:
      false
    }
  }

  /// Whether two items of the kind can be joined.
  package var canMergePairs: Bool { self == .person || self == .book }

  /// Fields that are not synced: when a saying was opened, and the deck.
  package var ownFields: Set<String> {
    self == .saying ? ["openedAt", "deckPlace", "aside", "sayingOfDay"] : []
  }
}
