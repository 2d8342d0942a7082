/// Conflicts resolved on this device, with both sides, kept for as long as unresolved ones are
/// listed.
extension SyncQueries {
  /// Returns the resolved conflicts, the newest first.
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
  /// Maximum number of resolved conflicts that are kept.
  private static let maxSettledConflicts = 200
  /// Maximum size of their values, in bytes: they share one database row.
  private static let maxSettledBytes = 2 << 20

  /// Adds the resolved conflict to those that are kept.
  func remember(
    _ conflict: SyncConflict, settledBy side: SettleConflicts.Side, at moment: Instant
  ) throws {
    var conflict = conflict
    conflict.settled = SyncConflict.Settled(side, at: moment)
    let known = (remembered() ?? []).filter { !$0.isSettledLongAgo(at: moment) }
    var room = Self.maxSettledBytes
    var newest: [SyncConflict] = []
    for one in (known + [conflict]).suffix(Self.maxSettledConflicts).reversed() {
      room -= one.weight
      if room < 0 { break }
      newest.append(one)
    }
    try sync.keep(settled: newest.reversed())
  }

  /// Deletes resolved conflicts about the items; nil stands for all.
  func deleteSettled(at places: Set<JournalPlace>?, at moment: Instant) throws {
    guard let known = remembered() else { return try sync.keep(settled: []) }
    let left = known.filter { conflict in
      guard let places else { return false }
      return !conflict.isSettledLongAgo(at: moment) && !places.contains(conflict.place)
        && conflict.notice.otherPlace.map(places.contains) != true
    }
    if left.count < known.count { try sync.keep(settled: left) }
  }

  /// Whether ``deleteExpiredSettled(at:)`` would delete anything.
  func hasSettledLongAgo(at moment: Instant) -> Bool {
    remembered()?.contains { $0.isSettledLongAgo(at: moment) } ?? false
  }

  /// Deletes conflicts resolved so long ago that nobody looks at them, since they contain both
  /// texts.
  func deleteExpiredSettled(at moment: Instant) throws {
    guard let known = remembered() else { return }
    let left = known.filter { !$0.isSettledLongAgo(at: moment) }
    if left.count < known.count { try sync.keep(settled: left) }
  }

  /// Returns nil if they cannot be read: that must not prevent resolving conflicts.
  private func remembered() -> [SyncConflict]? { try? sync.settledConflicts() }
}

extension SyncConflict {
  /// Size of the values of both sides, in bytes.
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
