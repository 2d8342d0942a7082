/// Where the centre of a shape is on a canvas, in thousandths of its sides from the upper left
/// corner; always far enough from the edges, whatever the size of the canvas.
public struct CanvasPlace: Hashable, Sendable {
  public static let accepted = 100...900

  public let across: Int
  public let down: Int

  /// The place, or nil outside of 100 to 900.
  public init?(across: Int, down: Int) {
    guard CanvasPlace.accepted.contains(across), CanvasPlace.accepted.contains(down) else {
      return nil
    }
    self.across = across
    self.down = down
  }

  /// Any place, all as likely.
  public init(drawnFrom randomness: inout some RandomNumberGenerator) {
    across = CanvasPlace.length(randomness.next())
    down = CanvasPlace.length(randomness.next())
  }

  // Not Int.random: that draws for ever where chance only repeats itself.
  private static func length(_ number: UInt64) -> Int {
    accepted.lowerBound + Int(number % UInt64(accepted.count))
  }

  /// From 0.1 to 0.9 of the width.
  public var x: Double { Double(across) / 1000 }
  /// From 0.1 to 0.9 of the height.
  public var y: Double { Double(down) / 1000 }
}
