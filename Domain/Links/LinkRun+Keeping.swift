extension LinkRun {
  /// Stores the items that are about to be written to the other side. Throws if the store cannot be
  /// written; that shows only on a write, since even a read-only store can begin a transaction.
  func claim(in store: any Store) throws {
    let written = writtenThere
    guard !written.isEmpty else { return }
    try store.relaxedWrite { repositories in
      try repositories.links.save(repositories.links.refusals(of: link.id), of: link.id)
      guard try repositories.links.links().contains(where: { $0.id == link.id }) else { return }
      for pair in written {
        guard let here = pair.here, pair.step != .removeThere else { continue }
        try repositories.links.save(sent: here.item.bytes, of: pair.uid, of: link.id)
      }
    }
  }

  /// Stores the results of the run.
  mutating func keep(in store: any Store, at moment: Instant) throws {
    let isWhole =
      report.left.isEmpty && report.kept.isEmpty && !needsReread || link.place.isSubscription
    guard !changes.isEmpty || refusals != knownRefusals || isWhole && mark != link.mark else {
      return
    }
    var busy: [String] = []
    var marked = link
    try store.write { repositories in
      (busy, marked) = ([], link)
      var things = things
      try things.prepare(in: repositories)
      try repositories.journal.describe(.link, subject: things.name.value)
      for change in changes {
        // Skip items changed here during the run; the next run handles them.
        guard try isStill(change.pair, of: things, in: repositories) else {
          busy.append(change.pair.name)
          continue
        }
        try keep(change, of: &things, in: repositories, at: moment)
      }
      guard try repositories.links.links().contains(where: { $0.id == link.id }) else { return }
      if refusals != knownRefusals {
        try repositories.links.save(refusals, of: link.id)
      }
      // The mark may advance only if nothing was skipped.
      guard isWhole, busy.isEmpty, mark != link.mark else { return }
      marked.mark = mark
      try repositories.links.save(marked)
    }
    link = marked
    for title in busy { leave(title, .busy) }
  }

  private func isStill(
    _ pair: Pair, of things: Things, in repositories: Repositories
  ) throws -> Bool {
    guard let here = pair.here else { return true }
    return try things.thing(things.id(of: here.kept), in: repositories) == here.kept
  }

  private func keep(
    _ change: Change, of things: inout Things, in repositories: Repositories, at moment: Instant
  ) throws {
    let (uid, known) = (change.pair.uid, change.pair.here?.kept)
    var id = known.map { things.id(of: $0) }
    if change.removes, let id { try things.remove(id, in: repositories) }
    var base = change.base
    if let thing = change.thing {
      let kept = try things.save(
        thing, insteadOf: known, uid: uid, of: link.id, in: repositories)
      base = base?.of(kept)
      id = kept
    }
    if let id {
      for conflict in change.conflicts {
        try repositories.links.note(conflict, uid: uid, thing: id, of: link.id, at: moment)
      }
    }
    if change.isUnconfirmed { return }
    if let base {
      try repositories.links.save(base, of: link.id)
    } else {
      try repositories.links.removeBase(uid, of: link.id)
    }
  }

  /// Removes from the other side what was removed here, after everything else is stored.
  mutating func clear(in store: any Store) throws {
    var gone: [ExternalName] = []
    let known = refusals
    for pair in removals where !isCutOff {
      guard let there = pair.there else { continue }
      do {
        guard
          try folder.remove(there.file, declining: declined.contains(DeclinedNote.key(pair.uid)))
        else {
          leave(there.file.name.text, .busy)
          continue
        }
        gone.append(pair.uid)
        report.removedThere += 1
      } catch let error as DomainError {
        fail(pair, with: error)
      }
    }
    report.removedHere = changes.count { $0.removes }
    let said = declined.intersection(gone.map(DeclinedNote.key)).union(staleDeclined)
    guard !gone.isEmpty || !said.isEmpty || refusals != known else { return }
    try store.write { repositories in
      for uid in gone { try repositories.links.removeBase(uid, of: link.id) }
      try repositories.forgetDeclined(said)
      if refusals != known { try repositories.links.save(refusals, of: link.id) }
    }
  }
}

extension LinkBase {
  fileprivate func of(_ thing: ID<LinkItem>) -> LinkBase {
    LinkBase(uid: uid, thing: thing, file: file, tag: tag, text: text, here: here)
  }
}
