/// An outline of lines and curves, in one or more parts.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, to: Point)
    case cubic(Point, Point, to: Point)
    case close
  }

  public private(set) var elements: [Element] = []

  public init() {}

  /// An outline that the body draws.
  public init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }

  /// Begins a new part there.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
  }

  public mutating func line(to point: Point) {
    elements.append(.line(point))
  }

  public mutating func curve(to point: Point, control: Point) {
    elements.append(.quadratic(control: control, to: point))
  }

  public mutating func curve(to point: Point, first: Point, second: Point) {
    elements.append(.cubic(first, second, to: point))
  }

  /// Leads this part back to where it began.
  public mutating func close() {
    elements.append(.close)
  }

  /// Adds all parts of another outline.
  public mutating func add(_ other: Path) {
    elements += other.elements
  }

  /// Goes on along another outline: what was its beginning becomes a line to there.
  public mutating func follow(_ other: Path) {
    let isOpen = elements.last.map { $0 != .close } ?? false
    guard isOpen, case .move(let point)? = other.elements.first else { return add(other) }
    line(to: point)
    elements += other.elements.dropFirst()
  }

  /// The same outline with every point moved.
  public func mapped(_ move: (Point) -> Point) -> Path {
    var copy = Path()
    copy.elements = elements.map { element in
      switch element {
      case .move(let point): .move(move(point))
      case .line(let point): .line(move(point))
      case .quadratic(let control, let point): .quadratic(control: move(control), to: move(point))
      case .cubic(let first, let second, let point):
        .cubic(move(first), move(second), to: move(point))
      case .close: .close
      }
    }
    return copy
  }

  public func applying(_ transform: Transform) -> Path {
    mapped { transform($0) }
  }
}
