/// Centre of a shape on a canvas, in thousandths of width and height from the upper left corner.
/// The range keeps shapes away from the edges at every size.
public struct CanvasPlace: Hashable, Sendable {
  public static let accepted = 100...900

  public let across: Int
  public let down: Int

  /// Creates a place; returns nil if a value is outside of 100 to 900.
  public init?(across: Int, down: Int) {
    guard CanvasPlace.accepted.contains(across), CanvasPlace.accepted.contains(down) else {
      return nil
    }
    self.across = across
    self.down = down
  }

  static let middle = CanvasPlace(known: 500)

  private init(known both: Int) { (across, down) = (both, both) }

  /// Creates a random place; all places are equally likely.
  public init(drawnFrom randomness: inout some RandomNumberGenerator) {
    across = CanvasPlace.length(randomness.next())
    down = CanvasPlace.length(randomness.next())
  }

  // Int.random(in:) would never return with a generator that repeats one rejected number.
  private static func length(_ number: UInt64) -> Int {
    accepted.lowerBound + Int(number % UInt64(accepted.count))
  }

  /// Fraction of the width, from 0.1 to 0.9.
  public var x: Double { Double(across) / 1000 }
  /// Fraction of the height, from 0.1 to 0.9.
  public var y: Double { Double(down) / 1000 }
}
