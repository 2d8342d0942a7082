/// Comparison of a store with the profile that it is about to join.
package struct JoinComparison: Hashable, Sendable {
  /// Number of items that only this store has; the others will receive them.
  package private(set) var onlyHereCount = 0
  /// Number of items that only the profile has; this store will receive them.
  package private(set) var onlyThereCount = 0
  package private(set) var equalCount = 0
  /// Number of items that both have with different data. One version is shown; the other one is
  /// listed as a conflict.
  package private(set) var differentCount = 0
  /// People, books and events that only this store has, each with one of the same name that only
  /// the profile has.
  package private(set) var possibleDuplicates: [PossibleDuplicate] = []

  init(of repositories: Repositories, with known: SyncState) throws {
    let shown = SyncProjection(of: known)
    let sayings = shown.sayingIDsByTexts
    // Leave out events of linked calendars: removing one would delete it at the link's other side
    // and on all devices.
    let linked = Set(try repositories.calendars.all().filter { $0.link != nil }.map(\.name.value))
    var met: Set<ItemReference> = []
    var alone: [(place: ItemReference, name: String, key: String)] = []
    for place in try repositories.journal.allItems() where place.isCompared {
      guard let own = try repositories.journal.values(at: place) else { continue }
      var other = place
      if place.kind == .saying, let id = sayings[SayingTexts(own)] {
        other = ItemReference(.saying, id)
      }
      guard let theirs = shown.items[other] else {
        onlyHereCount += 1
        if let name = place.nameOrTitle(own), !linked.contains(own["calendar"]?.asText ?? "") {
          alone.append((place, name, place.key(of: own, called: name)))
        }
        continue
      }
      met.insert(other)
      let isSame = theirs.allSatisfy { name, value in
        Self.readingIdentityFields.contains(name) || own[name].map { $0.isSame(as: value) } ?? true
      }
      if isSame { equalCount += 1 } else { differentCount += 1 }
    }
    let others = shown.items.filter { $0.key.isCompared && !met.contains($0.key) }
    onlyThereCount = others.count
    let named = Dictionary(
      others.compactMap { place, fields in
        place.nameOrTitle(fields).map { (place.key(of: fields, called: $0), place) }
      }
    ) { $0.id < $1.id ? $0 : $1 }
    possibleDuplicates = alone.compactMap { place, name, key in
      named[key].map {
        PossibleDuplicate(kind: place.kind, name: name, hereID: place.id, thereID: $0.id)
      }
    }
  }

  /// Fields that identify a reading. They are not compared, since ids of readings differ between
  /// stores.
  private static let readingIdentityFields: Set = ["book", "reading"]
}

/// Two items that may be the same person, book, or event.
package struct PossibleDuplicate: Hashable, Sendable {
  package let kind: JournalKind
  package let name: String
  package let hereID: Int64
  package let thereID: Int64
}

extension ItemReference {
  /// Name of a person, or title of a book or an event; nil for all other kinds.
  fileprivate func nameOrTitle(_ fields: [String: FieldValue]) -> String? {
    let field = kind == .person ? "name" : kind == .book || kind == .event ? "title" : ""
    return fields[field]?.asText
  }

  /// Key that is equal for items that may be the same; events must also start at the same time.
  fileprivate func key(of fields: [String: FieldValue], called name: String) -> String {
    let start = kind == .event ? fields["starts"]?.asText ?? "" : ""
    return "\(kind.rawValue) \(start) \(SearchFolding.folded(name))"
  }

  /// Whether the item is compared: true if it has the same id in every store.
  fileprivate var isCompared: Bool { kind != .pastReading && (kind != .setting || isSynced) }
}

extension SyncProjection {
  var sayingIDsByTexts: [SayingTexts: Int64] {
    Dictionary(
      items.lazy.filter { $0.key.kind == .saying }.map { (SayingTexts($1), $0.id) }
    ) { min($0, $1) }
  }
}
