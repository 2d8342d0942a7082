/// Ids of the moods that an import has added or matched.
struct SeenMoods {
  /// Ascending ids, as imports create them and most files contain them. Putting a hundred thousand
  /// ids into a set takes longer than reading their records.
  private var inOrder: [ID<Mood>] = []
  private var others: Set<ID<Mood>> = []

  mutating func insert(_ id: ID<Mood>) {
    if let last = inOrder.last, id <= last {
      others.insert(id)
    } else {
      inOrder.append(id)
    }
  }

  func contains(_ id: ID<Mood>) -> Bool {
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      if inOrder[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < inOrder.count && inOrder[low] == id || others.contains(id)
  }
}
