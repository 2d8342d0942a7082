extension MoodLevel {
  /// Accepted values for the maximum of a scale, such as the 10 in `7/10`.
  public static let acceptedScales = 1...100

  /// Converts a value on a scale from 0 to `most`: 7 of 10 is 70. Clamps the result to 0 to 100.
  public init(_ count: Double, of most: Int) {
    let share = count * 100 / Double(most)
    // Not `rounded()`: it would make every user of this module link the C math library.
    self.init(clamping: Int(min(max(share, 0), 100) + 0.5))
  }

  /// Parses a level as people type it: like ``init(counted:)``, or a number of points, which is out
  /// of ten up to 10 (`7` and `7점` are 70, `7.5` is 75) and out of a hundred from 11 on; returns
  /// nil for any other text. Two digits state all there is, so `05` is 5.
  public init?(typed text: String) {
    let counted = MoodLevel(outOfTen: text) ?? MoodLevel(counted: text)
    guard let level = try? counted ?? Int(text).map({ try MoodLevel($0) }) else { return nil }
    self = level
  }

  /// Parses a number of points up to 10 (`7`, `8점`) as one out of ten; returns nil for any other
  /// text.
  public init?(outOfTen text: String) {
    let text = text.hasSuffix("점") ? String(text.dropLast()) : text
    let isShort = text.count == 1 || text == "10" || text.count == 3 && text.contains(".")
    guard isShort, text.first?.isNumber == true else { return nil }
    self.init(counted: text + "/10")
  }

  /// Parses points or percent (`80점`), a share (`7/10`, `4.5/5`) or stars; returns nil for any
  /// other text.
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
      MoodLevel.acceptedScales.contains(most), (0...Double(most)).contains(count)
    else { return nil }
    self.init(count, of: most)
  }

  /// Counts stars. `★★★☆☆` and `⭐⭐⭐` are three of five; more than five without empty ones count
  /// on a scale of ten. Returns nil for `☆☆☆`, which may mean three or none.
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
