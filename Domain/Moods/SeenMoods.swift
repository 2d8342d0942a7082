/// Ids of the moods that an import has added or matched.
struct SeenMoods {
  /// Ids that arrived in ascending order, as most do. Adding a hundred thousand ids to a set takes
  /// longer than reading their records.
  private var ascending: [ID<Mood>] = []
  private var others: Set<ID<Mood>> = []

  mutating func insert(_ id: ID<Mood>) {
    if let last = ascending.last, id <= last {
      others.insert(id)
    } else {
      ascending.append(id)
    }
  }

  func contains(_ id: ID<Mood>) -> Bool {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ascending.count && ascending[low] == id || others.contains(id)
  }
}
