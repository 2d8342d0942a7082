/// What a store has beside what the other devices have, before it joins them.
package struct SyncMeeting: Hashable, Sendable {
  /// So many things are only here; the others get them.
  package private(set) var here = 0
  /// So many are only there; this store gets them.
  package private(set) var there = 0
  package private(set) var equal = 0
  /// So many are on both sides and differ: one stands, the other is listed.
  package private(set) var different = 0
  /// People, books and plans that are only here, with one of the same name that is only there.
  package private(set) var doubles: [SyncDouble] = []

  init(of repositories: Repositories, with known: SyncState) throws {
    let shown = SyncProjection(of: known)
    let sayings = shown.sayings
    // What is removed of these goes at the other side of the link, and from there everywhere.
    let linked = Set(try repositories.calendars.all().filter { $0.link != nil }.map(\.name.value))
    var met: Set<JournalPlace> = []
    var alone: [(place: JournalPlace, name: String, key: String)] = []
    for place in try repositories.journal.allPlaces() where place.isCompared {
      guard let own = try repositories.journal.state(at: place) else { continue }
      var other = place
      if place.kind == .saying, let id = sayings[SayingTexts(own)] {
        other = JournalPlace(.saying, id)
      }
      guard let theirs = shown.things[other] else {
        here += 1
        if let name = place.nameOfOne(own), !linked.contains(own["calendar"]?.spelling ?? "") {
          alone.append((place, name, place.key(of: own, called: name)))
        }
        continue
      }
      met.insert(other)
      let isSame = theirs.allSatisfy { name, value in
        Self.elsewhere.contains(name) || own[name].map { $0.isSame(as: value) } ?? true
      }
      if isSame { equal += 1 } else { different += 1 }
    }
    let others = shown.things.filter { $0.key.isCompared && !met.contains($0.key) }
    there = others.count
    let named = Dictionary(
      others.compactMap { place, fields in
        place.nameOfOne(fields).map { (place.key(of: fields, called: $0), place) }
      }
    ) { $0.id < $1.id ? $0 : $1 }
    doubles = alone.compactMap { place, name, key in
      named[key].map { SyncDouble(kind: place.kind, name: name, here: place.id, there: $0.id) }
    }
  }

  /// What names the reading of a book, which has another name in a store.
  private static let elsewhere: Set = ["book", "reading"]
}

/// Two that may be one person, one book, or one plan.
package struct SyncDouble: Hashable, Sendable {
  package let kind: JournalKind
  package let name: String
  package let here: Int64
  package let there: Int64
}

extension JournalPlace {
  /// What people tell a person, a book or a plan from others by; nil for all else.
  fileprivate func nameOfOne(_ fields: [String: FieldValue]) -> String? {
    let field = kind == .person ? "name" : kind == .book || kind == .event ? "title" : ""
    return fields[field]?.spelling
  }

  /// The same for those that may be one: plans only where they start at the same time.
  fileprivate func key(of fields: [String: FieldValue], called name: String) -> String {
    let start = kind == .event ? fields["starts"]?.spelling ?? "" : ""
    return "\(kind) \(start) \(SearchFolding.folded(name))"
  }

  /// Whether it is the same place in every store.
  fileprivate var isCompared: Bool { kind != .pastReading && (kind != .setting || travels) }
}

extension SyncProjection {
  var sayings: [SayingTexts: Int64] {
    Dictionary(
      things.lazy.filter { $0.key.kind == .saying }.map { (SayingTexts($1), $0.id) }
    ) { min($0, $1) }
  }
}
