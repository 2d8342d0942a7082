/// Lines that were changed on two sides, joined where the sides do not touch.
enum JoinedLines {
  /// Nil where both changed the same lines, or lines beside each other, in different ways.
  static func joined(_ left: String, _ right: String, from base: String) -> String? {
    let (base, left, right) = (lines(base), lines(left), lines(right))
    guard base.count < most, left.count < most, right.count < most,
      base.count * (left.count + right.count) <= most
    else { return nil }
    let (kept, alsoKept) = (matches(base, left), matches(base, right))
    var (joined, from, one, other): ([Line], Int, Int, Int) = ([], 0, 0, 0)
    // Each time up to the next line that both sides kept, and that.
    for end in 0...base.count {
      let isEnd = end == base.count
      guard let stop = isEnd ? left.count : kept[end],
        let alsoStop = isEnd ? right.count : alsoKept[end]
      else { continue }
      let (was, here, there) = (base[from..<end], left[one..<stop], right[other..<alsoStop])
      if here == was || here == there {
        joined += there
      } else if there == was {
        joined += here
      } else {
        return nil
      }
      if isEnd { break }
      joined.append(base[end])
      (from, one, other) = (end + 1, stop + 1, alsoStop + 1)
    }
    return String(decoding: Array(joined.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// More comparisons than this are not worth it.
  private static let most = 1 << 20

  /// Byte by byte, as texts are kept.
  private typealias Line = [UInt8]

  private static func lines(_ text: String) -> [Line] {
    text.isEmpty
      ? [] : text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Line($0) }
  }

  /// Where each line of the first stands in the other, as many as can be in order; nil for a line
  /// that does not.
  private static func matches(_ base: [Line], _ other: [Line]) -> [Int?] {
    let width = other.count + 1
    var lengths = Array(repeating: 0, count: (base.count + 1) * width)
    for i in base.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i * width + j] =
          base[i] == other[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (found, i, j): ([Int?], Int, Int) = (Array(repeating: nil, count: base.count), 0, 0)
    while i < base.count, j < other.count {
      if base[i] == other[j] {
        found[i] = j
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }
}
