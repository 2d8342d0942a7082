/// Three-way merge of texts by lines.
enum LineMerge {
  /// Returns the merged text; nil if both sides changed the same line or adjacent lines, and not in
  /// the same way.
  static func merged(_ left: String, _ right: String, from base: String) -> String? {
    let (base, left, right) = (lines(base), lines(left), lines(right))
    guard base.count < maxComparisons, left.count < maxComparisons, right.count < maxComparisons,
      base.count * (left.count + right.count) <= maxComparisons
    else { return nil }
    let (kept, alsoKept) = (matches(base, left), matches(base, right))
    var (joined, from, one, other): ([Line], Int, Int, Int) = ([], 0, 0, 0)
    // Each step merges the lines before the next line that both sides have kept.
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

  /// Maximum number of line comparisons; beyond it, texts are not merged.
  private static let maxComparisons = 1 << 20

  /// Lines are compared by bytes, as texts are stored.
  private typealias Line = [UInt8]

  private static func lines(_ text: String) -> [Line] {
    text.isEmpty
      ? [] : text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Line($0) }
  }

  /// Returns the index in `other` of each line of `base` in a longest common subsequence; nil for
  /// lines that are not in it.
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
