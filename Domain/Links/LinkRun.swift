/// A run of a link: compares both sides, writes the other one, and stores the result here.
struct LinkRun<Folder: LinkedFolder, Things: LinkedThings> {
  typealias Thing = Things.Thing

  /// An item with its state on each side.
  struct Pair {
    let uid: ExternalName
    /// Title on this side.
    var title: String?
    var base: LinkBase?
    var baseUnits: LinkBaseUnits?
    var here: (kept: Thing, item: LinkItem)?
    var there: (file: LinkFile, item: LinkItem)?
    var step: LinkStep = .settled

    /// Text that changes whenever either side changes the item.
    fileprivate var state: String {
      "\(here?.item.units.digest ?? "-") \(there?.file.tag.text ?? "-")"
    }
  }

  /// A pending change of one item on this side.
  struct Change {
    let pair: Pair
    /// New state of the item; nil if it is removed or unchanged.
    var thing: Thing?
    var removes = false
    /// New common state; nil if neither side has the item any more.
    var base: LinkBase?
    var conflicts: [LinkMerge.Conflict] = []
    /// Whether the other side was written.
    var isWritten = false
    /// Whether the other side accepted the item, but was not seen to have it. The base stays as it
    /// was, so that the item is sent again.
    var isUnconfirmed = false
  }

  var link: Link
  /// Time of the run, and version of the program.
  let now: Instant
  let program: String
  let things: Things
  let folder: Folder
  private(set) var pairs: [Pair] = []
  var changes: [Change] = []
  var removals: [Pair] = []
  /// Items of this link that were moved to another link and are not there yet.
  private(set) var moving: Set<ID<LinkItem>> = []
  /// Items that are in another calendar or address book by now.
  private var moved: Set<ID<LinkItem>> = []
  /// Mark of the other side before it was listed.
  private(set) var mark: String?
  /// Number of items when both sides were last equal.
  private var baseCount = 0
  /// Notes that other people's meetings are to be declined, and those that are obsolete.
  private(set) var declined: Set<String> = []
  private(set) var staleDeclined: Set<String> = []
  private(set) var knownRefusals: [LinkRefusal] = []
  /// Files that were sent without confirmation, by UID.
  private(set) var sent: [ExternalName: [[UInt8]]] = [:]
  var refusals: [LinkRefusal] = []
  /// Whether the other side modified what it stored, so that the next run has to read it.
  var needsReread = false
  /// Whether the other side has become unreachable.
  var isCutOff = false
  var report = LinkReport()

  var format: any LinkFormat { things.format }

  /// Items that may have to be written or removed on the other side.
  var writtenThere: [Pair] {
    pairs.filter { pair in
      switch pair.step {
      case .put, .removeThere, .merge: true
      case .settled, .forget, .take, .removeHere: false
      }
    }
  }

  init(link: Link, now: Instant, program: String, things: Things, folder: Folder) {
    (self.link, self.now, self.program) = (link, now, program)
    (self.things, self.folder) = (things, folder)
  }

  mutating func leave(_ name: String, _ reason: LinkReport.Skipped.Reason) {
    report.left.append(LinkReport.Skipped(name: name, reason: reason))
  }

  /// Losses that the user has to confirm before they are transferred.
  var losses: [LinkLoss] {
    LinkLoss.Side.allCases.compactMap { side in
      guard pairs.contains(where: { $0.step == side.removal }) else { return nil }
      let gone = pairs.filter { isGone($0, from: side) }
      let unknown = gone.count { $0.base == nil }
      return LinkLoss(
        side, gone: gone.count, of: baseCount + unknown,
        isPending: unknown > 0 || gone.contains { $0.base?.tag == .unconfirmedLoss })
    }
  }

  private func isGone(_ pair: Pair, from side: LinkLoss.Side) -> Bool {
    // Without a base, an item counts only if a read-only link would remove it here: an undo or
    // another device brought it back.
    guard let base = pair.base else { return side == .there && pair.step == side.removal }
    return switch side {
    case .here: pair.here == nil && !moved.contains(base.thing)
    // Another item may have the file by now; an item whose file became unreadable has no pair.
    case .there: pair.there == nil
    }
  }

  /// Keeps the items that the loss would remove, and records that a confirmation is pending.
  mutating func keep(whatIsGone loss: LinkLoss) {
    for index in pairs.indices where pairs[index].step == loss.side.removal {
      pairs[index].step = .settled
      guard let base = pairs[index].base, base.tag != .unconfirmedLoss else { continue }
      changes.append(
        Change(pair: pairs[index], base: base.with(base.text, .unconfirmedLoss, here: base.here)))
    }
    report.kept.append(loss)
  }
}

// MARK: - Looking

extension LinkRun {
  mutating func look(in store: any Store) throws {
    var bases: [LinkBase] = []
    var kept: [Thing] = []
    // Read the store first: if a concurrent run transfers items meanwhile, they appear present but
    // unknown, rather than known but missing.
    try store.read { repositories in
      bases = try repositories.links.bases(of: link.id)
      knownRefusals = try repositories.links.refusals(of: link.id)
      sent = try repositories.links.sent(of: link.id)
      declined = try repositories.declined(of: link.id)
      kept = try things.all(in: repositories)
      moving = try things.moving(bases, from: link, in: repositories)
      let own = Set(kept.map { things.id(of: $0) })
      moved = Set(
        try bases.map(\.thing)
          .filter { try !own.contains($0) && things.isKept($0, in: repositories) })
    }
    bases = withoutDuplicateUIDs(bases, kept)
    baseCount = bases.count
    var found = Dictionary(bases.map { ($0.uid, Pair(uid: $0.uid, base: $0)) }) { first, _ in first
    }
    for thing in kept {
      let (item, title) = (things.item(of: thing), things.title(of: thing))
      var pair = found[item.uid] ?? Pair(uid: item.uid)
      if pair.here != nil {
        // The item already known under this UID keeps it, whichever of the two comes first.
        let isKnown = pair.base?.thing == things.id(of: thing)
        leave(isKnown ? pair.title ?? title : title, .twice)
        guard isKnown else { continue }
      }
      pair.here = (thing, item)
      pair.title = title
      found[item.uid] = pair
    }
    try compareOtherSide(bases, &found)
    let refused = Dictionary(knownRefusals.map { ($0.uid, $0) }) { first, _ in first }
    for var pair in found.values.sorted(by: { $0.uid < $1.uid }) {
      if let refusal = refused[pair.uid], refusal.holds(for: state(of: pair)) {
        refusals.append(refusal)
        leave(pair.name, .refused(words: refusal.words))
        continue
      }
      if let base = pair.base, let item = item(of: base, in: pair) {
        var own = item.units
        if let text = base.here, case .item(let item) = format.content(of: text) {
          own = item.units
        }
        pair.baseUnits = LinkBaseUnits(here: own, there: item.units)
      }
      for bytes in sent[pair.uid] ?? [] {
        guard let there = pair.there, case .item(let item) = format.content(of: bytes) else {
          continue
        }
        pair.baseUnits = (pair.baseUnits ?? LinkBaseUnits(LinkUnits()))
          .once(both: item.units, say: there.item.units)
      }
      let isOnlyRead = (pair.there?.item ?? pair.here?.item)?.isOnlyRead ?? false
      pair.step = LinkStep(
        since: pair.baseUnits, here: pair.here?.item.units, there: pair.there?.item.units,
        isReadOnly: link.isReadOnly || isOnlyRead)
      pairs.append(pair)
    }
    findStaleNotes(bases)
  }

  /// Drops duplicate bases: earlier programs treated two spellings of a UID as one and may have
  /// stored a base for each. The item's present spelling counts.
  private mutating func withoutDuplicateUIDs(_ bases: [LinkBase], _ kept: [Thing]) -> [LinkBase] {
    let byThing = Dictionary(grouping: bases, by: \.thing)
    guard byThing.count < bases.count else { return bases }
    let uids = Dictionary(kept.map { (things.id(of: $0), things.item(of: $0).uid) }) { $1 }
    return bases.filter { base in
      guard byThing[base.thing]?.count ?? 0 > 1, let uid = uids[base.thing], uid != base.uid,
        uid.text == base.uid.text
      else { return true }
      changes.append(Change(pair: Pair(uid: base.uid)))
      return false
    }
  }

  /// Returns the state by which a rejection of the item would be identified.
  func state(of pair: Pair) -> LinkRefusal.State {
    LinkRefusal.State(item: pair.state, program: program, since: now)
  }

  /// Finds notes on declining that are obsolete: the item is back, or gone on the other side as
  /// well.
  private mutating func findStaleNotes(_ bases: [LinkBase]) {
    guard !declined.isEmpty else { return }
    let decided = Set(pairs.map(\.uid))
    let waiting =
      bases.map(\.uid).filter { !decided.contains($0) }
      + pairs.filter { $0.step == .removeThere }.map(\.uid)
    staleDeclined = declined.subtracting(waiting.map(DeclinedNote.key))
  }

  /// Returns the base as an item, without parsing a file that has not changed.
  private func item(of base: LinkBase, in pair: Pair) -> LinkItem? {
    if let there = pair.there, there.file.bytes == base.text { return there.item }
    guard case .item(let item) = format.content(of: base.text) else { return nil }
    return item
  }

  private mutating func compareOtherSide(_ bases: [LinkBase], _ found: inout [ExternalName: Pair])
    throws
  {
    // A file may belong to an item that is kept despite its loss and to the one that replaced it.
    let known = Dictionary(bases.map { ($0.file, $0) }) { $0.tag == .unconfirmedLoss ? $1 : $0 }
    let listing = try folder.list(since: link.mark, knowing: known.mapValues(\.tag))
    mark = listing.mark
    // If several files claim an item, the known one comes first.
    let names = listing.files.keys.sorted {
      (known[$0] == nil ? 1 : 0, $0) < (known[$1] == nil ? 1 : 0, $1)
    }
    var items: [ExternalName: LinkItem] = [:]
    for name in names {
      guard let base = known[name], base.tag == listing.files[name], !base.tag.needsReading,
        case .item(let item) = format.content(of: base.text)
      else { continue }
      items[name] = item
    }
    let read = try folder.read(names.filter { items[$0] == nil })
    var unread: Set<ExternalName> = []
    for name in names {
      if let item = items[name], let base = known[name] {
        found[base.uid]?.there = (LinkFile(name, base.tag, base.text), item)
        continue
      }
      guard let file = read[name] else { continue }
      if file.size > format.maxBytes {
        leave(name.text, .tooLarge(bytes: file.size, limit: format.maxBytes))
        if let base = known[name] { unread.insert(base.uid) }
        continue
      }
      switch format.content(of: file.bytes) {
      case .item(let item):
        var pair = found[item.uid] ?? Pair(uid: item.uid)
        guard pair.there == nil else {
          leave(name.text, .twice)
          continue
        }
        pair.there = (file, item)
        found[item.uid] = pair
      case .several:
        leave(name.text, .several)
        if let base = known[name] { unread.insert(base.uid) }
      case .unreadable:
        leave(name.text, .unreadable)
        if let base = known[name] { unread.insert(base.uid) }
      case .other:
        guard let base = known[name] else { continue }
        leave(name.text, .unreadable)
        unread.insert(base.uid)
      }
    }
    for uid in unread where found[uid]?.there == nil { found[uid] = nil }
  }
}

// MARK: - What would be

extension LinkRun {
  mutating func rehearse() {
    for pair in pairs {
      switch pair.step {
      case .settled, .forget: break
      case .take: count(takenOver: pair)
      case .put: count(putOver: pair)
      case .removeHere: report.removedHere += 1
      case .removeThere:
        if pair.base.map({ !moving.contains($0.thing) }) ?? true { report.removedThere += 1 }
      case .merge(let merge):
        if merge.mine != pair.here?.item.units { report.changedHere += 1 }
        if merge.merged != pair.there?.item.units { report.changedThere += 1 }
        report.conflicts += merge.conflicts.count
      }
    }
  }

  mutating func count(takenOver pair: Pair) {
    if pair.here == nil { report.addedHere += 1 } else { report.changedHere += 1 }
  }

  mutating func count(putOver pair: Pair) {
    if pair.there == nil { report.addedThere += 1 } else { report.changedThere += 1 }
  }
}

extension LinkLoss.Side {
  /// The step for an item that is missing on this side.
  fileprivate var removal: LinkStep {
    switch self {
    case .here: .removeThere
    case .there: .removeHere
    }
  }
}
