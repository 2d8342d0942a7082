extension LinkRun {
  /// Writes to the other side and collects the changes for this one.
  mutating func write() {
    for pair in pairs where !isCutOff {
      do {
        try write(pair)
      } catch let error as DomainError {
        fail(pair, with: error)
      } catch is LinkedFileMissing {
        leave(pair.name, .gone)
      } catch {
        leave(pair.name, .busy)
      }
    }
  }

  /// Records why the item failed. Errors that affect all items end the run.
  mutating func fail(_ pair: Pair, with error: DomainError) {
    if case .unavailable(.service(_, let trouble)) = error {
      if case .contentRefused(_, let words) = trouble {
        refusals.append(LinkRefusal(uid: pair.uid, words: words, state: state(of: pair)))
      } else if case .said = trouble {
        // Try again in the next run.
      } else {
        isCutOff = true
      }
    }
    leave(pair.name, .error(error))
  }

  private mutating func write(_ pair: Pair) throws {
    switch pair.step {
    case .settled:
      guard let there = pair.there, let here = pair.here else { return }
      if let base = pair.base, base.file == there.file.name, base.tag == there.file.tag { return }
      changes.append(
        Change(
          pair: pair,
          base: base(
            there.item, things.id(of: here.kept), there.file.name, there.file.tag, here.item)))
    case .forget: changes.append(Change(pair: pair))
    case .take:
      guard let there = pair.there else { return }
      take(there.item, of: pair, base: there.item, there.file.tag)
    case .put: try put(pair)
    case .removeHere: changes.append(Change(pair: pair, removes: true))
    case .removeThere:
      if let base = pair.base, moving.contains(base.thing) {
        report.awaitsAnother = true
      } else {
        removals.append(pair)
      }
    case .merge(let merge): try write(merge, of: pair)
    }
  }

  private mutating func put(_ pair: Pair) throws {
    guard let here = pair.here else { return }
    let (item, name, tag): (LinkItem, ExternalName, LinkTag)
    if let there = pair.there {
      item = outgoing(format.item(there.item, saying: here.item.units, besides: here.item))
      guard let written = try folder.replace(there.file, by: item.bytes) else {
        return leave(pair.name, .busy)
      }
      (name, tag) = (there.file.name, written)
    } else {
      item = outgoing(here.item, isNew: true)
      guard let added = try folder.add(item.bytes, uid: pair.uid) else {
        return leave(pair.name, .busy)
      }
      (name, tag) = added
    }
    count(putOver: pair)
    let thing = things.updatedAfterSending(here.kept, as: here.item)
    if thing != nil { report.zoned += 1 }
    changes.append(
      Change(
        pair: pair, thing: thing,
        base: base(item, things.id(of: here.kept), name, tag, here.item), isWritten: true))
  }

  private mutating func write(_ merge: LinkMerge, of pair: Pair) throws {
    guard let here = pair.here, let there = pair.there else { return }
    let item = format.item(there.item, saying: merge.merged, besides: here.item)
    let mine =
      merge.mine == merge.merged
      ? item : format.item(here.item, saying: merge.mine, besides: there.item)
    guard item.units != there.item.units else {
      return take(mine, of: pair, base: there.item, there.file.tag, merge.conflicts)
    }
    let sent = outgoing(item)
    guard let tag = try folder.replace(there.file, by: sent.bytes) else {
      return leave(pair.name, .busy)
    }
    report.changedThere += 1
    take(mine, of: pair, base: sent, tag, merge.conflicts, isWritten: true)
  }

  /// Returns the item as it is sent: adapted if the other side is a server.
  private func outgoing(_ item: LinkItem, isNew: Bool = false) -> LinkItem {
    folder.isServer ? format.outgoing(item, isNew: isNew) : item
  }

  private mutating func take(
    _ item: LinkItem, of pair: Pair, base: LinkItem, _ tag: LinkTag,
    _ conflicts: [LinkMerge.Conflict] = [], isWritten: Bool = false
  ) {
    guard let there = pair.there else { return }
    guard let kept = kept(item, of: pair) else { return leave(there.file.name.text, .unreadable) }
    if pair.here?.item.units != item.units { count(takenOver: pair) }
    report.conflicts += conflicts.count
    changes.append(
      Change(
        pair: pair, thing: kept,
        base: self.base(base, things.id(of: kept), there.file.name, tag, item),
        conflicts: conflicts, isWritten: isWritten))
  }

  private func base(
    _ there: LinkItem, _ thing: ID<LinkItem>, _ file: ExternalName, _ tag: LinkTag, _ here: LinkItem
  ) -> LinkBase {
    LinkBase(
      uid: there.uid, thing: thing, file: file, tag: tag, text: there.bytes,
      here: here.units == there.units ? nil : here.bytes)
  }

  /// Returns the item as it would be stored; nil if that would change its contents.
  private func kept(_ item: LinkItem, of pair: Pair) -> Thing? {
    let known = pair.here?.kept
    let id = known.map { things.id(of: $0) } ?? pair.base?.thing
    guard let kept = things.thing(item, insteadOf: known, as: id, of: link.id),
      things.item(of: kept).units == item.units
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
    let names = written.compactMap { changes[$0].base?.file }
    // If reading fails, the next run does it.
    let files = isCutOff ? nil : try? folder.read(names)
    for place in written {
      let pair = changes[place].pair
      guard let base = changes[place].base else { continue }
      changes[place].base = agreed(base, files?[base.file], pair)
      guard changes[place].base == nil else { continue }
      changes[place].isUnconfirmed = true
      guard files != nil else { continue }
      leave(pair.name, .notStored)
      if pair.there == nil { report.addedThere -= 1 } else { report.changedThere -= 1 }
    }
  }

  /// Returns the base after the server stored the file; nil if the server does not have what was
  /// sent, or still has the former version. Units that the server dropped stay here and are not
  /// sent again; other differences count as changes by the server.
  private mutating func agreed(
    _ base: LinkBase, _ file: LinkFile?, _ pair: Pair
  ) -> LinkBase? {
    guard let file, case .item(let item) = format.content(of: file.bytes), item.uid == base.uid,
      case .item(let sent) = format.content(of: base.text)
    else { return nil }
    if let there = pair.there, item.units == there.item.units, file.tag == there.file.tag,
      !file.tag.needsReading
    {
      return nil
    }
    let taken = sent.units.leavingOut(what: item.units)
    let here = base.here ?? (taken == sent.units ? nil : base.text)
    if item.units == taken { return base.with(file.bytes, file.tag, here: here) }
    needsReread = true
    let text =
      taken == sent.units ? base.text : format.item(sent, saying: taken, besides: sent).bytes
    return base.with(text, .unsure, here: here)
  }
}

extension LinkBase {
  func with(_ text: [UInt8], _ tag: LinkTag, here: [UInt8]?) -> LinkBase {
    LinkBase(uid: uid, thing: thing, file: file, tag: tag, text: text, here: here)
  }
}

extension LinkRun.Pair {
  /// Name for display.
  var name: String { title ?? (there?.file.name ?? base?.file ?? uid).text }
}
