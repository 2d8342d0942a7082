/// The data that all devices with equal entries show.
public struct SyncProjection: Hashable, Sendable {
  /// Field values of all existing items. Items that were merged appear once, at the place of the
  /// oldest one.
  package fileprivate(set) var things: [JournalPlace: [String: FieldValue]] = [:]
  package internal(set) var notices: Set<SyncNotice> = []
  /// Each book's readings, sorted by birth, which determines their numbers.
  package internal(set) var readings: [JournalPlace: [JournalPlace]] = [:]
  /// Each book's current reading: the open one, or else the last.
  package internal(set) var presentReadings: [JournalPlace: JournalPlace] = [:]
  /// Number of pages read by each record that counts.
  package internal(set) var pages: [JournalPlace: Int64] = [:]
  /// Each person's postponements that count, sorted by day.
  package internal(set) var postponements: [JournalPlace: [JournalPlace]] = [:]
  /// The item found by each unique value.
  package internal(set) var claims: [SyncClaim: JournalPlace] = [:]

  /// Version of the rules; increases when the notices for unchanged items change.
  package static let rules = 2

  /// Returns the fields that violate a rule with others; they are set aside, the rest is shown.
  public typealias Check = @Sendable (JournalKind, [String: FieldValue]) -> Set<String>

  package init(of state: SyncState, checking check: Check = { _, _ in [] }) {
    let merged = MergedItems(of: state)
    things.reserveCapacity(state.things.count)
    for place in state.things.keys { take(place, merged, check) }
    claim(merged)
    order(merged)
    count(merged)
  }
}

/// A unique value that identifies one item of a kind.
package struct SyncClaim: Hashable, Sendable {
  package let kind: JournalKind
  package let value: FieldValue
}

extension SyncProjection {
  private mutating func take(
    _ place: JournalPlace, _ merged: MergedItems, _ check: Check
  ) {
    switch merged.visibility(of: place) {
    case .hidden: return
    case .aside(let reason):
      notices.insert(.aside(place, reason))
      return
    case .shown: break
    }
    guard merged.joinedItems.first(of: place) == place else { return }
    var values = merged.values(of: place)
    for (name, kind) in SyncFields.of(place.kind).references {
      guard case .number(let id)? = values[name] else { continue }
      let named = merged.joinedItems.first(of: JournalPlace(kind, id))
      values[name] = merged.isShown(named) ? .number(named.id) : nil
    }
    shorten(&values, of: place)
    let broken = check(place.kind, values)
    if !broken.isEmpty {
      let rules = SyncFields.of(place.kind)
      let names = Set(broken.flatMap { rules[$0].names }).sorted()
      let kept = names.map { values[$0] ?? .nothing }
      notices.insert(.aside(place, .breaksRule(names, kept)))
      for name in names { values[name] = nil }
    }
    things[place] = values
    addOverruledNotices(of: place, merged)
  }

  /// Adds notices for overruled removals and values, once for each value.
  private mutating func addOverruledNotices(of place: JournalPlace, _ merged: MergedItems) {
    if !place.isNotedByPrograms, let removal = merged.overruledRemoval(of: place) {
      notices.insert(.broughtBack(place, removedBy: removal.entry))
    }
    for (field, kept, writes) in merged.conflictingFields(at: place) {
      var told = [kept]
      for write in writes.sorted(by: { FieldWrite.counts($1, lessThan: $0) })
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

  /// Joins lines that users regard as equal, and sets aside those beyond the maximum.
  private mutating func shorten(_ values: inout [String: FieldValue], of place: JournalPlace) {
    guard let (name, most) = SyncFields.of(place.kind).limit, let list = values[name] else {
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

  /// Assigns each unique value to the first-born present item.
  private mutating func claim(_ merged: MergedItems) {
    var claimants: [SyncClaim: [JournalPlace]] = [:]
    for (place, values) in things {
      guard let name = SyncFields.of(place.kind).claim, let value = values[name] else { continue }
      claimants[SyncClaim(kind: place.kind, value: value), default: []].append(place)
    }
    for (claim, places) in claimants {
      let name = SyncFields.of(claim.kind).claim ?? ""
      let sorted = places.sorted { merged.birth(of: $0) < merged.birth(of: $1) }
      claims[claim] = sorted[0]
      for other in sorted.dropFirst() {
        notices.insert(.claimed(name, claim.value, found: sorted[0], other: other))
      }
    }
  }
}

// MARK: - Books and people

extension SyncProjection {
  private mutating func order(_ merged: MergedItems) {
    for place in things.keys where place.kind == .pastReading {
      guard let book = merged.owner(of: place) else { continue }
      readings[book, default: []].append(place)
    }
    for (book, places) in readings {
      let sorted = places.sorted { merged.birth(of: $0) < merged.birth(of: $1) }
      readings[book] = sorted
      let open = sorted.filter { !isFinished($0) }
      let begun = open.max {
        (begin($0), merged.birth(of: $0)) < (begin($1), merged.birth(of: $1))
      }
      presentReadings[book] = begun ?? sorted.last
      for other in open {
        if let begun, other != begun { notices.insert(.alsoOpen(other, present: begun)) }
      }
    }
  }

  private func isFinished(_ reading: JournalPlace) -> Bool {
    let values = things[reading] ?? [:]
    return values["finishedOn"] != nil || values["finishedSometime"] == .number(1)
  }

  private func begin(_ reading: JournalPlace) -> Int64 {
    number("startedOn", of: reading) ?? .min
  }

  package func number(_ name: String, of place: JournalPlace) -> Int64? {
    if case .number(let number)? = things[place]?[name] { number } else { nil }
  }

  /// Selects the records and postponements that count, and derives the pages of each record.
  private mutating func count(_ merged: MergedItems) {
    for (reading, records) in once(.record, merged) {
      var reached = number("firstPage", of: reading) ?? 0
      for record in records {
        let page = number("page", of: record) ?? 0
        if page < reached { notices.insert(.goesBack(record)) }
        pages[record] = page > reached ? page &- reached : 0
        reached = max(reached, page)
      }
    }
    postponements = once(.postponement, merged)
  }

  /// Returns the items of a kind that count, one per day, by owner and sorted by day; the later
  /// entered one wins.
  private mutating func once(
    _ kind: JournalKind, _ merged: MergedItems
  ) -> [JournalPlace: [JournalPlace]] {
    struct Slot: Hashable {
      let owner: JournalPlace
      let day: Int64
    }
    var slots: [Slot: [JournalPlace]] = [:]
    for place in things.keys where place.kind == kind {
      guard let owner = merged.owner(of: place), let day = number("day", of: place) else {
        continue
      }
      slots[Slot(owner: owner, day: day), default: []].append(place)
    }
    var counted: [JournalPlace: [(day: Int64, place: JournalPlace)]] = [:]
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
