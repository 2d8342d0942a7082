/// Centre of a shape on a canvas, in thousandths of width and height from the upper left corner.
/// The range keeps shapes away from the edges at every size.
public struct CanvasPosition: Hashable, Sendable {
  public static let acceptedRange = 100...900

  public let across: Int
  public let down: Int

  /// Creates a place; returns nil if a value is outside of 100 to 900.
  public init?(across: Int, down: Int) {
    guard CanvasPosition.acceptedRange.contains(across), CanvasPosition.acceptedRange.contains(down)
    else {
      return nil
    }
    self.across = across
    self.down = down
  }

  static let middle = CanvasPosition(known: 500)

  private init(known both: Int) { (across, down) = (both, both) }

  /// Creates a random position; all positions are equally likely.
  public init(drawnFrom randomness: inout some RandomNumberGenerator) {
    across = CanvasPosition.coordinate(randomness.next())
    down = CanvasPosition.coordinate(randomness.next())
  }

  // Int.random(in:) would never return with a generator that repeats one rejected number.
  private static func coordinate(_ number: UInt64) -> Int {
    acceptedRange.lowerBound + Int(number % UInt64(acceptedRange.count))
  }

  /// Fraction of the width, from 0.1 to 0.9.
  public var x: Double { Double(across) / 1000 }
  /// Fraction of the height, from 0.1 to 0.9.
  public var y: Double { Double(down) / 1000 }
}
