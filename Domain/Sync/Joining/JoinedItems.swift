/// Groups of items that the user merged into one.
///
/// A merge is stored as an id in ``SyncFields/sameAs`` of the item that was added later. The item
/// that was added first represents the group.
package struct JoinedItems: Hashable, Sendable {
  /// For each item in a group, all items of the group, the first-added first.
  private var groups: [ItemReference: [ItemReference]] = [:]

  package init(of things: [ItemReference: ItemState]) {
    var links: [ItemReference: Set<ItemReference>] = [:]
    for (place, thing) in things where place.kind.canMergePairs {
      for id in thing.joinedIDs where id != place.id {
        let other = ItemReference(place.kind, id)
        guard things[other]?.firstAddition != nil, thing.firstAddition != nil else { continue }
        links[place, default: []].insert(other)
        links[other, default: []].insert(place)
      }
    }
    for place in links.keys where groups[place] == nil {
      var (found, rest): (Set<ItemReference>, [ItemReference]) = ([place], [place])
      while let next = rest.popLast() {
        for other in links[next] ?? [] where found.insert(other).inserted { rest.append(other) }
      }
      let sorted = found.sorted {
        FirstAdditionOrder($0, in: things) < FirstAdditionOrder($1, in: things)
      }
      for member in sorted { groups[member] = sorted }
    }
  }

  /// Returns the item that represents the group of this item.
  package func representative(of place: ItemReference) -> ItemReference {
    groups.isEmpty ? place : groups[place]?[0] ?? place
  }

  /// Whether the item represents its group, or belongs to no group.
  package func isRepresentative(_ place: ItemReference) -> Bool {
    representative(of: place) == place
  }

  package func isJoined(_ place: ItemReference) -> Bool {
    !groups.isEmpty && groups[place] != nil
  }

  /// Returns all items of the group, including this one, the first-added first.
  package func group(of place: ItemReference) -> [ItemReference] { groups[place] ?? [place] }
}

/// Order by first addition, which decides the item to which a unique value belongs. Items whose
/// addition is unknown come last.
struct FirstAdditionOrder: Comparable {
  private let firstAddition: FirstAddition?
  private let id: Int64

  init(_ place: ItemReference, in things: [ItemReference: ItemState]) {
    firstAddition = things[place]?.firstAddition
    id = place.id
  }

  static func < (left: FirstAdditionOrder, right: FirstAdditionOrder) -> Bool {
    switch (left.firstAddition, right.firstAddition) {
    case (let one?, let other?) where one != other: one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil), (_?, _?): left.id < right.id
    }
  }
}
