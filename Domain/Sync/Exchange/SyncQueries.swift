/// How a store stands with the others.
package struct SyncStatus: Hashable, Sendable {
  package struct Device: Hashable, Sendable {
    package let id: DeviceID
    package let name: String
    package let lastSeenAt: Instant
    /// How many entries of this device it had not applied when it sent last.
    package let behind: Int
    /// By how many days its clock is ahead of this one's; nil where that is less than one.
    package let daysAhead: Int?
  }

  package struct Snapshot: Hashable, Sendable {
    package let at: Instant
    /// Who wrote it.
    package let device: String
  }

  package let relay: SyncAddress
  package let device: DeviceID
  package let name: String
  package let devices: [Device]
  /// How many entries no relay has taken yet.
  package let waiting: Int
  /// So many bytes the relay had when it was looked at last, and takes at most, as far as it tells.
  package let size: Int?
  package let quota: Int?
  /// The newest one that is there; nil where there is none.
  package let snapshot: Snapshot?
  package let isPaused: Bool
  /// Whether somebody has to say whose state counts before anything is exchanged.
  package let isOlderCopy: Bool
  package let lastAt: Instant?
  package let problem: String?
}

/// Something that devices had not seen of each other, for people to look at.
public struct SyncConflict: Hashable, Sendable {
  /// The same everywhere.
  package let id: String
  /// When what does not stand was entered, where somebody did.
  package let at: Instant?
  package let notice: SyncNotice
  package let place: JournalPlace
  /// What people know the thing by, or what it belongs to; nil where nobody knows any more.
  package internal(set) var title: String?
  /// The same of the other thing that the notice names, if it names one.
  package let otherTitle: String?
  /// What the fields of the thing hold.
  package internal(set) var forms: [String: FieldType]
  /// The name of the device that entered what does not stand; nil for this one, or where nobody
  /// did.
  package let device: String?
  /// What tells the thing from others of the same title, and what tells the other thing.
  package var facts: Facts
  package var otherFacts: Facts
  /// The name of the device that removed what the thing belongs to, where that is why it is listed.
  package var goneBy: String?
  /// How it was settled on this device; nil for what is still listed.
  package internal(set) var settled: Settled?

  /// As far as it has them, or had.
  package struct Facts: Hashable, Sendable {
    package var day: Day?
    package var page: Int64?
    /// By so many days something was put off.
    package var delayDays: Int64?

    package init(day: Day? = nil, page: Int64? = nil, delayDays: Int64? = nil) {
      self.day = day
      self.page = page
      self.delayDays = delayDays
    }
  }

  package struct Settled: Hashable, Sendable {
    package let took: SettleConflicts.Side
    package let at: Instant

    package init(_ took: SettleConflicts.Side, at moment: Instant) {
      self.took = took
      at = moment
    }
  }

  package init(
    id: String, at moment: Instant?, notice: SyncNotice, place: JournalPlace, title: String?,
    otherTitle: String?, forms: [String: FieldType], device: String?, facts: Facts = Facts(),
    otherFacts: Facts = Facts(), goneBy: String? = nil, settled: Settled? = nil
  ) {
    self.id = id
    at = moment
    self.notice = notice
    self.place = place
    self.title = title
    self.otherTitle = otherTitle
    self.forms = forms
    self.device = device
    self.facts = facts
    self.otherFacts = otherFacts
    self.goneBy = goneBy
    self.settled = settled
  }
}

/// Reads how a store takes part.
package struct SyncQueries: Sendable {
  let tools: SyncTools

  package func status() throws -> SyncStatus {
    try tools.store.read { repositories in
      guard let part = try repositories.sync.part(), let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let last = part.applied[part.device]
      return SyncStatus(
        relay: exchange.relay, device: part.device, name: part.name,
        devices: exchange.devices.filter { !$1.isRemoved }.sorted { $0.key < $1.key }.map {
          id, device in
          SyncStatus.Device(
            id: id, name: device.name, lastSeenAt: device.lastSeenAt,
            behind: max(0, last - device.seen[part.device]),
            daysAhead: exchange.fastClocks[id]?.days)
        },
        waiting: max(0, last - exchange.packed) + exchange.unsent, size: exchange.size,
        quota: exchange.quota,
        snapshot: exchange.newestSnapshot.map { snapshot in
          let own = snapshot.device == part.device ? part.name : nil
          return SyncStatus.Snapshot(
            at: snapshot.arrivedAt,
            device: own ?? exchange.devices[snapshot.device]?.name ?? snapshot.device.text)
        }, isPaused: exchange.isPaused, isOlderCopy: exchange.isOlderCopy,
        lastAt: exchange.lastAt, problem: exchange.problem)
    }
  }

  /// How many things are listed: a value that does not stand for ninety days.
  package func conflictCount() throws -> Int {
    try tools.store.read { repositories in
      guard let replica = try StoredReplica(repositories) else {
        throw DomainError.refused(.sync(.isOff))
      }
      return try replica.noticeCount(at: tools.now())
    }
  }

  /// In the order of things.
  package func conflicts() throws -> [SyncConflict] {
    try tools.store.read { repositories in
      guard let replica = try StoredReplica(repositories),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let state = replica.state(of: try repositories.sync.allThings())
      let (things, merged) = (state.things, MergedThings(of: state))
      let now = tools.now()
      let notices = SyncProjection(of: state, checking: repositories.sync.check).notices.filter {
        !replica.part.isOver($0, at: now)
      }
      let found = try notices.map { notice -> SyncConflict in
        let place = notice.place
        let write: FieldWrite?
        if let (names, entry) = notice.overruled {
          func told(of thing: ThingState) -> FieldWrite? {
            thing.fields.first { $0.key.names == names }?.value.writes.first { $0.entry == entry }
          }
          // What removed a thing that is one with another may have named the other.
          write = things[place].flatMap(told) ?? things.values.lazy.compactMap(told).first
        } else {
          let fields = things[place]?.fields.filter { notice.concerns($0.key) } ?? [:]
          write = fields.values.flatMap(\.writes).max(by: FieldWrite.counts)
        }
        var goneBy: DeviceID?
        if case .aside(_, .orphaned(let owner)) = notice {
          goneBy = things[owner]?.removals.max(by: FieldWrite.counts)?.entry.device
        }
        let hash = FNV1a().taking("\(notice)".utf8).value
        return SyncConflict(
          id: String(hash, radix: 36),
          at: write.map { Instant(milliseconds: $0.stamp.milliseconds) }, notice: notice,
          place: place, title: try replica.title(at: place, merged),
          otherTitle: try notice.otherPlace.flatMap { try replica.title(at: $0, merged) },
          forms: repositories.journal.forms(of: place.kind),
          device: write.flatMap {
            $0.entry.device == replica.part.device
              ? nil : exchange.devices[$0.entry.device]?.name
          },
          facts: SyncConflict.Facts(of: things[place]),
          otherFacts: SyncConflict.Facts(of: notice.otherPlace.flatMap { things[$0] }),
          goneBy: goneBy.flatMap {
            $0 == replica.part.device ? replica.part.name : exchange.devices[$0]?.name
          })
      }
      return found.sorted {
        ($0.place.kind.rawValue, $0.place.id, $0.place.part, $0.id)
          < ($1.place.kind.rawValue, $1.place.id, $1.place.part, $1.id)
      }
    }
  }

  /// The one with this id, or whose id alone begins so. Throws ``SyncRefusal/noSuchConflict(_:)``.
  package func conflict(_ id: String) throws -> SyncConflict {
    try Self.the(id, among: conflicts())
  }

  /// The one with this id that was settled here last. Throws ``SyncRefusal/noSuchConflict(_:)``.
  package func settledConflict(_ id: String) throws -> SyncConflict {
    var last: [SyncConflict] = []
    for conflict in try settledConflicts() where !last.contains(where: { $0.id == conflict.id }) {
      last.append(conflict)
    }
    return try Self.the(id, among: last)
  }

  private static func the(_ id: String, among conflicts: [SyncConflict]) throws -> SyncConflict {
    let found = conflicts.filter { $0.id.utf8.starts(with: id.lowercased().utf8) }
    guard let conflict = found.first, found.count == 1, !id.isEmpty else {
      throw DomainError.refused(.sync(.noSuchConflict(id)))
    }
    return conflict
  }

  /// Calls this device otherwise, which others are told of even if there is nothing else. Throws
  /// ``SyncRefusal/nameIsTaken(_:)`` where another one is called so.
  package func rename(to name: String) throws {
    try tools.store.write { repositories in
      guard var part = try repositories.sync.part(), let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let others = exchange.devices.values.filter { !$0.isRemoved }.map(\.name)
      guard DeviceName.free(name, beside: others) == name else {
        throw DomainError.refused(.sync(.nameIsTaken(name)))
      }
      guard part.name != name else { return }
      part.name = name
      try repositories.sync.keep(part)
      // The name goes along with every piece: an entry that changes nothing makes one.
      var replica = try StoredReplica(repositories)
      try replica?.answer(at: tools.now())
    }
  }

  /// How it stands, where something is in the way of which nobody was told yet; each only once.
  package func problemToTell() throws -> SyncStatus? {
    func isUntold(_ exchange: SyncExchange) -> Bool {
      exchange.problem != nil && exchange.problem != exchange.toldProblem
    }
    let isNew = try tools.store.read { try $0.sync.exchange().map(isUntold) }
    guard isNew == true else { return nil }
    try tools.change { $0.toldProblem = $0.problem }
    return try status()
  }

  /// The devices whose clocks are ahead and of which nobody was told, each only once.
  package func clocksToTell() throws -> [SyncStatus.Device] {
    let isUntold = { (exchange: SyncExchange) in exchange.fastClocks.values.contains { !$0.isTold }
    }
    guard try tools.store.read({ try $0.sync.exchange().map(isUntold) }) ?? false else { return [] }
    let devices = try status().devices
    return try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return [] }
      let untold = devices.filter { exchange.fastClocks[$0.id]?.isTold == false }
      for id in exchange.fastClocks.keys { exchange.fastClocks[id]?.isTold = true }
      try repositories.sync.keep(exchange)
      return untold
    }
  }

  /// The sayings that have another number and of which nobody was told, each only once.
  package func numbersToTell() throws -> [RenumberedSaying] {
    guard try tools.store.read({ try $0.sync.part()?.renumbered.isEmpty == false }) else {
      return []
    }
    return try tools.store.write { repositories in
      guard var part = try repositories.sync.part() else { return [] }
      let untold = part.renumbered
      part.renumbered = []
      try repositories.sync.keep(part)
      return try untold.compactMap { known in
        var known = known
        let place = JournalPlace(.saying, known.saying)
        // One that is gone, or was numbered once more, needs no word.
        guard case .number(known.after)? = try repositories.journal.state(at: place)?["number"]
        else { return nil }
        known.title = try repositories.journal.title(at: place) ?? ""
        return known
      }
    }
  }

  /// Exchanges nothing, or goes on with it.
  package func pause(_ isPaused: Bool) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else {
        throw DomainError.refused(.sync(.isOff))
      }
      exchange.isPaused = isPaused
      try repositories.sync.keep(exchange)
    }
  }
}

extension SyncConflict.Facts {
  fileprivate init(of thing: ThingState?) {
    func number(_ name: String) -> Int64? {
      if case .number(let number)? = thing?.values[name] { number } else { nil }
    }
    self.init(
      day: number("day").flatMap { Int(exactly: $0) }.flatMap { Day(number: $0) },
      page: number("page"), delayDays: number("delayDays"))
  }
}

extension StoredReplica {
  /// What people know the thing by: what has no name of its own by what it belongs to, and what is
  /// gone by the name that it had.
  func title(at place: JournalPlace, _ merged: MergedThings) throws -> String? {
    if try journal.isThere(at: place), let title = try journal.title(at: place) { return title }
    if let name = merged.name(of: place) { return name }
    return try merged.owner(of: place).flatMap { try title(at: $0, merged) }
  }
}

extension ThingState {
  /// What people knew it by, where it had a name or a title.
  var name: String? {
    for field in ["name", "title"] {
      if case .text(let text)? = values[field], !text.isEmpty { return text }
    }
    return nil
  }
}

extension SyncExchange {
  fileprivate var newestSnapshot: KnownSnapshot? {
    snapshots.filter { !$0.isGone && !$0.isDamaged }.max { $0.arrivedAt < $1.arrivedAt }
  }
}

extension SyncNotice {
  /// The thing that it is about.
  package var place: JournalPlace {
    switch self {
    case .otherValue(let place, _, _, _, _), .broughtBack(let place, _), .aside(let place, _),
      .alsoOpen(let place, _), .goesBack(let place):
      place
    case .claimed(_, _, _, let other), .sameDay(_, let other): other
    }
  }

  /// The other thing that it names, if it names one.
  package var otherPlace: JournalPlace? {
    switch self {
    case .claimed(_, _, let place, _), .sameDay(let place, _), .alsoOpen(_, let place),
      .aside(_, .orphaned(let place)):
      place
    case .otherValue, .broughtBack, .aside, .goesBack: nil
    }
  }

  /// Whether it is of what somebody entered there.
  fileprivate func concerns(_ field: SyncField) -> Bool {
    switch self {
    case .claimed(_, _, _, let other):
      SyncFields.of(other.kind).claim.map(field.names.contains) ?? true
    case .aside(_, .breaksRule(let names, _)): names.contains(where: field.names.contains)
    case .goesBack: field.names.contains("page")
    case .otherValue, .broughtBack, .aside, .alsoOpen, .sameDay: true
    }
  }

  /// What does not stand although somebody entered it: of which fields, and by which entry.
  var overruled: (names: [String], by: EntryID)? {
    switch self {
    case .otherValue(_, let names, _, _, let entry): (names, entry)
    case .broughtBack(_, let entry): ([SyncFields.removal], entry)
    case .aside, .claimed, .sameDay, .alsoOpen, .goesBack: nil
    }
  }
}
