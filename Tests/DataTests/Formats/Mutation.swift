/// How many broken inputs a test makes of a sample; `hearth-fuzz` makes millions of each format.
enum BrokenInputs {
  static let count = 800
}

extension [UInt8] {
  /// Changes, removes, doubles or inserts something somewhere; `marks` are bytes that mean
  /// something in the format.
  mutating func mutate(marks: String, _ numbers: inout SeededNumbers) {
    guard let index = indices.randomElement(using: &numbers) else { return }
    let end = Swift.min(count, index + Int.random(in: 1...20, using: &numbers))
    switch numbers.next() % 6 {
    case 0: self[index] = UInt8.random(in: 0...255, using: &numbers)
    case 1: removeSubrange(index..<end)
    case 2: insert(contentsOf: self[index..<end], at: index)
    case 3, 4: insert(marks.utf8.randomElement(using: &numbers) ?? 0, at: index)
    default: self[index] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
    }
  }

  /// A source that hands these bytes over in pieces of that size, and then nothing.
  func source(of size: Int) -> () throws -> [UInt8] {
    var start = 0
    return {
      let end = Swift.min(start + size, self.count)
      defer { start = end }
      return Array(self[start..<end])
    }
  }
}
