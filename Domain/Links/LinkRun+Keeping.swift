extension LinkRun {
  /// Stores the items that are about to be sent. Throws if the store is read-only, before anything
  /// is sent; only an actual write reveals that.
  func recordPendingWrites(in store: any Store) throws {
    let written = pairsToWrite
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
  mutating func saveResults(in store: any Store, at moment: Instant) throws {
    let isWhole =
      report.skipped.isEmpty && report.untransferredLosses.isEmpty && !needsReread
      || link.location.isSubscription
    guard
      !changes.isEmpty || refusals != knownRefusals || isWhole && syncToken != link.syncToken
        || newlyAcceptsToDos != nil
    else {
      return
    }
    var busy: [String] = []
    var marked = link
    try store.write { repositories in
      (busy, marked) = ([], link)
      var things = localCollection
      try saveAcceptance(of: things, in: repositories)
      try things.prepare(in: repositories)
      try repositories.journal.setVerb(.link, subject: things.name.value)
      for change in changes {
        // Skip items changed here during the run; the next run handles them.
        guard try isUnchanged(change.pair, of: things, in: repositories) else {
          busy.append(change.pair.name)
          continue
        }
        try apply(change, of: &things, in: repositories, at: moment)
      }
      guard try repositories.links.links().contains(where: { $0.id == link.id }) else { return }
      if refusals != knownRefusals {
        try repositories.links.save(refusals, of: link.id)
      }
      // Store the new sync token only if nothing was skipped.
      guard isWhole, busy.isEmpty, syncToken != link.syncToken else { return }
      marked.syncToken = syncToken
      try repositories.links.save(marked)
    }
    link = marked
    for title in busy { skip(title, .busy) }
  }

  /// Stores whether the other side accepts to-dos, if that is news. Undo does not concern it.
  private func saveAcceptance(of things: Things, in repositories: Repositories) throws {
    guard let newlyAcceptsToDos,
      try repositories.links.links().contains(where: { $0.id == link.id })
    else { return }
    try repositories.journal.beginEntry(.program)
    try things.save(acceptsToDos: newlyAcceptsToDos, in: repositories)
    try repositories.journal.beginEntry(.thisDevice)
  }

  private func isUnchanged(
    _ pair: Pair, of things: Things, in repositories: Repositories
  ) throws -> Bool {
    guard let here = pair.here else { return true }
    return try things.localItem(things.id(of: here.kept), in: repositories) == here.kept
  }

  private func apply(
    _ change: Change, of things: inout Things, in repositories: Repositories, at moment: Instant
  ) throws {
    let (uid, known) = (change.pair.uid, change.pair.here?.kept)
    var id = known.map { things.id(of: $0) }
    if change.isRemoval, let id { try things.remove(id, in: repositories) }
    var base = change.base
    if let thing = change.newItem {
      let kept = try things.save(
        thing, insteadOf: known, uid: uid, of: link.id, in: repositories)
      base = base?.withItemID(kept)
      id = kept
    }
    if let id {
      for conflict in change.conflicts {
        try repositories.links.addConflict(conflict, uid: uid, thing: id, of: link.id, at: moment)
      }
    }
    if change.isUnconfirmed { return }
    if let base {
      try repositories.links.save(base, of: link.id)
    } else {
      try repositories.links.removeBase(uid, of: link.id)
    }
  }

  /// Removes from the other side what was removed here. Called after everything else is stored.
  mutating func removeFromOtherSide(in store: any Store) throws {
    var gone: [ExternalName] = []
    let known = refusals
    for pair in removals where !isUnreachable {
      guard let there = pair.there else { continue }
      do {
        guard
          try folder.remove(
            there.file, declining: declinedNotes.contains(PendingDecline.settingKey(pair.uid)))
        else {
          skip(there.file.name.text, .busy)
          continue
        }
        gone.append(pair.uid)
        report.removedThere += 1
      } catch let error as DomainError {
        recordFailure(pair, with: error)
      }
    }
    report.removedHere = changes.count { $0.isRemoval }
    let said = declinedNotes.intersection(gone.map(PendingDecline.settingKey)).union(
      staleDeclinedNotes)
    guard !gone.isEmpty || !said.isEmpty || refusals != known else { return }
    try store.write { repositories in
      for uid in gone { try repositories.links.removeBase(uid, of: link.id) }
      try repositories.removePendingDeclines(said)
      if refusals != known { try repositories.links.save(refusals, of: link.id) }
    }
  }
}

extension LinkBase {
  fileprivate func withItemID(_ thing: ID<LinkItem>) -> LinkBase {
    LinkBase(uid: uid, thing: thing, file: fileName, tag: tag, text: fileBytes, here: localBytes)
  }
}
