/// One run of a link: looks at both sides, writes the other one, and keeps here what follows.
struct LinkRun<Folder: LinkedFolder, Things: LinkedThings> {
  typealias Thing = Things.Thing

  /// An item as each side has it.
  struct Pair {
    let uid: String
    /// As people know it on this side.
    var title: String?
    var base: LinkBase?
    var baseUnits: LinkBaseUnits?
    var here: (kept: Thing, item: LinkItem)?
    var there: (file: LinkFile, item: LinkItem)?
    var step: LinkStep = .settled

    /// The same for as long as neither side changes it.
    var state: String { "\(here?.item.units.digest ?? "-") \(there?.file.tag.text ?? "-")" }
  }

  /// What is to be kept here of one item.
  struct Change {
    let pair: Pair
    /// Nil where it goes or stays.
    var thing: Thing?
    var removes = false
    /// What both sides say from then on; nil where neither does.
    var base: LinkBase?
    var conflicts: [LinkMerge.Conflict] = []
    /// Whether the other side was written.
    var isWritten = false
  }

  var link: Link
  let things: Things
  let folder: Folder
  private(set) var pairs: [Pair] = []
  var changes: [Change] = []
  var removals: [Pair] = []
  /// Those of this link that were moved to another one, and are not there yet.
  private(set) var moving: Set<ID<LinkItem>> = []
  /// What the other side called its state before it was looked at.
  private(set) var mark: String?
  /// What it is to say of somebody else's meetings that are gone here, and what of that nobody will
  /// ask for any more.
  private(set) var declined: Set<String> = []
  private(set) var staleDeclined: Set<String> = []
  private(set) var knownRefusals: [LinkRefusal] = []
  /// What was handed over and may be there, though that is not known.
  private(set) var sent: [String: [[UInt8]]] = [:]
  var refusals: [LinkRefusal] = []
  /// Whether the other side made something else of what it took.
  var looksAgain = false
  /// Whether the other side cannot be reached any more.
  var isCutOff = false
  var report = LinkReport()

  var format: any LinkFormat { things.format }

  /// Of what something may have to be written or removed there.
  var writtenThere: [Pair] {
    pairs.filter { pair in
      switch pair.step {
      case .put, .removeThere, .merge: true
      case .settled, .forget, .take, .removeHere: false
      }
    }
  }

  mutating func leave(_ name: String, _ reason: LinkReport.Left.Reason) {
    report.left.append(LinkReport.Left(name: name, reason: reason))
  }

  /// Throws where so much is gone on one side that it may be the side that is gone.
  func checkRemovals(accepted: Bool) throws {
    let known = pairs.count { $0.base != nil }
    for step in [LinkStep.removeHere, .removeThere] {
      let gone = pairs.count { $0.step == step }
      guard gone >= 10, 2 * gone > known, !accepted else { continue }
      throw CalendarRefusal.manyGone(things.name, things.kind, gone: gone, of: known).error
    }
  }
}

// MARK: - Looking

extension LinkRun {
  mutating func look(in store: any Store) throws {
    var bases: [LinkBase] = []
    var kept: [Thing] = []
    // Before the other side is asked: what another run of this link brings over meanwhile is then
    // there without being known, and never known without being there.
    try store.read { repositories in
      bases = try repositories.links.bases(of: link.id)
      knownRefusals = try repositories.links.refusals(of: link.id)
      sent = try repositories.links.sent(of: link.id)
      declined = try repositories.declined(of: link.id)
      kept = try things.all(in: repositories)
      moving = try things.moving(bases, from: link, in: repositories)
    }
    var found = Dictionary(
      uniqueKeysWithValues: bases.map { ($0.uid, Pair(uid: $0.uid, base: $0)) })
    for thing in kept {
      let (item, title) = (things.item(of: thing), things.title(of: thing))
      var pair = found[item.uid] ?? Pair(uid: item.uid)
      if pair.here != nil {
        // The one that was brought under that UID keeps it, wherever it stands among them.
        let isKnown = pair.base?.thing == things.id(of: thing)
        leave(isKnown ? pair.title ?? title : title, .twice)
        guard isKnown else { continue }
      }
      pair.here = (thing, item)
      pair.title = title
      found[item.uid] = pair
    }
    try lookThere(bases, &found)
    let refused = Dictionary(knownRefusals.map { ($0.uid, $0) }) { first, _ in first }
    for var pair in found.values.sorted(by: { $0.uid < $1.uid }) {
      if let refusal = refused[pair.uid], refusal.state == pair.state {
        refusals.append(refusal)
        leave(pair.title ?? pair.uid, .refused(words: refusal.words))
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

  /// What came back, or is gone there as well, is declined no more.
  private mutating func findStaleNotes(_ bases: [LinkBase]) {
    guard !declined.isEmpty else { return }
    let decided = Set(pairs.map(\.uid))
    let waiting =
      bases.map(\.uid).filter { !decided.contains($0) }
      + pairs.filter { $0.step == .removeThere }.map(\.uid)
    staleDeclined = declined.subtracting(waiting.map(DeclinedNote.key))
  }

  /// What both sides said; a file that has not changed was read for it already.
  private func item(of base: LinkBase, in pair: Pair) -> LinkItem? {
    if let there = pair.there, there.file.bytes == base.text { return there.item }
    guard case .item(let item) = format.content(of: base.text) else { return nil }
    return item
  }

  private mutating func lookThere(_ bases: [LinkBase], _ found: inout [String: Pair]) throws {
    let known = Dictionary(bases.map { ($0.file, $0) }) { first, _ in first }
    let listing = try folder.list(since: link.mark, knowing: known.mapValues(\.tag))
    mark = listing.mark
    // The file that is known for an item comes before another one that says it holds it, too.
    let names = listing.files.keys.sorted {
      (known[$0] == nil ? 1 : 0, $0) < (known[$1] == nil ? 1 : 0, $1)
    }
    var items: [String: LinkItem] = [:]
    for name in names {
      guard let base = known[name], base.tag == listing.files[name], base.tag != .unsure,
        case .item(let item) = format.content(of: base.text)
      else { continue }
      items[name] = item
    }
    let read = try folder.read(names.filter { items[$0] == nil })
    var unread: Set<String> = []
    for name in names {
      if let item = items[name], let base = known[name] {
        found[base.uid]?.there = (LinkFile(name, base.tag, base.text), item)
        continue
      }
      guard let file = read[name] else { continue }
      if file.size > format.mostBytes {
        leave(name, .tooLarge(bytes: file.size, limit: format.mostBytes))
        if let base = known[name] { unread.insert(base.uid) }
        continue
      }
      switch format.content(of: file.bytes) {
      case .item(let item):
        var pair = found[item.uid] ?? Pair(uid: item.uid)
        guard pair.there == nil else {
          leave(name, .twice)
          continue
        }
        pair.there = (file, item)
        found[item.uid] = pair
      case .several:
        leave(name, .several)
        if let base = known[name] { unread.insert(base.uid) }
      case .unreadable:
        leave(name, .unreadable)
        if let base = known[name] { unread.insert(base.uid) }
      case .other:
        guard let base = known[name] else { continue }
        leave(name, .unreadable)
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
