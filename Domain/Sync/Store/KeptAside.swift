/// What somebody entered and no device shows, as all devices know it.
package struct KeptAside: Hashable, Sendable {
  package let place: JournalPlace
  package let reason: SyncNotice.Reason
  /// All that the thing has, or of one that is shown what of it is refused.
  package let values: [String: FieldValue]

  fileprivate init(_ place: JournalPlace, _ reason: SyncNotice.Reason, _ merged: MergedThings) {
    self.place = place
    self.reason = reason
    values =
      switch reason {
      case .notBorn, .orphaned: merged.values(of: place)
      case .breaksRule(let names, let values):
        Dictionary(zip(names, values)) { first, _ in first }
      case .tooMany(let name, let texts): [name: .text(texts.joined(separator: "\n"))]
      }
  }

  fileprivate static func precedes(_ left: KeptAside, _ right: KeptAside) -> Bool {
    if left.place != right.place { return SyncState.precedes(left.place, right.place) }
    return left.reason.rank < right.reason.rank
  }
}

extension SyncNotice.Reason {
  /// Of one thing each stands once at most.
  fileprivate var rank: Int {
    switch self {
    case .notBorn: 0
    case .orphaned: 1
    case .breaksRule: 2
    case .tooMany: 3
    }
  }
}

extension StoredReplica {
  /// All that is kept aside, in an order that is the same on all devices, at the cost of what is
  /// listed.
  package func keptAside() throws -> [KeptAside] {
    let things: [JournalPlace: ThingState]
    if let listed = part.listed {
      things = try component(of: Set(listed.keys).union(try sync.unsettledPlaces()))
    } else {
      things = try sync.allThings()
    }
    let state = state(of: things)
    let merged = MergedThings(of: state)
    let notices = SyncProjection(of: state, checking: sync.check).notices
    return notices.compactMap { notice -> KeptAside? in
      guard case .aside(let place, let reason) = notice else { return nil }
      return KeptAside(place, reason, merged)
    }.sorted(by: KeptAside.precedes)
  }

  /// What became of what another store had aside.
  package enum Taken: Hashable, Sendable {
    /// It is aside here from now on, or comes back with what it belongs to.
    case added
    /// It is known here already.
    case known
    /// Something else is known of it here, which stays.
    case isOtherwise
    /// What it belongs to, or what it is a part of, was never here.
    case belongsToNothing
  }

  /// What another store had aside of a thing.
  package enum Extent: Hashable, Sendable {
    case whole
    /// Only what was changed since it was added, which never came.
    case changes
    case part
  }

  /// Takes what another store had aside as if it had been entered here, unless something is known
  /// of it. What is shown because of it is shown with the next exchange: what this transaction
  /// changes is not told yet. Of changes nothing is shown before the thing itself has come.
  package mutating func takeAside(
    _ values: [String: FieldValue], at place: JournalPlace, _ extent: Extent, at moment: Instant
  ) throws -> Taken {
    let known = try sync.things(at: [place])[place]
    if let known, known.isThere || extent == .changes {
      let own = known.values
      func isSame(_ name: String, _ value: FieldValue) -> Bool {
        guard SyncFields.of(place.kind)[name].isList else {
          return (own[name] ?? .nothing).isSame(as: value)
        }
        let lines = ListFieldState.texts(of: own[name] ?? .nothing)
        return ListFieldState.texts(of: value).allSatisfy(lines.contains)
      }
      return values.allSatisfy { isSame($0.key, $0.value) } ? .known : .isOtherwise
    }
    // A part of what is not there has nothing to stand in.
    guard extent != .part, let owner = try ownerOfAside(values, at: place) else {
      return .belongsToNothing
    }
    let forms = journal.forms(of: place.kind)
    let fields = values.sorted { $0.key < $1.key }.map {
      JournalField($0.key, forms[$0.key] ?? .id, from: .nothing, to: $0.value)
    }
    let change: JournalStep.Change = extent == .whole ? .added : .changed
    let step = JournalStep(at: place, of: owner.id, change, title: "", fields: fields)
    try appendOwn([step], at: moment)
    return .added
  }

  /// What it says that it belongs to, where that is or was here.
  private func ownerOfAside(
    _ values: [String: FieldValue], at place: JournalPlace
  ) throws -> JournalPlace? {
    guard let owner = SyncFields.of(place.kind).owner else { return nil }
    var id = place.id
    if let field = owner.field {
      guard case .number(let named)? = values[field] else { return nil }
      id = named
    }
    let place = JournalPlace(owner.kind, id)
    return try sync.things(at: [place])[place]?.birth == nil ? nil : place
  }
}
