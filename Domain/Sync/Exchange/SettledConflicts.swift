/// What was settled on this device, as both sides stood then: for as long as what is not settled is
/// listed.
extension SyncQueries {
  /// The newest first.
  package func settledConflicts() throws -> [SyncConflict] {
    try tools.store.read { repositories in
      guard try repositories.sync.part() != nil else {
        throw DomainError.refused(.sync(.isOff))
      }
      return try repositories.sync.settledConflicts().reversed()
        .filter { !$0.isSettledLongAgo(at: tools.now()) }
        .map { conflict in
          var conflict = conflict
          conflict.forms = repositories.journal.forms(of: conflict.place.kind)
          return conflict
        }
    }
  }
}

extension StoredReplica {
  /// More than that many are not remembered.
  private static let mostSettled = 200
  /// Nor so many bytes of what both sides said: all of it stands in one row.
  private static let mostSettledBytes = 2 << 20

  /// Remembers what somebody settled, beside what was before.
  func remember(
    _ conflict: SyncConflict, settledBy side: SettleConflicts.Side, at moment: Instant
  ) throws {
    var conflict = conflict
    conflict.settled = SyncConflict.Settled(side, at: moment)
    let known = (remembered() ?? []).filter { !$0.isSettledLongAgo(at: moment) }
    var room = Self.mostSettledBytes
    var newest: [SyncConflict] = []
    for one in (known + [conflict]).suffix(Self.mostSettled).reversed() {
      room -= one.weight
      if room < 0 { break }
      newest.append(one)
    }
    try sync.keep(settled: newest.reversed())
  }

  /// What tells of things that were to be forgotten; nil for all.
  func forgetSettled(at places: Set<JournalPlace>?, at moment: Instant) throws {
    guard let known = remembered() else { return try sync.keep(settled: []) }
    let left = known.filter { conflict in
      guard let places else { return false }
      return !conflict.isSettledLongAgo(at: moment) && !places.contains(conflict.place)
        && conflict.notice.otherPlace.map(places.contains) != true
    }
    if left.count < known.count { try sync.keep(settled: left) }
  }

  /// Whether there is something that ``forgetSettledLongAgo(at:)`` would let go.
  func hasSettledLongAgo(at moment: Instant) -> Bool {
    remembered()?.contains { $0.isSettledLongAgo(at: moment) } ?? false
  }

  /// What was settled so long ago that nobody looks back at it: both sides stand in it in words.
  func forgetSettledLongAgo(at moment: Instant) throws {
    guard let known = remembered() else { return }
    let left = known.filter { !$0.isSettledLongAgo(at: moment) }
    if left.count < known.count { try sync.keep(settled: left) }
  }

  /// Nil where it cannot be read any more: what is only looked back at keeps nobody from settling.
  private func remembered() -> [SyncConflict]? { try? sync.settledConflicts() }
}

extension SyncConflict {
  /// The bytes of what both sides said.
  fileprivate var weight: Int {
    let values: [FieldValue] =
      switch notice {
      case .otherValue(_, _, let kept, let other, _): kept + other
      case .aside(_, .breaksRule(_, let broken)): broken
      case .aside(_, .notBorn), .aside(_, .orphaned), .aside(_, .tooMany), .broughtBack, .claimed,
        .sameDay, .alsoOpen, .goesBack:
        []
      }
    return values.reduce(0) { $0 + $1.spelling.utf8.count }
  }

  fileprivate func isSettledLongAgo(at moment: Instant) -> Bool {
    settled.map { moment.milliseconds - $0.at.milliseconds >= SyncPart.listing } ?? false
  }
}
