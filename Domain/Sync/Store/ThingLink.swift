/// What two things have in common so that one cannot be shown without looking at the other.
public struct ThingLink: Hashable, Sendable {
  public let text: String

  /// That it belongs to the thing there, or names it.
  package init(naming place: JournalPlace) {
    text = "<\(place.kind.rawValue)/\(place.id)"
  }

  /// That it is the same as the thing there.
  package init(twinOf place: JournalPlace) {
    text = "=\(place.kind.rawValue)/\(place.id)"
  }

  var isClaim: Bool { text.utf8.first == UInt8(ascii: "#") }

  /// That it has a value by which only one is found.
  package init(claiming value: FieldValue, as kind: JournalKind) {
    text = "#\(kind.rawValue)/\(value.spelling)"
  }
}

extension ThingState {
  /// All links of the thing there, as any of the values says that were not seen by others.
  package func links(at place: JournalPlace) -> Set<ThingLink> {
    var links = Set(owners(at: place).map(ThingLink.init(naming:)))
    if let claim = SyncFields.of(place.kind).claim {
      for value in values(claim, at: place) where value != .nothing {
        links.insert(ThingLink(claiming: value, as: place.kind))
      }
    }
    for twin in twins(of: place) { links.insert(ThingLink(twinOf: twin)) }
    return links
  }

  /// The places of what it belongs to, names, or is the same as.
  package func named(at place: JournalPlace) -> Set<JournalPlace> {
    owners(at: place).union(twins(of: place))
  }

  /// The places of what it belongs to, or names.
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

  private func twins(of place: JournalPlace) -> [JournalPlace] {
    sameAs.map { JournalPlace(place.kind, $0) }
  }

  private func values(_ name: String, at place: JournalPlace) -> [FieldValue] {
    let field = SyncFields.of(place.kind)[name]
    guard let index = field.names.firstIndex(of: name) else { return [] }
    return fields[field]?.candidates.map { $0.values[index] } ?? []
  }
}

extension JournalKind {
  /// Whether others belong to one of the kind, or name it.
  package var isNamed: Bool {
    switch self {
    case .person, .saying, .event, .book, .pastReading: true
    case .watering, .postponement, .contact, .mood, .dayPalette, .exception, .eventText, .record,
      .sentence, .setting:
      false
    }
  }

  /// Whether two of the kind may be one.
  package var hasTwins: Bool { self == .person || self == .book }

  /// The fields of it that stay where they are entered: what was opened, the deck.
  package var ownFields: Set<String> {
    self == .saying ? ["openedAt", "deckPlace", "aside", "sayingOfDay"] : []
  }
}
