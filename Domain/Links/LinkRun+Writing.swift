extension LinkRun {
  /// Writes to the other side and collects the changes for this one.
  mutating func writeOtherSide() {
    for pair in pairs where !isUnreachable {
      do {
        try writePair(pair)
      } catch let error as DomainError {
        recordFailure(pair, with: error)
      } catch is LinkedFileMissing {
        skip(pair.name, .gone)
      } catch {
        skip(pair.name, .busy)
      }
    }
  }

  /// Records why the item failed. Errors that affect all items end the run.
  mutating func recordFailure(_ pair: Pair, with error: DomainError) {
    if case .unavailable(.service(_, let trouble)) = error {
      if case .contentRefused(_, let words) = trouble {
        refusals.append(LinkRefusal(uid: pair.uid, words: words, state: state(of: pair)))
      } else if case .requestRejected = trouble {
        // Try again in the next run.
      } else {
        isUnreachable = true
      }
    }
    skip(pair.name, .error(error))
  }

  private mutating func writePair(_ pair: Pair) throws {
    switch pair.step {
    case .inSync:
      guard let there = pair.there, let here = pair.here else { return }
      if let base = pair.base, base.fileName == there.file.name, base.tag == there.file.tag {
        return
      }
      changes.append(
        Change(
          pair: pair,
          base: makeBase(
            there.item, localCollection.id(of: here.kept), there.file.name, there.file.tag,
            here.item)))
    case .forgetItem: changes.append(Change(pair: pair))
    case .copyHere:
      guard let there = pair.there else { return }
      receive(there.item, of: pair, base: there.item, there.file.tag)
    case .copyThere: try sendItem(pair)
    case .removeHere: changes.append(Change(pair: pair, isRemoval: true))
    case .removeThere:
      if let base = pair.base, movingItems.contains(base.itemID) {
        report.awaitsOtherLink = true
      } else {
        removals.append(pair)
      }
    case .merge(let merge): try writeMerge(merge, of: pair)
    }
  }

  private mutating func sendItem(_ pair: Pair) throws {
    guard let here = pair.here else { return }
    let (item, name, tag): (LinkItem, ExternalName, LinkTag)
    if let there = pair.there {
      item = outgoing(format.item(there.item, with: here.item.units, takingZonesFrom: here.item))
      guard let written = try folder.replace(there.file, by: item.bytes) else {
        return skip(pair.name, .busy)
      }
      (name, tag) = (there.file.name, written)
    } else {
      item = outgoing(here.item, isNew: true)
      guard let added = try folder.add(item.bytes, uid: pair.uid) else {
        return skip(pair.name, .busy)
      }
      (name, tag) = added
    }
    countChangeThere(pair)
    let thing = localCollection.updatedAfterSending(here.kept, as: here.item)
    if thing != nil { report.zonedEvents += 1 }
    changes.append(
      Change(
        pair: pair, newItem: thing,
        base: makeBase(item, localCollection.id(of: here.kept), name, tag, here.item),
        isWritten: true))
  }

  private mutating func writeMerge(_ merge: LinkMerge, of pair: Pair) throws {
    guard let here = pair.here, let there = pair.there else { return }
    let item = format.item(there.item, with: merge.unitsForOtherSide, takingZonesFrom: here.item)
    let mine =
      merge.unitsForThisSide == merge.unitsForOtherSide
      ? item : format.item(here.item, with: merge.unitsForThisSide, takingZonesFrom: there.item)
    guard item.units != there.item.units else {
      return receive(mine, of: pair, base: there.item, there.file.tag, merge.conflicts)
    }
    let sent = outgoing(item)
    guard let tag = try folder.replace(there.file, by: sent.bytes) else {
      return skip(pair.name, .busy)
    }
    report.changedThere += 1
    receive(mine, of: pair, base: sent, tag, merge.conflicts, isWritten: true)
  }

  /// Returns the item as it is sent: adapted if the other side is a server.
  private func outgoing(_ item: LinkItem, isNew: Bool = false) -> LinkItem {
    folder.isServer ? format.outgoing(item, isNew: isNew) : item
  }

  private mutating func receive(
    _ item: LinkItem, of pair: Pair, base: LinkItem, _ tag: LinkTag,
    _ conflicts: [LinkMerge.Conflict] = [], isWritten: Bool = false
  ) {
    guard let there = pair.there else { return }
    guard let kept = storedItem(item, of: pair) else {
      return skip(there.file.name.text, .unreadable)
    }
    if pair.here?.item.units != item.units { countChangeHere(pair) }
    report.conflicts += conflicts.count
    changes.append(
      Change(
        pair: pair, newItem: kept,
        base: self.makeBase(base, localCollection.id(of: kept), there.file.name, tag, item),
        conflicts: conflicts, isWritten: isWritten))
  }

  private func makeBase(
    _ there: LinkItem, _ thing: ID<LinkItem>, _ file: ExternalName, _ tag: LinkTag, _ here: LinkItem
  ) -> LinkBase {
    LinkBase(
      uid: there.uid, thing: thing, file: file, tag: tag, text: there.bytes,
      here: here.units == there.units ? nil : here.bytes)
  }

  /// Returns the local item to store for the other side's item; nil if storing would change the
  /// contents.
  private func storedItem(_ item: LinkItem, of pair: Pair) -> LocalItem? {
    let known = pair.here?.kept
    let id = known.map { localCollection.id(of: $0) } ?? pair.base?.itemID
    guard let kept = localCollection.localItem(item, insteadOf: known, as: id, of: link.id),
      localCollection.item(of: kept).units == item.units
    else { return nil }
    return kept
  }
}

// MARK: - Reading back

extension LinkRun {
  /// Reads back what a server stored of the written items.
  mutating func readBack() {
    guard folder.isServer else { return }
    let written = changes.indices.filter { changes[$0].isWritten }
    let names = written.compactMap { changes[$0].base?.fileName }
    // If reading fails, the next run does it.
    let files = isUnreachable ? nil : try? folder.read(names)
    for place in written {
      let pair = changes[place].pair
      guard let base = changes[place].base else { continue }
      changes[place].base = confirmedBase(base, files?[base.fileName], pair)
      guard changes[place].base == nil else { continue }
      changes[place].isUnconfirmed = true
      guard files != nil else { continue }
      skip(pair.name, .notStored)
      if pair.there == nil { report.addedThere -= 1 } else { report.changedThere -= 1 }
    }
  }

  /// Returns the base after the server stored the file; nil if the server does not have what was
  /// sent, or still has the former version. Units that the server dropped are kept here and not
  /// sent again; other differences count as changes by the server.
  private mutating func confirmedBase(
    _ base: LinkBase, _ file: LinkFile?, _ pair: Pair
  ) -> LinkBase? {
    guard let file, case .item(let item) = format.content(of: file.bytes), item.uid == base.uid,
      case .item(let sent) = format.content(of: base.fileBytes)
    else { return nil }
    if let there = pair.there, item.units == there.item.units, file.tag == there.file.tag,
      !file.tag.needsReading
    {
      return nil
    }
    let taken = sent.units.withoutUnits(missingIn: item.units)
    let here = base.localBytes ?? (taken == sent.units ? nil : base.fileBytes)
    if item.units == taken { return base.updating(file.bytes, file.tag, here: here) }
    needsReread = true
    let text =
      taken == sent.units
      ? base.fileBytes : format.item(sent, with: taken, takingZonesFrom: sent).bytes
    return base.updating(text, .mustBeRead, here: here)
  }
}

extension LinkBase {
  func updating(_ text: [UInt8], _ tag: LinkTag, here: [UInt8]?) -> LinkBase {
    LinkBase(uid: uid, thing: itemID, file: fileName, tag: tag, text: text, here: here)
  }
}

extension LinkRun.Pair {
  /// Name for display.
  var name: String { title ?? (there?.file.name ?? base?.fileName ?? uid).text }
}
