extension Array {
  /// Collects all elements that an enumeration passes to its callback in an array.
  init(each handOver: (_ take: (Element) throws -> Void) throws -> Void) rethrows {
    var all: [Element] = []
    try handOver { all.append($0) }
    self = all
  }
}
