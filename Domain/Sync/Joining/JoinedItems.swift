/// Groups of items that the user joined into one.
///
/// A join is a line in the later-born item's ``SyncFields/sameAs``; the first-born's place
/// represents the group.
package struct JoinedItems: Hashable, Sendable {
  /// For each item in a group, all items of the group, the first-born first.
  private var groups: [JournalPlace: [JournalPlace]] = [:]

  package init(of things: [JournalPlace: ItemState]) {
    var links: [JournalPlace: Set<JournalPlace>] = [:]
    for (place, thing) in things where place.kind.canMergePairs {
      for id in thing.sameAs where id != place.id {
        let other = JournalPlace(place.kind, id)
        guard things[other]?.birth != nil, thing.birth != nil else { continue }
        links[place, default: []].insert(other)
        links[other, default: []].insert(place)
      }
    }
    for place in links.keys where groups[place] == nil {
      var (found, rest): (Set<JournalPlace>, [JournalPlace]) = ([place], [place])
      while let next = rest.popLast() {
        for other in links[next] ?? [] where found.insert(other).inserted { rest.append(other) }
      }
      let sorted = found.sorted { BirthOrder($0, in: things) < BirthOrder($1, in: things) }
      for member in sorted { groups[member] = sorted }
    }
  }

  /// Returns the place that represents the item.
  package func first(of place: JournalPlace) -> JournalPlace {
    groups.isEmpty ? place : groups[place]?[0] ?? place
  }

  /// Whether the item represents itself.
  package func isFirst(_ place: JournalPlace) -> Bool { first(of: place) == place }

  package func hasOthers(_ place: JournalPlace) -> Bool {
    !groups.isEmpty && groups[place] != nil
  }

  /// Returns all items of the group, including this one, the first-born first.
  package func all(of place: JournalPlace) -> [JournalPlace] { groups[place] ?? [place] }
}

/// Order of birth, in which items claim unique values; items of unknown birth come last.
struct BirthOrder: Comparable {
  private let birth: Birth?
  private let id: Int64

  init(_ place: JournalPlace, in things: [JournalPlace: ItemState]) {
    birth = things[place]?.birth
    id = place.id
  }

  static func < (left: BirthOrder, right: BirthOrder) -> Bool {
    switch (left.birth, right.birth) {
    case (let one?, let other?) where one != other: one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil), (_?, _?): left.id < right.id
    }
  }
}
