import HearthDomain

extension CanvasPosition {
  /// Parses a position, given as fractions of the canvas's width and height; nil if it is malformed
  /// or outside of the canvas.
  init?(across: String?, down: String?) {
    guard let across, let down, let x = Double(across), let y = Double(down),
      let across = Int(exactly: (x * 1000).rounded()),
      let down = Int(exactly: (y * 1000).rounded())
    else { return nil }
    self.init(across: across, down: down)
  }
}

extension MoodLevel {
  /// Returns the level. Throws ``UnreadableRecord`` if it is invalid.
  static func validated(_ value: Int) throws(UnreadableRecord) -> MoodLevel {
    do {
      return try MoodLevel(value)
    } catch DomainError.invalid(let issues) {
      throw UnreadableRecord(.invalid(issues))
    } catch {
      throw UnreadableRecord("level", String(value))
    }
  }
}
