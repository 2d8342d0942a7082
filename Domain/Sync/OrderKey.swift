/// A place in an order made by hand, between any two of which there is room for another: moving a
/// thing gives that thing a new one and touches nothing else. Equal keys go by id.
///
/// A text of letters that is read like the digits after a point; the last one is never the least.
public struct OrderKey: Hashable, Comparable, Sendable {
  public let text: String

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// Nil for a text that is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let last = bytes.last, last != Self.digits[0], bytes.allSatisfy(Self.digits.contains)
    else { return nil }
    self.text = text
  }

  private init(digits: [Int]) {
    text = String(decoding: digits.map { Self.digits[$0] }, as: UTF8.self)
  }

  /// A key after the one and before the other, either of which may be missing; after the one where
  /// there is nothing between them.
  public init(after left: OrderKey?, before right: OrderKey?) {
    if left == nil || right == nil, let end = Self.end(after: left, before: right) {
      self.init(digits: end)
      return
    }
    let (low, base) = (left?.values ?? [], Self.digits.count)
    var high = right?.values
    if let left, let right, right <= left { high = nil }
    var found: [Int] = []
    while true {
      let place = found.count
      let least = place < low.count ? low[place] : 0
      let most = high.map { place < $0.count ? $0[place] : 0 } ?? base
      if most - least > 1 {
        self.init(digits: found + [(least + most) / 2])
        return
      }
      found.append(least)
      // What is less here is less, whatever follows.
      if least < most { high = nil }
    }
  }

  /// At the ends a small step within the first digits, so that keys stay short where things are
  /// always added at one; nil where there is no more room.
  private static func end(after left: OrderKey?, before right: OrderKey?) -> [Int]? {
    let (base, width) = (digits.count, 4)
    let all = (0..<width).reduce(1) { room, _ in room * base }
    func number(_ key: OrderKey) -> Int {
      let values = key.values
      return (0..<width).reduce(0) { $0 * base + ($1 < values.count ? values[$1] : 0) }
    }
    var next = left.map { number($0) + 1 } ?? right.map { number($0) - 1 } ?? all / 2
    if next % base == 0 { next += left == nil && right != nil ? -1 : 1 }
    guard next > 0, next < all else { return nil }
    return (0..<width).reduce(into: []) { found, _ in
      found.insert(next % base, at: 0)
      next /= base
    }
  }

  private var values: [Int] { text.utf8.map { Self.digits.firstIndex(of: $0) ?? 0 } }

  public static func < (left: OrderKey, right: OrderKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
