/// Conflicts resolved on this device, with both values. They are kept for as long as overruled
/// values are listed.
extension SyncQueries {
  /// Returns the resolved conflicts, the newest first.
  package func resolvedConflicts() throws -> [SyncConflict] {
    try tools.store.read { repositories in
      guard try repositories.sync.participation() != nil else {
        throw DomainError.refused(.sync(.isOff))
      }
      return try repositories.sync.resolvedConflicts().reversed()
        .filter { !$0.isExpired(at: tools.now()) }
        .map { conflict in
          var conflict = conflict
          conflict.fieldTypes = repositories.journal.fieldTypes(of: conflict.item.kind)
          return conflict
        }
    }
  }
}

extension StoredReplica {
  /// Maximum number of resolved conflicts that are kept.
  private static let maxResolvedConflicts = 200
  /// Maximum size, in bytes, of the values of all resolved conflicts, which share one database row.
  private static let maxResolvedBytes = 2 << 20

  /// Adds the resolved conflict to those that are kept.
  func saveResolved(
    _ conflict: SyncConflict, by side: ResolveConflicts.Side, at moment: Instant
  ) throws {
    var conflict = conflict
    conflict.resolution = SyncConflict.Resolution(side, at: moment)
    let known = (storedResolved() ?? []).filter { !$0.isExpired(at: moment) }
    var room = Self.maxResolvedBytes
    var newest: [SyncConflict] = []
    for one in (known + [conflict]).suffix(Self.maxResolvedConflicts).reversed() {
      room -= one.byteCount
      if room < 0 { break }
      newest.append(one)
    }
    try sync.saveResolvedConflicts(newest.reversed())
  }

  /// Deletes resolved conflicts about the items; nil stands for all.
  func deleteResolved(at places: Set<ItemReference>?, at moment: Instant) throws {
    guard let known = storedResolved() else { return try sync.saveResolvedConflicts([]) }
    let left = known.filter { conflict in
      guard let places else { return false }
      return !conflict.isExpired(at: moment) && !places.contains(conflict.item)
        && conflict.notice.otherItem.map(places.contains) != true
    }
    if left.count < known.count { try sync.saveResolvedConflicts(left) }
  }

  /// Whether ``deleteExpiredResolved(at:)`` has anything to delete.
  func hasExpiredResolved(at moment: Instant) -> Bool {
    storedResolved()?.contains { $0.isExpired(at: moment) } ?? false
  }

  /// Deletes conflicts that were resolved long ago, since they contain both texts and nobody looks
  /// at them any more.
  func deleteExpiredResolved(at moment: Instant) throws {
    guard let known = storedResolved() else { return }
    let left = known.filter { !$0.isExpired(at: moment) }
    if left.count < known.count { try sync.saveResolvedConflicts(left) }
  }

  /// Returns the stored conflicts; nil if they cannot be read, which must not prevent resolving
  /// others.
  private func storedResolved() -> [SyncConflict]? { try? sync.resolvedConflicts() }
}

extension SyncConflict {
  /// Size of both values together, in bytes.
  fileprivate var byteCount: Int {
    let values: [FieldValue] =
      switch notice {
      case .otherValue(_, _, let kept, let other, _): kept + other
      case .aside(_, .breaksRule(_, let broken)): broken
      case .aside(_, .notBorn), .aside(_, .orphaned), .aside(_, .tooMany), .broughtBack, .claimed,
        .sameDay, .alsoOpen, .goesBack:
        []
      }
    return values.reduce(0) { $0 + $1.asText.utf8.count }
  }

  fileprivate func isExpired(at moment: Instant) -> Bool {
    resolution.map {
      moment.milliseconds - $0.resolvedAt.milliseconds >= SyncParticipation.listingPeriod
    } ?? false
  }
}
