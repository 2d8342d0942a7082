extension StoredReplica {
  /// Merges consecutive entries of another device and shows the results, each as a change of its
  /// own in the history. Returns the number of merged entries that change something.
  package mutating func receive(
    _ entries: [SyncedEntry], from name: String, at moment: Instant
  ) throws -> Int {
    try journal.begin(.merging)
    if !defersShowing { try show(try sync.unsettledPlaces(), at: moment) }
    var (touched, taken): (Set<JournalPlace>, Int) = ([], 0)
    for synced in entries {
      let entry = synced.entry
      if part.applied.contains(entry.id) { continue }
      guard entry.id.number == part.applied[entry.id.device] + 1,
        entry.version <= SyncEntry.version
      else { break }
      let places = Set(entry.steps.map(\.place)).union(entry.erasure?.things.keys ?? [:].keys)
      let known = try entry.erasure.map { _ in self.state(of: try component(of: places)) }
      if entry.erasure != nil { try sync.forgetLinks(of: places) }
      var state = state(of: try sync.things(at: places))
      state.insert(entry)
      try unsettle(freedBy: state.things)
      try storeUnsettled(state.things)
      part.lastNumber = state.lastNumber
      part.applied.insert(entry.id)
      if !entry.unread.isEmpty { try sync.append(synced) }
      if let known { try applyErasure(entry, from: known, at: moment) }
      if !defersShowing {
        try journal.begin(
          synced.heading.map { .device(entry.id.device, name: name, $0) } ?? .merging)
        let listed = try show(places, at: moment)
        try journal.setAside(try setAsideSteps(of: entry, listed))
      }
      touched.formUnion(places)
      taken += entry.isAnswer ? 0 : 1
    }
    try journal.begin(.merging)
    if !defersShowing { try settle(touched, at: moment) }
    try sync.keep(part)
    if !defersShowing { try assignCommonStarterIDs(among: touched) }
    try journal.begin(.here)
    return taken
  }

  /// Returns steps for the history with the entry's values that were overruled or set aside.
  private func setAsideSteps(
    of entry: SyncEntry, _ notices: Set<SyncNotice>
  ) throws -> [JournalStep] {
    let lost = notices.compactMap { notice -> JournalPlace? in
      switch notice {
      case .otherValue(let place, _, _, _, let by), .broughtBack(let place, let by):
        by == entry.id ? place : nil
      case .aside(let place, _), .sameDay(_, let place): place
      case .claimed, .alsoOpen, .goesBack: nil
      }
    }
    let steps = entry.steps.filter { lost.contains($0.place) && $0.place.kind != .pastReading }
    if steps.isEmpty { return [] }
    let merged = MergedItems(of: state(of: try component(of: Set(steps.map(\.place)))))
    return try steps.map { step in
      let forms = journal.forms(of: step.place.kind)
      return JournalStep(
        at: step.place, of: merged.owner(of: step.place)?.id ?? step.place.id, step.change,
        title: try title(at: step.place, merged) ?? "",
        fields: step.change == .changed
          ? step.fields.filter { $0.isChange && forms[$0.name] != nil } : [])
    }
  }

  /// Shows everything that local changes may have affected.
  package mutating func settle(at moment: Instant) throws {
    try journal.begin(.merging)
    try settle(try sync.unsettledPlaces().union(sayingsWithPlaceholderNumbers()), at: moment)
    try sync.keep(part)
    if !part.hasKeyedStarters {
      part.hasKeyedStarters = true
      let places = try journal.allPlaces()
      try sendUnsyncedSettings(among: places, at: moment)
      try appendOwn(try linesRemovedBefore(), at: moment)
      try assignCommonStarterIDs(among: places)
    }
    try journal.begin(.here)
  }

  /// Sends settings that programs before this one did not sync.
  private mutating func sendUnsyncedSettings(
    among places: [JournalPlace], at moment: Instant
  ) throws {
    let settings = places.filter { $0.kind == .setting && $0.isSynced }
    let known = try sync.things(at: Set(settings))
    let steps = try settings.filter { known[$0]?.birth == nil }.compactMap {
      try syncedForm(JournalStep(at: $0, of: $0.id, .added, title: ""), before: [], [:])
    }
    try appendOwn(steps, at: moment)
  }

  /// Returns sayings with placeholder numbers; older programs gave some of these away.
  private func sayingsWithPlaceholderNumbers() throws -> Set<JournalPlace> {
    let sayings = try repositories.sayings.list(
      after: Saying.assignableNumbers.upperBound, limit: Self.maxRenumberedSayings)
    return Set(sayings.map { JournalPlace(.saying, $0.id.rawValue) })
  }

  private static let maxRenumberedSayings = 1000

  /// Makes a device's automatic changes in response to merged ones, and shows the result.
  mutating func settle(_ places: Set<JournalPlace>, at moment: Instant) throws {
    // One automatic change may cause the next conflict.
    for _ in 0..<4 {
      let state = state(of: try component(of: places))
      let shown = SyncProjection(of: state, checking: sync.check)
      let steps =
        state.mergedNotes(in: shown) + state.newNumbers(in: shown, by: part.device, all: true)
      if steps.isEmpty { break }
      try appendOwn(steps, at: moment)
    }
    try show(places.union(try sync.unsettledPlaces()), at: moment)
    // Which times belong to the split-off part is known only once the store shows both parts.
    let steps = try timesCutOff(in: places)
    if steps.isEmpty { return }
    try appendOwn(steps, at: moment)
    try show(Set(steps.map(\.place)), at: moment)
  }

  /// Returns everything that is listed for the user.
  package func notices() throws -> Set<SyncNotice> { notices(among: try sync.allItemStates()) }

  /// Returns the number of notices, computing only those not shown yet. If a moment is given,
  /// notices listed for longer than ``SyncPart/listing`` are not counted.
  package func noticeCount(at moment: Instant? = nil) throws -> Int {
    func isListed(_ notice: SyncNotice) -> Bool {
      moment.map { !part.isOver(notice, at: $0) } ?? true
    }
    guard let listed = part.listed else { return try notices().count(where: isListed) }
    let open = try sync.unsettledPlaces()
    let component = try component(of: open)
    return listed.filter { component[$0.key] == nil && !open.contains($0.key) }
      .reduce(notices(among: component).count(where: isListed)) { sum, counted in
        sum + counted.value - (moment.map { part.expiredNoticeCount(at: counted.key, $0) } ?? 0)
      }
  }

  private func notices(among things: [JournalPlace: ItemState]) -> Set<SyncNotice> {
    SyncProjection(of: state(of: things), checking: sync.check).notices
  }
}
