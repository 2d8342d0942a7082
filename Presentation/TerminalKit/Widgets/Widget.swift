/// A value that can be drawn on a part of a frame.
///
/// A widget lays itself out in what of the rect lies within the frame, draws nothing outside it,
/// and takes any rect, even an empty one.
public protocol Widget {
  func draw(in frame: inout Frame, at rect: Rect)
}

/// Where text stands in the columns it is given.
public enum Alignment: Hashable, Sendable {
  case leading
  case center
  case trailing

  /// The free columns before something, where `free` are left over.
  func indent(of free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, free) / 2
    case .trailing: max(0, free)
    }
  }
}
