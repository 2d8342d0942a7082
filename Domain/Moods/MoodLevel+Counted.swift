extension MoodLevel {
  /// Of how many somebody may say so many.
  public static let counted = 1...100

  /// So many of so many, such as 7 of 10, which is 70; clamped to the gauge.
  public init(_ count: Double, of most: Int) {
    let share = count * 100 / Double(most)
    // Whoever uses the domain alone links no library of mathematics, as `rounded()` would ask for.
    self.init(clamping: Int(min(max(share, 0), 100) + 0.5))
  }

  /// So many points or percent, such as `80점`, or so many of so many, such as `7/10`; nil for
  /// anything else.
  public init?(counted text: String) {
    for unit in ["점", "%"] where text.hasSuffix(unit) {
      guard let points = Int(text.dropLast()), let level = try? MoodLevel(points) else {
        return nil
      }
      self = level
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let count = parts[0], let most = parts[1],
      MoodLevel.counted.contains(most), (0...most).contains(count)
    else { return nil }
    self.init(Double(count), of: most)
  }
}
