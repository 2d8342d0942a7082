/// A value that can be drawn into a part of a frame.
///
/// A widget uses the part of the rect within the frame, draws nothing outside it, and accepts any
/// rect, even an empty one.
public protocol Widget {
  func draw(in frame: inout Frame, at rect: Rect)
}
