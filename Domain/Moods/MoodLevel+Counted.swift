extension MoodLevel {
  /// Of how many somebody may say so many.
  public static let counted = 1...100

  /// So many of so many, such as 7 of 10, which is 70; clamped to the gauge.
  public init(_ count: Double, of most: Int) {
    let share = count * 100 / Double(most)
    // Whoever uses the domain alone links no library of mathematics, as `rounded()` would ask for.
    self.init(clamping: Int(min(max(share, 0), 100) + 0.5))
  }

  /// So many points or percent, such as `80점`, so many of so many, such as `7/10` and `4.5/5`, or
  /// stars; nil for anything else.
  public init?(counted text: String) {
    for unit in ["점", "%"] where text.hasSuffix(unit) {
      guard let points = Int(text.dropLast()), let level = try? MoodLevel(points) else {
        return nil
      }
      self = level
      return
    }
    if let stars = MoodLevel.stars(text) {
      self.init(Double(stars.count), of: stars.most)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }),
      let count = Double(parts[0]), let most = Int(parts[1]),
      MoodLevel.counted.contains(most), (0...Double(most)).contains(count)
    else { return nil }
    self.init(count, of: most)
  }

  /// `★★★☆☆` is three of five, and so is `⭐⭐⭐`; more than five alone are of ten. By `☆☆☆` some
  /// mean three, and others none.
  private static func stars(_ text: String) -> (count: Int, most: Int)? {
    guard let first = text.first, isStar(first) || first == "☆" else { return nil }
    let full = text.filter(isStar).count
    let empty = text.filter { $0 == "☆" }.count
    guard full + empty == text.count, full > 0 || [5, 10].contains(empty),
      text.count <= 10
    else { return nil }
    return (full, empty > 0 ? text.count : full > 5 ? 10 : 5)
  }

  private static func isStar(_ character: Character) -> Bool {
    ["★", "⭐", "⭐\u{FE0F}", "🌟"].contains(character)
  }
}
