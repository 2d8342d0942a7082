/// A value that can be drawn on a part of a frame.
///
/// A widget lays itself out in what of the rect lies within the frame, draws nothing outside it,
/// and takes any rect, even an empty one.
public protocol Widget {
  func draw(in frame: inout Frame, at rect: Rect)
}
