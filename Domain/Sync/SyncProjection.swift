/// The visible data that follows from a sync state; equal on all devices with equal entries.
public struct SyncProjection: Hashable, Sendable {
  /// Field values of all visible items. Items that were merged appear once, under the id of the one
  /// added first.
  package fileprivate(set) var items: [ItemReference: [String: FieldValue]] = [:]
  package internal(set) var notices: Set<SyncNotice> = []
  /// The readings of each book, sorted by their first additions; their numbers follow this order.
  package internal(set) var readings: [ItemReference: [ItemReference]] = [:]
  /// The current reading of each book: the open one; if none is open, the last.
  package internal(set) var currentReadings: [ItemReference: ItemReference] = [:]
  /// Number of pages read by each record that counts; others lost against a record of the same day.
  package internal(set) var pagesByRecord: [ItemReference: Int64] = [:]
  /// The postponements of each person that count, sorted by day.
  package internal(set) var postponements: [ItemReference: [ItemReference]] = [:]
  /// The item that is found by each unique value, such as an ISBN.
  package internal(set) var itemsByUniqueValue: [SyncUniqueValue: ItemReference] = [:]

  /// Version of the rules for notices. It is increased when they change, so that all notices are
  /// computed again.
  package static let rulesVersion = 2

  /// Returns the fields that cannot be kept together with the others. They are set aside; the rest
  /// is shown.
  public typealias RuleCheck = @Sendable (JournalKind, [String: FieldValue]) -> Set<String>

  package init(of state: SyncState, checking check: RuleCheck = { _, _ in [] }) {
    let merged = MergedItems(of: state)
    items.reserveCapacity(state.itemStates.count)
    for place in state.itemStates.keys { addItem(place, merged, check) }
    assignUniqueValues(merged)
    orderReadings(merged)
    derivePagesAndPostponements(merged)
  }
}

/// A value that identifies one item of a kind, such as the ISBN of a book.
package struct SyncUniqueValue: Hashable, Sendable {
  package let kind: JournalKind
  package let value: FieldValue
}

extension SyncProjection {
  private mutating func addItem(
    _ place: ItemReference, _ merged: MergedItems, _ check: RuleCheck
  ) {
    switch merged.visibility(of: place) {
    case .hidden: return
    case .setAside(let reason):
      notices.insert(.aside(place, reason))
      return
    case .shown: break
    }
    guard merged.joinedItems.representative(of: place) == place else { return }
    var values = merged.values(of: place)
    for (name, kind) in SyncFields.rules(of: place.kind).references {
      guard case .number(let id)? = values[name] else { continue }
      let named = merged.joinedItems.representative(of: ItemReference(kind, id))
      values[name] = merged.isShown(named) ? .number(named.id) : nil
    }
    limitList(&values, of: place)
    let broken = check(place.kind, values)
    if !broken.isEmpty {
      let rules = SyncFields.rules(of: place.kind)
      let names = Set(broken.flatMap { rules[$0].names }).sorted()
      let kept = names.map { values[$0] ?? .nothing }
      notices.insert(.aside(place, .breaksRule(names, kept)))
      for name in names { values[name] = nil }
    }
    items[place] = values
    addOverruledNotices(of: place, merged)
  }

  /// Adds one notice for each overruled removal or value.
  private mutating func addOverruledNotices(of place: ItemReference, _ merged: MergedItems) {
    if !place.isProgramData, let removal = merged.overruledRemoval(of: place) {
      notices.insert(.broughtBack(place, removedBy: removal.entry))
    }
    for (field, kept, writes) in merged.conflictingFields(at: place) {
      var told = [kept]
      for write in writes.sorted(by: { FieldWrite.ranks($1, lessThan: $0) })
      where write.priority != .unchanged
        && !told.contains(where: { $0.looksEqual(as: write, of: place.kind) })
      {
        told.append(write)
        notices.insert(
          .otherValue(
            place, field.names, kept: kept.values, other: write.values, by: write.entry))
      }
    }
  }

  /// Merges lines of the list that users regard as equal, and sets aside those beyond the maximum.
  private mutating func limitList(_ values: inout [String: FieldValue], of place: ItemReference) {
    guard let (name, most) = SyncFields.rules(of: place.kind).listLimit, let list = values[name]
    else {
      return
    }
    var (texts, known): ([String], Set<String>) = ([], [])
    for text in ListFieldState.texts(of: list)
    where known.insert(SearchFolding.folded(text)).inserted {
      texts.append(text)
    }
    values[name] = .text(texts.prefix(most).joined(separator: "\n"))
    guard texts.count > most else { return }
    notices.insert(.aside(place, .tooMany(name, Array(texts.dropFirst(most)))))
  }

  /// Assigns each unique value to the visible item that was added first.
  private mutating func assignUniqueValues(_ merged: MergedItems) {
    var claimants: [SyncUniqueValue: [ItemReference]] = [:]
    for (place, values) in items {
      guard let name = SyncFields.rules(of: place.kind).uniqueField, let value = values[name] else {
        continue
      }
      claimants[SyncUniqueValue(kind: place.kind, value: value), default: []].append(place)
    }
    for (claim, places) in claimants {
      let name = SyncFields.rules(of: claim.kind).uniqueField ?? ""
      let sorted = places.sorted {
        merged.firstAdditionOrder(of: $0) < merged.firstAdditionOrder(of: $1)
      }
      itemsByUniqueValue[claim] = sorted[0]
      for other in sorted.dropFirst() {
        notices.insert(.claimed(name, claim.value, found: sorted[0], other: other))
      }
    }
  }
}

// MARK: - Books and people

extension SyncProjection {
  private mutating func orderReadings(_ merged: MergedItems) {
    for place in items.keys where place.kind == .pastReading {
      guard let book = merged.owner(of: place) else { continue }
      readings[book, default: []].append(place)
    }
    for (book, places) in readings {
      let sorted = places.sorted {
        merged.firstAdditionOrder(of: $0) < merged.firstAdditionOrder(of: $1)
      }
      readings[book] = sorted
      let open = sorted.filter { !isFinished($0) }
      let begun = open.max {
        (startDay($0), merged.firstAdditionOrder(of: $0)) < (
          startDay($1), merged.firstAdditionOrder(of: $1)
        )
      }
      currentReadings[book] = begun ?? sorted.last
      for other in open {
        if let begun, other != begun { notices.insert(.alsoOpen(other, present: begun)) }
      }
    }
  }

  private func isFinished(_ reading: ItemReference) -> Bool {
    let values = items[reading] ?? [:]
    return values["finishedOn"] != nil || values["finishedSometime"] == .number(1)
  }

  private func startDay(_ reading: ItemReference) -> Int64 {
    number("startedOn", of: reading) ?? .min
  }

  package func number(_ name: String, of place: ItemReference) -> Int64? {
    if case .number(let number)? = items[place]?[name] { number } else { nil }
  }

  /// Selects the reading records and postponements that count, and computes the pages of each
  /// record.
  private mutating func derivePagesAndPostponements(_ merged: MergedItems) {
    for (reading, records) in onePerDay(.record, merged) {
      var reached = number("firstPage", of: reading) ?? 0
      for record in records {
        let page = number("page", of: record) ?? 0
        if page < reached { notices.insert(.goesBack(record)) }
        pagesByRecord[record] = page > reached ? page &- reached : 0
        reached = max(reached, page)
      }
    }
    postponements = onePerDay(.postponement, merged)
  }

  /// Returns the items of a kind that count, by owner, sorted by day. Of several on one day, the
  /// one entered last counts.
  private mutating func onePerDay(
    _ kind: JournalKind, _ merged: MergedItems
  ) -> [ItemReference: [ItemReference]] {
    struct Slot: Hashable {
      let owner: ItemReference
      let day: Int64
    }
    var slots: [Slot: [ItemReference]] = [:]
    for place in items.keys where place.kind == kind {
      guard let owner = merged.owner(of: place), let day = number("day", of: place) else {
        continue
      }
      slots[Slot(owner: owner, day: day), default: []].append(place)
    }
    var counted: [ItemReference: [(day: Int64, place: ItemReference)]] = [:]
    for (slot, places) in slots {
      guard let kept = places.max(by: { merged.isEnteredBefore($0, $1) }) else { continue }
      counted[slot.owner, default: []].append((slot.day, kept))
      for other in places where other != kept {
        notices.insert(.sameDay(kept: kept, other: other))
      }
    }
    return counted.mapValues { days in days.sorted { $0.day < $1.day }.map(\.place) }
  }
}
