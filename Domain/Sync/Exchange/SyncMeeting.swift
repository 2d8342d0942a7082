/// What a store has beside what the other devices have, before it joins them.
public struct SyncMeeting: Hashable, Sendable {
  /// So many things are only here; the others get them.
  public private(set) var here = 0
  /// So many are only there; this store gets them.
  public private(set) var there = 0
  public private(set) var equal = 0
  /// So many are on both sides and differ: one stands, the other is listed.
  public private(set) var different = 0

  init(of repositories: Repositories, with known: SyncState) throws {
    let shown = SyncProjection(of: known)
    let sayings = shown.sayings
    var met: Set<JournalPlace> = []
    for place in try repositories.journal.allPlaces() where place.isCompared {
      guard let own = try repositories.journal.state(at: place) else { continue }
      var other = place
      if place.kind == .saying, let id = sayings[SayingTexts(own)] {
        other = JournalPlace(.saying, id)
      }
      guard let theirs = shown.things[other] else {
        here += 1
        continue
      }
      met.insert(other)
      let isSame = theirs.allSatisfy { name, value in
        Self.elsewhere.contains(name) || own[name].map { $0.isSame(as: value) } ?? true
      }
      if isSame { equal += 1 } else { different += 1 }
    }
    there = shown.things.keys.count { $0.isCompared && !met.contains($0) }
  }

  /// What names the reading of a book, which has another name in a store.
  private static let elsewhere: Set = ["book", "reading"]
}

extension JournalPlace {
  /// Whether it is the same place in every store.
  fileprivate var isCompared: Bool { kind != .pastReading && (kind != .setting || travels) }
}

extension SyncProjection {
  /// The sayings by their texts.
  var sayings: [SayingTexts: Int64] {
    Dictionary(
      things.lazy.filter { $0.key.kind == .saying }.map { (SayingTexts($1), $0.id) }
    ) { min($0, $1) }
  }
}
