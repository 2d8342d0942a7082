extension StoredReplica {
  /// Merges consecutive entries of another device and updates the visible data; each entry becomes
  /// a change of its own in the history. Returns the number of merged entries that change
  /// something.
  package mutating func receive(
    _ entries: [SyncedEntry], from name: String, at moment: Instant
  ) throws -> Int {
    try journal.beginEntry(.merging)
    if !defersShowing { try show(try sync.itemsToShow(), at: moment) }
    var (touched, taken): (Set<ItemReference>, Int) = ([], 0)
    for synced in entries {
      let entry = synced.entry
      if participation.applied.contains(entry.id) { continue }
      guard entry.id.number == participation.applied[entry.id.device] + 1,
        entry.version <= SyncEntry.version
      else { break }
      touched.formUnion(try merge(synced, from: name, at: moment))
      taken += entry.isAcknowledgement ? 0 : 1
    }
    try journal.beginEntry(.merging)
    if !defersShowing { try resolveAndShow(touched, at: moment) }
    try sync.save(participation)
    if !defersShowing {
      try assignCommonStarterIDs(among: touched)
      try adoptToDos(among: touched)
    }
    try journal.beginEntry(.thisDevice)
    return taken
  }

  /// Merges an entry and updates the visible data. Steps that this program cannot decode are
  /// stored. Returns the items that the entry changes.
  private mutating func merge(
    _ synced: SyncedEntry, from name: String, at moment: Instant
  ) throws -> Set<ItemReference> {
    let entry = synced.entry
    let places = Set(entry.steps.map(\.item)).union(entry.erasure?.itemStates.keys ?? [:].keys)
    let known = try entry.erasure.map { _ in self.state(of: try connectedStates(of: places)) }
    if entry.erasure != nil { try sync.deleteRelations(of: places) }
    var state = state(of: try sync.itemStates(at: places))
    state.insert(entry)
    try markForShowing(freedBy: state.itemStates)
    try storeForShowing(state.itemStates)
    participation.greatestSayingNumber = state.greatestSayingNumber
    participation.applied.insert(entry.id)
    if let rest = entry.undecodedPart { try sync.append(SyncedEntry(rest, synced.heading)) }
    if let known { try applyErasure(entry, from: known, at: moment) }
    if !defersShowing {
      try journal.beginEntry(
        synced.heading.map { .device(entry.id.device, name: name, $0) } ?? .merging)
      let listed = try show(places, at: moment)
      try journal.recordSetAside(try setAsideSteps(of: entry, listed))
    }
    return places
  }

  /// Merges stored entries whose steps a former version of the program could not decode, as if they
  /// arrived now. Returns the items that they change.
  private mutating func mergeStoredEntries(at moment: Instant) throws -> Set<ItemReference> {
    let kinds = JournalKind.allCases.map(\.name)
    var exchange = try sync.exchange()
    if exchange?.decodableKinds == kinds { return [] }
    exchange?.decodableKinds = kinds
    if let exchange { try sync.save(exchange) }
    let stored = try sync.undecodedEntries()
    for device in Set(stored.map(\.entry.id.device)) { try sync.removeEntries(of: device) }
    try show(try sync.itemsToShow(), at: moment)
    var touched: Set<ItemReference> = []
    for var synced in stored {
      let device = synced.entry.id.device
      // The history already has this change if a part of the entry was decoded before.
      if let number = synced.heading?.number,
        try journal.entry(with: EntryID(device, number), on: participation.device) != nil
      {
        synced = SyncedEntry(synced.entry, nil)
      }
      let name = exchange?.devices[device]?.name ?? device.text
      touched.formUnion(try merge(synced, from: name, at: moment))
    }
    try journal.beginEntry(.merging)
    return touched
  }

  /// Returns steps that record, in the history, the values of the entry that were overruled or set
  /// aside.
  private func setAsideSteps(
    of entry: SyncEntry, _ notices: Set<SyncNotice>
  ) throws -> [JournalStep] {
    let lost = notices.compactMap { notice -> ItemReference? in
      switch notice {
      case .otherValue(let place, _, _, _, let by), .broughtBack(let place, let by):
        by == entry.id ? place : nil
      case .aside(let place, _), .sameDay(_, let place): place
      case .claimed, .alsoOpen, .goesBack: nil
      }
    }
    let steps = entry.steps.filter { lost.contains($0.item) && $0.item.kind != .pastReading }
    if steps.isEmpty { return [] }
    let merged = MergedItems(of: state(of: try connectedStates(of: Set(steps.map(\.item)))))
    return try steps.map { step in
      let forms = journal.fieldTypes(of: step.item.kind)
      return JournalStep(
        at: step.item, of: merged.owner(of: step.item)?.id ?? step.item.id, step.change,
        title: try title(at: step.item, merged) ?? "",
        fields: step.change == .changed
          ? step.fields.filter { $0.isChange && forms[$0.name] != nil } : [])
    }
  }

  /// Updates the visible data of all items that local changes may have affected.
  package mutating func showAffected(at moment: Instant) throws {
    try journal.beginEntry(.merging)
    let shown = try mergeStoredEntries(at: moment).union(sync.itemsToShow())
    try resolveAndShow(shown.union(sayingsWithPlaceholderNumbers()), at: moment)
    try sync.save(participation)
    if !participation.hasCommonStarterIDs {
      participation.hasCommonStarterIDs = true
      let places = try journal.allItems()
      try sendUnsyncedSettings(among: places, at: moment)
      try appendOwn(try removalsOfLocalLines(), at: moment)
      try assignCommonStarterIDs(among: places)
    }
    try adoptToDos(among: shown)
    try journal.beginEntry(.thisDevice)
  }

  /// Turns components of to-dos and events that repeat after they are done, as a device with an
  /// earlier version sends them, into to-dos. The surroundings of a component may arrive after it.
  func adoptToDos(among places: some Sequence<ItemReference>) throws {
    guard places.contains(where: { $0.isProgramData || $0.kind == .event }) else { return }
    try journal.beginEntry(.program)
    try repositories.adoptToDos(among: places) { event in
      let place = ItemReference(.event, event.rawValue)
      return try sync.itemStates(at: [place])[place]?.fieldsChangedAfterRemoval ?? []
    }
  }

  /// Sends settings that earlier versions of the program did not sync.
  private mutating func sendUnsyncedSettings(
    among places: [ItemReference], at moment: Instant
  ) throws {
    let settings = places.filter { $0.kind == .setting && $0.isSynced }
    let known = try sync.itemStates(at: Set(settings))
    let steps = try settings.filter { known[$0]?.firstAddition == nil }.compactMap {
      try syncedForm(JournalStep(at: $0, of: $0.id, .added, title: ""), before: [], [:])
    }
    try appendOwn(steps, at: moment)
  }

  /// Returns sayings with placeholder numbers, which older programs sometimes assigned.
  private func sayingsWithPlaceholderNumbers() throws -> Set<ItemReference> {
    let sayings = try repositories.sayings.list(
      after: Saying.assignableNumbers.upperBound, limit: Self.maxRenumberedSayings)
    return Set(sayings.map { ItemReference(.saying, $0.id.rawValue) })
  }

  private static let maxRenumberedSayings = 1000

  /// Makes the automatic changes that follow from merging, and updates the visible data.
  mutating func resolveAndShow(_ places: Set<ItemReference>, at moment: Instant) throws {
    // An automatic change may cause another conflict, so repeat a few times.
    for _ in 0..<4 {
      let state = state(of: try connectedStates(of: places))
      let shown = SyncProjection(of: state, checking: sync.ruleCheck)
      let steps =
        state.mergedNotes(in: shown)
        + state.renumberingSteps(in: shown, by: participation.device, all: true)
      if steps.isEmpty { break }
      try appendOwn(steps, at: moment)
    }
    try show(places.union(try sync.itemsToShow()), at: moment)
    // Only after both parts of a split series are in the store, the occurrences of the later part
    // are known.
    let steps = try omissionSteps(in: places)
    if steps.isEmpty { return }
    try appendOwn(steps, at: moment)
    try show(Set(steps.map(\.item)), at: moment)
  }

  /// Returns all conflicts that are listed for the user.
  package func notices() throws -> Set<SyncNotice> { notices(among: try sync.allItemStates()) }

  /// Returns the number of notices; those counted before are not computed again. If `moment` is
  /// given, overruled values listed for longer than ``SyncParticipation/listingPeriod`` are left
  /// out.
  package func noticeCount(at moment: Instant? = nil) throws -> Int {
    func isListed(_ notice: SyncNotice) -> Bool {
      moment.map { !participation.hasExpired(notice, at: $0) } ?? true
    }
    guard let listed = participation.noticeCounts else {
      return try notices().count(where: isListed)
    }
    let open = try sync.itemsToShow()
    let component = try connectedStates(of: open)
    return listed.filter { component[$0.key] == nil && !open.contains($0.key) }
      .reduce(notices(among: component).count(where: isListed)) { sum, counted in
        sum + counted.value
          - (moment.map { participation.expiredNoticeCount(at: counted.key, $0) } ?? 0)
      }
  }

  private func notices(among things: [ItemReference: ItemState]) -> Set<SyncNotice> {
    SyncProjection(of: state(of: things), checking: sync.ruleCheck).notices
  }
}
