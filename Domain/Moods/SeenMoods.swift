/// The moods that records of a file have become or been found to be.
struct SeenMoods {
  /// In their order, as an import makes them and most files tell them: a hundred thousand ids in
  /// a set cost more than reading their records.
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
