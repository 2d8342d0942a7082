import HearthDomain

extension PhoneNumber {
  /// The number with the usual separators: a Korean one as `010-2345-6789`, `02-123-4567` or `+82
  /// 10-2345-6789`, any other as it is dialled.
  var grouped: String {
    let abroad = "+82"
    guard dialled.hasPrefix(abroad) else {
      return PhoneNumber.grouped(Array(dialled)) ?? dialled
    }
    let national = Array("0" + dialled.dropFirst(abroad.count))
    return PhoneNumber.grouped(national).map { abroad + " " + $0.dropFirst() } ?? dialled
  }

  /// Returns the number with hyphens; nil if it has no Korean prefix, or the wrong number of digits
  /// for its prefix.
  private static func grouped(_ digits: [Character]) -> String? {
    let text = String(digits)
    guard let prefix = prefixes.first(where: { text.hasPrefix($0.digits) }),
      prefix.counts.contains(digits.count)
    else { return nil }
    // Eight-digit numbers are split in half: 1588-1234.
    let start = digits.prefix(digits.count == 8 ? 4 : prefix.digits.count)
    let end = digits.suffix(4)
    let middle = digits.dropFirst(start.count).dropLast(end.count)
    return [start, middle, end].filter { !$0.isEmpty }.map { String($0) }.joined(separator: "-")
  }

  /// The prefixes of Korean numbers, and the total number of digits for each.
  private static let prefixes: [(digits: String, counts: ClosedRange<Int>)] =
    [("010", 11...11), ("02", 9...10), ("070", 11...11), ("080", 10...11)]
    + ["031", "032", "033", "041", "042", "043", "044", "051", "052", "053", "054", "055"]
    .map { ($0, 10...11) }
    + ["061", "062", "063", "064"].map { ($0, 10...11) }
    + ["0502", "0503", "0504", "0505", "0506", "0507", "0508"].map { ($0, 11...12) }
    + ["15", "16", "18"].map { ($0, 8...8) }
}
