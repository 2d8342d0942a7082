/// Which button of a dialog is selected, and how far its text is scrolled.
public struct DialogState: Hashable, Sendable {
  /// How far the text is scrolled.
  public var scroll = ScrollState()
  private var button: Int

  public init(selected: Int = 0) {
    button = max(0, selected)
  }

  /// The selected button, or nil when there are none.
  public func selection(of count: Int) -> Int? {
    count > 0 ? min(button, count - 1) : nil
  }

  /// Moves to another button, from the last on to the first; whether anything changed.
  @discardableResult
  public mutating func move(by buttons: Int, of count: Int) -> Bool {
    guard let current = selection(of: count) else { return false }
    let before = self
    button = ((current + buttons % count) % count + count) % count
    return self != before
  }
}
