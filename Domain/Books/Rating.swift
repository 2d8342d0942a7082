/// A rating of a book from 0 to 5 stars in half steps; no rating is different from 0.
public struct Rating: Hashable, Comparable, Sendable {
  /// Number of half stars, from 0 to 10.
  public let halfStars: Int

  /// Creates a rating; throws ``DomainError/invalid(_:)`` outside 0 to 10 half stars.
  public init(halves: Int) throws {
    guard (0...10).contains(halves) else {
      throw DomainError.invalid(.rating, .unreadable(Rating.text(halves: halves)))
    }
    self.halfStars = halves
  }

  /// Parses `4`, `4.5`, `4,5` and `4.50`, also with a star or the Korean unit: `★ 4`, `4점`.
  ///
  /// Throws ``DomainError/invalid(_:)`` outside 0 to 5, and for values that are not multiples of
  /// 0.5.
  public init(_ text: String) throws {
    let trimmed = text.normalizingWhitespace(keepingLines: false)
    var number = trimmed[...]
    if number.first == "★" { number = number.dropFirst().drop(while: \.isWhitespace) }
    if number.last == "점" { number = number.dropLast() }
    while number.last?.isWhitespace == true { number = number.dropLast() }
    let parts = number.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    guard let first = parts.first, first.count == 1, let whole = Int(first), parts.count <= 2,
      let half = Rating.half(of: parts.count == 2 ? parts[1] : "0"), whole * 2 + half <= 10
    else { throw DomainError.invalid(.rating, .unreadable(trimmed)) }
    halfStars = whole * 2 + half
  }

  private static func half(of fraction: Substring) -> Int? {
    guard let first = fraction.first, fraction.dropFirst().allSatisfy({ $0 == "0" }) else {
      return nil
    }
    return first == "0" ? 0 : first == "5" ? 1 : nil
  }

  private static func text(halves: Int) -> String { "\(halves / 2)\(halves % 2 == 0 ? "" : ".5")" }

  public static func < (left: Rating, right: Rating) -> Bool { left.halfStars < right.halfStars }
}

extension Rating: CustomStringConvertible {
  /// The rating as it is typed: `4` or `4.5`.
  public var description: String { "\(halfStars / 2)\(halfStars % 2 == 0 ? "" : ".5")" }
}
