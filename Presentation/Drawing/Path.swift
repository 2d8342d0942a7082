/// An outline of lines and curves, in one or more subpaths.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, to: Point)
    case cubic(Point, Point, to: Point)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  /// Creates the outline that the body draws.
  package init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }

  /// Begins a new subpath at the point.
  package mutating func move(to point: Point) {
    elements.append(.move(point))
  }

  package mutating func addLine(to point: Point) {
    elements.append(.line(point))
  }

  package mutating func addCurve(to point: Point, control: Point) {
    elements.append(.quadratic(control: control, to: point))
  }

  package mutating func addCurve(to point: Point, first: Point, second: Point) {
    elements.append(.cubic(first, second, to: point))
  }

  /// Closes the current subpath with a line to its beginning.
  package mutating func close() {
    elements.append(.close)
  }

  /// Appends all subpaths of another outline.
  package mutating func add(_ other: Path) {
    elements += other.elements
  }

  /// Continues the current subpath along another outline, connecting both with a line.
  package mutating func continueAlong(_ other: Path) {
    let isOpen = elements.last.map { $0 != .close } ?? false
    guard isOpen, case .move(let point)? = other.elements.first else { return add(other) }
    addLine(to: point)
    elements += other.elements.dropFirst()
  }

  /// Returns the outline with each point replaced by the result of the closure.
  package func mapped(_ move: (Point) -> Point) -> Path {
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

  package func applying(_ transform: Transform) -> Path {
    mapped { transform($0) }
  }
}
