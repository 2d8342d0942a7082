/// The selected button of a dialog, and the scroll position of its text.
public struct DialogState: Hashable, Sendable {
  /// Scroll position of the text.
  public var scroll = ScrollState()
  private var selectedButton: Int

  public init(selected: Int = 0) {
    selectedButton = max(0, selected)
  }

  /// Returns the index of the selected button, or nil if there are none.
  public func selection(of count: Int) -> Int? {
    count > 0 ? min(selectedButton, count - 1) : nil
  }

  /// Moves the selection, from the last button to the first and back. Returns whether it changed.
  @discardableResult
  public mutating func moveSelection(by buttons: Int, of count: Int) -> Bool {
    guard let current = selection(of: count) else { return false }
    let before = self
    selectedButton = ((current + buttons % count) % count + count) % count
    return self != before
  }
}
