/// A run of a link: compares both sides, writes the other one, and stores the result here.
struct LinkRun<Folder: LinkedFolder, Things: LocalLinkCollection> {
  typealias LocalItem = Things.LocalItem

  /// An item with its state on both sides.
  struct Pair {
    let uid: ExternalName
    /// Title on this side.
    var title: String?
    var base: LinkBase?
    var baseUnits: LinkBaseUnits?
    var here: (kept: LocalItem, item: LinkItem)?
    var there: (file: LinkFile, item: LinkItem)?
    var step: LinkStep = .inSync

    /// Text that changes whenever either side changes the item.
    fileprivate var state: String {
      "\(here?.item.units.digest ?? "-") \(there?.file.tag.text ?? "-")"
    }
  }

  /// A pending change of one item on this side.
  struct Change {
    let pair: Pair
    /// New state of the item; nil if it is removed or unchanged.
    var newItem: LocalItem?
    var isRemoval = false
    /// New common state; nil if neither side has the item any more.
    var base: LinkBase?
    var conflicts: [LinkMerge.Conflict] = []
    /// Whether the other side was written.
    var isWritten = false
    /// Whether the other side accepted the item, but afterwards did not list it. The base then
    /// stays unchanged, so that the item is sent again.
    var isUnconfirmed = false
  }

  var link: Link
  /// Time of the run, and version of the program.
  let now: Instant
  let program: String
  let localCollection: Things
  let folder: Folder
  private(set) var pairs: [Pair] = []
  var changes: [Change] = []
  var removals: [Pair] = []
  /// Items of this link that were moved to another link, which has not stored them yet.
  private(set) var movingItems: Set<ID<LinkItem>> = []
  /// Items that were moved to another calendar or address book.
  private var movedItems: Set<ID<LinkItem>> = []
  /// Sync token of the other side, read before its files were listed.
  private(set) var syncToken: String?
  /// Whether the other side accepts to-dos, if that is not what was known; otherwise nil.
  private(set) var newlyAcceptsToDos: Bool?
  /// Number of items when both sides were last equal.
  private var baseCount = 0
  /// Keys of stored records of deleted meetings: each is a meeting of someone else, which must
  /// still be declined at the server.
  private(set) var declinedNotes: Set<String> = []
  private(set) var staleDeclinedNotes: Set<String> = []
  private(set) var knownRefusals: [LinkRefusal] = []
  /// Files that were sent, by UID, without confirmation that the other side stored them.
  private(set) var unconfirmedFiles: [ExternalName: [[UInt8]]] = [:]
  var refusals: [LinkRefusal] = []
  /// Whether the other side changed items while storing them, so that the next run has to read
  /// them.
  var needsReread = false
  /// Whether the other side has become unreachable.
  var isUnreachable = false
  var report = LinkReport()

  var format: any LinkFormat { localCollection.format }

  /// Items that may have to be written or removed on the other side.
  var pairsToWrite: [Pair] {
    pairs.filter { pair in
      switch pair.step {
      case .copyThere, .removeThere, .merge: true
      case .inSync, .forgetItem, .copyHere, .removeHere: false
      }
    }
  }

  init(link: Link, now: Instant, program: String, things: Things, folder: Folder) {
    (self.link, self.now, self.program) = (link, now, program)
    (self.localCollection, self.folder) = (things, folder)
  }

  mutating func skip(_ name: String, _ reason: LinkReport.Skipped.Reason) {
    report.skipped.append(LinkReport.Skipped(name: name, reason: reason))
  }

  /// Losses that the user has to confirm before they are transferred.
  var losses: [LinkLoss] {
    LinkLoss.Side.allCases.compactMap { side in
      guard pairs.contains(where: { $0.step == side.removalStep }) else { return nil }
      let gone = pairs.filter { isGone($0, from: side) }
      let unknown = gone.count { $0.base == nil }
      return LinkLoss(
        side, gone: gone.count, of: baseCount + unknown,
        isPending: unknown > 0 || gone.contains { $0.base?.tag == .unconfirmedLoss })
    }
  }

  private func isGone(_ pair: Pair, from side: LinkLoss.Side) -> Bool {
    // Items without a base are those that an undo or another device restored. They count as lost
    // only if a read-only link would remove them here.
    guard let base = pair.base else { return side == .there && pair.step == side.removalStep }
    return switch side {
    case .here: pair.here == nil && !movedItems.contains(base.itemID)
    // Check the item, not its file: another item may have the file by now, and an item whose file
    // became unreadable has no pair.
    case .there: pair.there == nil
    }
  }

  /// Keeps the items that the loss would remove, and records that a confirmation is pending.
  mutating func keepItems(lostIn loss: LinkLoss) {
    for index in pairs.indices where pairs[index].step == loss.side.removalStep {
      pairs[index].step = .inSync
      guard let base = pairs[index].base, base.tag != .unconfirmedLoss else { continue }
      changes.append(
        Change(
          pair: pairs[index],
          base: base.updating(base.fileBytes, .unconfirmedLoss, here: base.localBytes)))
    }
    report.untransferredLosses.append(loss)
  }
}

// MARK: - Comparing both sides

extension LinkRun {
  mutating func compareSides(in store: any Store) throws {
    var bases: [LinkBase] = []
    var kept: [LocalItem] = []
    var knownAcceptance: Bool?
    // Read the store before the other side. If a concurrent run transfers items meanwhile, they
    // then appear as new items rather than as missing ones.
    try store.read { repositories in
      bases = try repositories.links.bases(of: link.id)
      knownRefusals = try repositories.links.refusals(of: link.id)
      unconfirmedFiles = try repositories.links.sentStates(of: link.id)
      declinedNotes = try repositories.pendingDeclines(of: link.id)
      knownAcceptance = try localCollection.acceptsToDos(in: repositories)
      kept = try localCollection.allItems(in: repositories)
      movingItems = try localCollection.movingItems(bases, from: link, in: repositories)
      let own = Set(kept.map { localCollection.id(of: $0) })
      movedItems = Set(
        try bases.map(\.itemID)
          .filter { try !own.contains($0) && localCollection.isStored($0, in: repositories) })
    }
    bases = withoutDuplicateUIDs(bases, kept)
    baseCount = bases.count
    var found = Dictionary(bases.map { ($0.uid, Pair(uid: $0.uid, base: $0)) }) { first, _ in first
    }
    for thing in kept {
      let (item, title) = (localCollection.item(of: thing), localCollection.title(of: thing))
      var pair = found[item.uid] ?? Pair(uid: item.uid)
      if pair.here != nil {
        // If several items have this UID, the one already known under it keeps it, in whatever
        // order they come.
        let isKnown = pair.base?.itemID == localCollection.id(of: thing)
        skip(isKnown ? pair.title ?? title : title, .duplicate)
        guard isKnown else { continue }
      }
      pair.here = (thing, item)
      pair.title = title
      found[item.uid] = pair
    }
    try compareOtherSide(bases, &found)
    if newlyAcceptsToDos == knownAcceptance { newlyAcceptsToDos = nil }
    let refused = Dictionary(knownRefusals.map { ($0.uid, $0) }) { first, _ in first }
    for var pair in found.values.sorted(by: { $0.uid < $1.uid }) {
      if let refusal = refused[pair.uid], refusal.isInEffect(for: state(of: pair)) {
        refusals.append(refusal)
        skip(pair.name, .refused(words: refusal.message))
        continue
      }
      if let base = pair.base, let item = item(of: base, in: pair) {
        var own = item.units
        if let text = base.localBytes, case .item(let item) = format.content(of: text) {
          own = item.units
        }
        pair.baseUnits = LinkBaseUnits(here: own, there: item.units)
      }
      for bytes in unconfirmedFiles[pair.uid] ?? [] {
        guard let there = pair.there, case .item(let item) = format.content(of: bytes) else {
          continue
        }
        pair.baseUnits = (pair.baseUnits ?? LinkBaseUnits(LinkUnits()))
          .adding(sent: item.units, storedAs: there.item.units)
      }
      pair.step = LinkStep(
        since: pair.baseUnits, here: pair.here?.item.units, there: pair.there?.item.units,
        isReadOnly: link.isReadOnly)
      pairs.append(pair)
    }
    findStaleNotes(bases)
  }

  /// Drops duplicate bases. Earlier program versions treated two spellings of a UID as equal and
  /// may have stored a base for each; the spelling that the item has now is kept.
  private mutating func withoutDuplicateUIDs(_ bases: [LinkBase], _ kept: [LocalItem]) -> [LinkBase]
  {
    let byThing = Dictionary(grouping: bases, by: \.itemID)
    guard byThing.count < bases.count else { return bases }
    let uids = Dictionary(
      kept.map { (localCollection.id(of: $0), localCollection.item(of: $0).uid) }
    ) { $1 }
    return bases.filter { base in
      guard byThing[base.itemID]?.count ?? 0 > 1, let uid = uids[base.itemID], uid != base.uid,
        uid.text == base.uid.text
      else { return true }
      changes.append(Change(pair: Pair(uid: base.uid)))
      return false
    }
  }

  /// Returns the item's current state, to compare with a recorded rejection.
  func state(of pair: Pair) -> LinkRefusal.State {
    LinkRefusal.State(item: pair.state, program: program, since: now)
  }

  /// Finds records of meetings to decline that are obsolete: the meeting is back here, or is gone
  /// on the other side as well.
  private mutating func findStaleNotes(_ bases: [LinkBase]) {
    guard !declinedNotes.isEmpty else { return }
    let decided = Set(pairs.map(\.uid))
    let waiting =
      bases.map(\.uid).filter { !decided.contains($0) }
      + pairs.filter { $0.step == .removeThere }.map(\.uid)
    staleDeclinedNotes = declinedNotes.subtracting(waiting.map(PendingDecline.settingKey))
  }

  /// Returns the base as an item. A file that has not changed is not parsed again.
  private func item(of base: LinkBase, in pair: Pair) -> LinkItem? {
    if let there = pair.there, there.file.bytes == base.fileBytes { return there.item }
    guard case .item(let item) = format.content(of: base.fileBytes) else { return nil }
    return item
  }

  private mutating func compareOtherSide(_ bases: [LinkBase], _ found: inout [ExternalName: Pair])
    throws
  {
    // One file may belong to two items: one that is kept despite its loss, and the one that
    // replaced it.
    let known = Dictionary(bases.map { ($0.fileName, $0) }) { $0.tag == .unconfirmedLoss ? $1 : $0 }
    let listing = try folder.list(since: link.syncToken, knowing: known.mapValues(\.tag))
    (syncToken, newlyAcceptsToDos) = (listing.syncToken, listing.acceptsToDos)
    // If several files claim an item, the known one comes first.
    let names = listing.files.keys.sorted {
      (known[$0] == nil ? 1 : 0, $0) < (known[$1] == nil ? 1 : 0, $1)
    }
    var items: [ExternalName: LinkItem] = [:]
    for name in names {
      guard let base = known[name], base.tag == listing.files[name], !base.tag.needsReading,
        case .item(let item) = format.content(of: base.fileBytes)
      else { continue }
      items[name] = item
    }
    let read = try folder.read(names.filter { items[$0] == nil })
    var unread: Set<ExternalName> = []
    for name in names {
      if let item = items[name], let base = known[name] {
        found[base.uid]?.there = (LinkFile(name, base.tag, base.fileBytes), item)
        continue
      }
      guard let file = read[name] else { continue }
      if file.size > format.maxBytes {
        skip(name.text, .tooLarge(bytes: file.size, limit: format.maxBytes))
        if let base = known[name] { unread.insert(base.uid) }
        continue
      }
      switch format.content(of: file.bytes) {
      case .item(let item):
        var pair = found[item.uid] ?? Pair(uid: item.uid)
        guard pair.there == nil else {
          skip(name.text, .duplicate)
          continue
        }
        pair.there = (file, item)
        found[item.uid] = pair
      case .severalItems:
        skip(name.text, .severalItems)
        if let base = known[name] { unread.insert(base.uid) }
      case .unreadable:
        skip(name.text, .unreadable)
        if let base = known[name] { unread.insert(base.uid) }
      case .notAnItem:
        guard let base = known[name] else { continue }
        skip(name.text, .unreadable)
        unread.insert(base.uid)
      }
    }
    for uid in unread where found[uid]?.there == nil { found[uid] = nil }
  }
}

// MARK: - Rehearsal

extension LinkRun {
  mutating func rehearse() {
    for pair in pairs {
      switch pair.step {
      case .inSync, .forgetItem: break
      case .copyHere: countChangeHere(pair)
      case .copyThere: countChangeThere(pair)
      case .removeHere: report.removedHere += 1
      case .removeThere:
        if pair.base.map({ !movingItems.contains($0.itemID) }) ?? true { report.removedThere += 1 }
      case .merge(let merge):
        if merge.unitsForThisSide != pair.here?.item.units { report.changedHere += 1 }
        if merge.unitsForOtherSide != pair.there?.item.units { report.changedThere += 1 }
        report.conflicts += merge.conflicts.count
      }
    }
  }

  mutating func countChangeHere(_ pair: Pair) {
    if pair.here == nil { report.addedHere += 1 } else { report.changedHere += 1 }
  }

  mutating func countChangeThere(_ pair: Pair) {
    if pair.there == nil { report.addedThere += 1 } else { report.changedThere += 1 }
  }
}

extension LinkLoss.Side {
  /// The action for an item that is missing on the side `self`: remove it from the other side, too.
  fileprivate var removalStep: LinkStep {
    switch self {
    case .here: .removeThere
    case .there: .removeHere
    }
  }
}
