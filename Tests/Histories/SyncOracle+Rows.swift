import HearthDomain

/// Rows of the table that have occurred.
extension SyncOracle {
  func rows(in shown: SyncProjection, of state: SyncState) -> Set<MergingRow> {
    var rows: Set<MergingRow> = []
    for notice in shown.notices { rows.formUnion(Self.rows(of: notice, in: shown)) }
    let joinedItems = JoinedItems(of: state.itemStates)
    for register in writes.keys { rows.formUnion(self.rows(of: register)) }
    for place in lives.keys {
      rows.formUnion(self.rows(of: place, in: shown, joinedItems))
      if joinedItems.group(of: place).count > 2 { rows.insert(.crossingMerges) }
    }
    return rows
  }

  private static func rows(of notice: SyncNotice, in shown: SyncProjection) -> Set<MergingRow> {
    switch notice {
    case .broughtBack: return [.removalOverruled]
    case .otherValue(let place, let names, _, _, _):
      var rows: Set<MergingRow> = [.unseenChangesOfOneField]
      if names.count > 1 { rows.insert(.fieldsWithARule) }
      if names == ["note"] || names == ["memo"] { rows.insert(.notesThatTouch) }
      if place.kind == .setting { rows.insert(.settingOfBoth) }
      if place.kind == .dayPalette { rows.insert(.paletteOfBoth) }
      if shown.items[place]?["title"] == .text("done") { rows.insert(.doneTwice) }
      return rows
    case .aside(_, let reason):
      switch reason {
      case .notBorn: return []
      case .orphaned: return [.orphanAside]
      case .breaksRule: return [.ruleBrokenByBoth]
      case .tooMany: return [.tooManyTags]
      }
    case .claimed(let name, _, _, _): return [name == "isbn" ? .isbnTwice : .numberTwice]
    case .sameDay(let place, _): return [place.kind == .record ? .recordTwice : .postponedTwice]
    case .alsoOpen: return [.readingsBothOpen]
    case .goesBack: return [.recordGoesBack]
    }
  }

  private func rows(of register: Register) -> Set<MergingRow> {
    var rows: Set<MergingRow> = []
    if register.isTime, let time = time(register), time.isBack {
      rows.insert(
        time.counted.contains { $0.values == time.values } ? .leftOutAndMoved : .leftOutAndChanged)
    }
    let living = living(register)
    for (place, write) in living.enumerated() {
      if write.entry.earlierDeviceCount == nil, write.stamp > write.entry.stamp {
        rows.insert(.seenChangeWinsDespiteItsClock)
      }
      for other in living[..<place] {
        if other.values == write.values { rows.insert(.equalValues) }
        if register.field.names == ["tags"] { rows.insert(.tagAddedAndRemoved) }
        if register.field.names == ["phones"] { rows.insert(.phonesOfBoth) }
      }
    }
    return rows
  }

  private func rows(
    of place: ItemReference, in shown: SyncProjection, _ joinedItems: JoinedItems
  ) -> Set<MergingRow> {
    var rows: Set<MergingRow> = []
    let (removed, isShown) = (removals[place] ?? [], shown.items[place] != nil)
    func isUnseen(_ entry: SyncEntry) -> Bool {
      !removed.contains { Self.saw($0, entry) || Self.saw(entry, $0) }
    }
    /// Whether another device that had seen the removal removed the item again.
    func wasOverruled(_ removal: SyncEntry) -> Bool {
      removed.contains { $0.id != removal.id && Self.saw($0, removal) }
        && !(additions[place] ?? []).contains { Self.saw($0, removal) }
    }
    if !removed.isEmpty, isShown, unseen(place, byRemovalsOf: place).contains(where: isUnseen) {
      rows.insert(.unseenEditBringsBack)
    }
    if !removed.isEmpty, !isShown, marks[place]?.contains(where: isUnseen) ?? false {
      rows.insert(.markBringsNothingBack)
      if place.kind == .book { rows.insert(.orderBringsNothingBack) }
      if place.kind == .mood { rows.insert(.canvasBringsNothingBack) }
    }
    if removed.count > 1, !isShown, removed.contains(where: wasOverruled) {
      rows.insert(.removedAgain)
    }
    if place.isStarter, let handed = additions[place] {
      if handed.count > 1 { rows.insert(.starterOfBoth) }
      if !isShown, handed.contains(where: isUnseen) { rows.insert(.starterStaysRemoved) }
    }
    for (name, kind) in SyncFields.rules(of: place.kind).references where isShown {
      let register = Register(place: place, field: SyncFields.rules(of: place.kind)[name])
      let named = living(register).max(by: Self.counts)?.values[0].place(of: kind)
      if named != nil, shown.items[place]?[name] == nil { rows.insert(.referenceToNothing) }
    }
    if let owner = SyncFields.rules(of: place.kind).owner, let field = owner.field, isShown,
      let named = shown.items[place]?[field]?.place(of: owner.kind)
    {
      if joinedItems.representative(of: named) != named { rows.insert(.childOfATwin) }
      let seen = (removals[named] ?? []).contains { removal in
        (additions[place] ?? []).contains { Self.saw(removal, $0) }
      }
      if seen { rows.insert(.childGoesAndComes) }
    }
    if place.kind == .exception, isShown {
      let others = shown.items.keys.filter { $0.kind == .exception && $0.id == place.id }
      let isOfBoth = others.contains { other in
        other != place
          && (additions[other] ?? []).contains { one in
            (additions[place] ?? []).contains { !Self.saw($0, one) && !Self.saw(one, $0) }
          }
      }
      if isOfBoth { rows.insert(.exceptionsOfBoth) }
    }
    return rows
  }
}
