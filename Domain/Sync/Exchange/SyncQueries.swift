/// State of a store's sync.
package struct SyncStatus: Hashable, Sendable {
  package struct Device: Hashable, Sendable {
    package let id: DeviceID
    package let name: String
    package let lastSeenAt: Instant
    /// Number of this device's entries that the other device had not applied when it last sent
    /// something.
    package let entriesBehind: Int
    /// Number of days by which the device's clock is ahead of this one's; nil if less than one.
    package let daysAhead: Int?
  }

  package struct Snapshot: Hashable, Sendable {
    package let writtenAt: Instant
    /// Name of the device that wrote the snapshot.
    package let device: String
  }

  package let relay: SyncAddress
  package let device: DeviceID
  package let name: String
  package let devices: [Device]
  /// Number of entries that no relay has accepted yet.
  package let pendingCount: Int
  /// Size of the relay's contents when last listed, and its limit, in bytes; nil if unknown.
  package let relaySize: Int?
  package let relayQuota: Int?
  /// The newest snapshot at the relay; nil if there is none.
  package let snapshot: Snapshot?
  package let isPaused: Bool
  /// Whether the store was restored, so that the user has to decide which state to keep before
  /// anything is exchanged.
  package let isOlderCopy: Bool
  package let lastExchangeAt: Instant?
  package let problem: String?
}

/// A conflict between concurrent changes, listed for the user.
public struct SyncConflict: Hashable, Sendable {
  /// Identifier that is equal on all devices.
  package let id: String
  /// Time at which the overruled value was entered; nil if it was not entered by a user.
  package let enteredAt: Instant?
  package let notice: SyncNotice
  package let item: ItemReference
  /// Title of the item or of its owner; nil if it is no longer known.
  package internal(set) var title: String?
  /// Title of the other item involved; nil if there is none.
  package let otherTitle: String?
  /// Types of the item's fields.
  package internal(set) var fieldTypes: [String: FieldType]
  /// Name of the device on which the overruled value was entered; nil for this device, or if no
  /// user entered it.
  package let device: String?
  /// Details that distinguish the item, and the other one, from items with the same title.
  package var facts: Facts
  package var otherFacts: Facts
  /// Name of the device that removed the item's owner, if that caused the conflict.
  package var ownerRemovedBy: String?
  /// How the conflict was resolved on this device; nil while it is listed.
  package internal(set) var resolution: Resolution?

  /// Details of an item; nil for details that it does not have.
  package struct Facts: Hashable, Sendable {
    package var day: Day?
    package var page: Int64?
    /// Number of days of a postponement.
    package var delayDays: Int64?

    package init(day: Day? = nil, page: Int64? = nil, delayDays: Int64? = nil) {
      self.day = day
      self.page = page
      self.delayDays = delayDays
    }
  }

  package struct Resolution: Hashable, Sendable {
    package let chosenSide: ResolveConflicts.Side
    package let resolvedAt: Instant

    package init(_ took: ResolveConflicts.Side, at moment: Instant) {
      self.chosenSide = took
      resolvedAt = moment
    }
  }

  package init(
    id: String, at moment: Instant?, notice: SyncNotice, place: ItemReference, title: String?,
    otherTitle: String?, forms: [String: FieldType], device: String?, facts: Facts = Facts(),
    otherFacts: Facts = Facts(), goneBy: String? = nil, settled: Resolution? = nil
  ) {
    self.id = id
    enteredAt = moment
    self.notice = notice
    self.item = place
    self.title = title
    self.otherTitle = otherTitle
    self.fieldTypes = forms
    self.device = device
    self.facts = facts
    self.otherFacts = otherFacts
    self.ownerRemovedBy = goneBy
    self.resolution = settled
  }
}

/// Queries about the sync state of a store.
package struct SyncQueries: Sendable {
  let tools: SyncTools

  package func status() throws -> SyncStatus {
    try tools.store.read { repositories in
      guard let part = try repositories.sync.participation(),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let last = part.applied[part.device]
      return SyncStatus(
        relay: exchange.relay, device: part.device, name: part.name,
        devices: exchange.devices.filter { !$1.isRemoved }.sorted { $0.key < $1.key }.map {
          id, device in
          SyncStatus.Device(
            id: id, name: device.name, lastSeenAt: device.lastSeenAt,
            entriesBehind: max(0, last - device.seen[part.device]),
            daysAhead: exchange.fastClocks[id]?.days)
        },
        pendingCount: max(0, last - exchange.lastPackedNumber) + exchange.unsentCount,
        relaySize: exchange.relaySize,
        relayQuota: exchange.relayQuota,
        snapshot: exchange.newestSnapshot.map { snapshot in
          let own = snapshot.device == part.device ? part.name : nil
          return SyncStatus.Snapshot(
            writtenAt: snapshot.arrivedAt,
            device: own ?? exchange.devices[snapshot.device]?.name ?? snapshot.device.text)
        }, isPaused: exchange.isPaused, isOlderCopy: exchange.isOlderCopy,
        lastExchangeAt: exchange.lastExchangeAt, problem: exchange.problemCode)
    }
  }

  /// Returns the number of listed conflicts. Overruled values are listed for ninety days.
  package func conflictCount() throws -> Int {
    try tools.store.read { repositories in
      guard let replica = try StoredReplica(repositories) else {
        throw DomainError.refused(.sync(.isOff))
      }
      return try replica.noticeCount(at: tools.now())
    }
  }

  /// Returns the listed conflicts, sorted by kind, id and part of the item.
  package func conflicts() throws -> [SyncConflict] {
    try tools.store.read { repositories in
      guard let replica = try StoredReplica(repositories),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let state = replica.state(of: try repositories.sync.allItemStates())
      let (things, merged) = (state.itemStates, MergedItems(of: state))
      let now = tools.now()
      let notices = SyncProjection(of: state, checking: repositories.sync.ruleCheck).notices.filter
      {
        !replica.participation.hasExpired($0, at: now)
      }
      let found = try notices.map { notice -> SyncConflict in
        let place = notice.item
        let write: FieldWrite?
        if let (names, entry) = notice.overruledWrite {
          func told(of thing: ItemState) -> FieldWrite? {
            thing.fields.first { $0.key.names == names }?.value.writes.first { $0.entry == entry }
          }
          // If one of several merged items was removed, the removal may be stored at another one of
          // them.
          write = things[place].flatMap(told) ?? things.values.lazy.compactMap(told).first
        } else {
          let fields = things[place]?.fields.filter { notice.concerns($0.key) } ?? [:]
          write = fields.values.flatMap(\.writes).max(by: FieldWrite.ranks)
        }
        var goneBy: DeviceID?
        if case .aside(_, .orphaned(let owner)) = notice {
          goneBy = things[owner]?.removals.max(by: FieldWrite.ranks)?.entry.device
        }
        let hash = FNV1a().combining(notice.identity.utf8).value
        return SyncConflict(
          id: String(hash, radix: 36),
          at: write.map { Instant(milliseconds: $0.stamp.milliseconds) }, notice: notice,
          place: place, title: try replica.title(at: place, merged),
          otherTitle: try notice.otherItem.flatMap { try replica.title(at: $0, merged) },
          forms: repositories.journal.fieldTypes(of: place.kind),
          device: write.flatMap {
            $0.entry.device == replica.participation.device
              ? nil : exchange.devices[$0.entry.device]?.name
          },
          facts: SyncConflict.Facts(of: things[place]),
          otherFacts: SyncConflict.Facts(of: notice.otherItem.flatMap { things[$0] }),
          goneBy: goneBy.flatMap {
            $0 == replica.participation.device
              ? replica.participation.name : exchange.devices[$0]?.name
          })
      }
      return found.sorted {
        ($0.item.kind.rawValue, $0.item.id, $0.item.part, $0.id)
          < ($1.item.kind.rawValue, $1.item.id, $1.item.part, $1.id)
      }
    }
  }

  /// Returns the listed conflict with the id or an unambiguous prefix of it. Throws
  /// ``SyncRefusal/noSuchConflict(_:)``.
  package func conflict(_ id: String) throws -> SyncConflict {
    try Self.singleConflict(id, among: conflicts())
  }

  /// Returns the last conflict resolved on this device with the id or an unambiguous prefix of it.
  /// Throws ``SyncRefusal/noSuchConflict(_:)``.
  package func resolvedConflict(_ id: String) throws -> SyncConflict {
    var last: [SyncConflict] = []
    for conflict in try resolvedConflicts() where !last.contains(where: { $0.id == conflict.id }) {
      last.append(conflict)
    }
    return try Self.singleConflict(id, among: last)
  }

  private static func singleConflict(_ id: String, among conflicts: [SyncConflict]) throws
    -> SyncConflict
  {
    let found = conflicts.filter { $0.id.utf8.starts(with: id.lowercased().utf8) }
    guard let conflict = found.first, found.count == 1, !id.isEmpty else {
      throw DomainError.refused(.sync(.noSuchConflict(id)))
    }
    return conflict
  }

  /// Renames this device and sends the name, even if there is nothing else to send. Throws
  /// ``SyncRefusal/nameIsTaken(_:)`` if another device has the name.
  package func rename(to name: String) throws {
    try tools.store.write { repositories in
      guard var part = try repositories.sync.participation(),
        let exchange = try repositories.sync.exchange()
      else { throw DomainError.refused(.sync(.isOff)) }
      let others = exchange.devices.values.filter { !$0.isRemoved }.map(\.name)
      guard DeviceName.unique(name, beside: others) == name else {
        throw DomainError.refused(.sync(.nameIsTaken(name)))
      }
      guard part.name != name else { return }
      part.name = name
      try repositories.sync.save(part)
      // The name is sent with the next entries, so append an empty one.
      var replica = try StoredReplica(repositories)
      try replica?.appendAcknowledgement(at: tools.now())
    }
  }

  /// Returns the status if it has a problem of which the user has not been told yet, and marks the
  /// problem as reported.
  package func unreportedProblem() throws -> SyncStatus? {
    func isUnreported(_ exchange: SyncExchange) -> Bool {
      exchange.problemCode != nil && exchange.problemCode != exchange.reportedProblemCode
    }
    let isNew = try tools.store.read { try $0.sync.exchange().map(isUnreported) }
    guard isNew == true else { return nil }
    try tools.updateExchange { $0.reportedProblemCode = $0.problemCode }
    return try status()
  }

  /// Returns the devices with fast clocks of which the user has not been told yet, and marks them
  /// as reported.
  package func unreportedClocks() throws -> [SyncStatus.Device] {
    func isUnreported(_ exchange: SyncExchange) -> Bool {
      exchange.fastClocks.values.contains { !$0.isReported }
    }
    guard try tools.store.read({ try $0.sync.exchange().map(isUnreported) }) ?? false else {
      return []
    }
    let devices = try status().devices
    return try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return [] }
      let unreported = devices.filter { exchange.fastClocks[$0.id]?.isReported == false }
      for id in exchange.fastClocks.keys { exchange.fastClocks[id]?.isReported = true }
      try repositories.sync.save(exchange)
      return unreported
    }
  }

  /// Returns the renumbered sayings of which the user has not been told yet, and clears the list.
  package func unreportedNumbers() throws -> [RenumberedSaying] {
    guard try tools.store.read({ try $0.sync.participation()?.renumberedSayings.isEmpty == false })
    else {
      return []
    }
    return try tools.store.write { repositories in
      guard var part = try repositories.sync.participation() else { return [] }
      let unreported = part.renumberedSayings
      part.renumberedSayings = []
      try repositories.sync.save(part)
      return try unreported.compactMap { known in
        var known = known
        let place = ItemReference(.saying, known.sayingID)
        // Skip sayings that were removed or renumbered again.
        guard case .number(known.newNumber)? = try repositories.journal.values(at: place)?["number"]
        else { return nil }
        known.title = try repositories.journal.title(at: place) ?? ""
        return known
      }
    }
  }

  /// Pauses or resumes the exchange.
  package func setPaused(_ isPaused: Bool) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else {
        throw DomainError.refused(.sync(.isOff))
      }
      exchange.isPaused = isPaused
      try repositories.sync.save(exchange)
    }
  }
}

extension SyncConflict.Facts {
  fileprivate init(of thing: ItemState?) {
    func number(_ name: String) -> Int64? {
      if case .number(let number)? = thing?.values[name] { number } else { nil }
    }
    self.init(
      day: number("day").flatMap { Int(exactly: $0) }.flatMap { Day(number: $0) },
      page: number("page"), delayDays: number("delayDays"))
  }
}

extension StoredReplica {
  /// Returns the title of the item or, if it was removed, the last known one; if it has none, the
  /// title of its owner.
  func title(at place: ItemReference, _ merged: MergedItems) throws -> String? {
    if try journal.itemExists(at: place), let title = try journal.title(at: place) { return title }
    if let name = merged.name(of: place) { return name }
    return try merged.owner(of: place).flatMap { try title(at: $0, merged) }
  }
}

extension ItemState {
  /// Last known name or title of the item; nil if it has neither.
  var name: String? {
    for field in ["name", "title"] {
      if case .text(let text)? = values[field], !text.isEmpty { return text }
    }
    return nil
  }
}

extension SyncExchange {
  fileprivate var newestSnapshot: KnownSnapshot? {
    snapshots.filter { !$0.isDeletedAtRelay && !$0.isDamaged }.max { $0.arrivedAt < $1.arrivedAt }
  }
}

extension SyncNotice {
  /// The item that the notice is about.
  package var item: ItemReference {
    switch self {
    case .otherValue(let place, _, _, _, _), .broughtBack(let place, _), .aside(let place, _),
      .alsoOpen(let place, _), .goesBack(let place):
      place
    case .claimed(_, _, _, let other), .sameDay(_, let other): other
    }
  }

  /// The other item that the notice names; nil if there is none.
  package var otherItem: ItemReference? {
    switch self {
    case .claimed(_, _, let place, _), .sameDay(let place, _), .alsoOpen(_, let place),
      .aside(_, .orphaned(let place)):
      place
    case .otherValue, .broughtBack, .aside, .goesBack: nil
    }
  }

  /// Whether a change of the field may have caused the conflict.
  fileprivate func concerns(_ field: SyncField) -> Bool {
    switch self {
    case .claimed(_, _, _, let other):
      SyncFields.rules(of: other.kind).uniqueField.map(field.names.contains) ?? true
    case .aside(_, .breaksRule(let names, _)): names.contains(where: field.names.contains)
    case .goesBack: field.names.contains("page")
    case .otherValue, .broughtBack, .aside, .alsoOpen, .sameDay: true
    }
  }

  /// The fields of an overruled value or removal, and the entry that contained it; nil for other
  /// notices.
  var overruledWrite: (names: [String], by: EntryID)? {
    switch self {
    case .otherValue(_, let names, _, _, let entry): (names, entry)
    case .broughtBack(_, let entry): ([SyncFields.removal], entry)
    case .aside, .claimed, .sameDay, .alsoOpen, .goesBack: nil
    }
  }
}
