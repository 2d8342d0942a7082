extension Array {
  /// All that is handed over one by one.
  init(each handOver: (_ take: (Element) throws -> Void) throws -> Void) rethrows {
    var all: [Element] = []
    try handOver { all.append($0) }
    self = all
  }
}
