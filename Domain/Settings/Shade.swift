/// Brightness of the background for which colours are chosen.
package enum Shade: String, CaseIterable, Hashable, Sendable {
  /// The brightness of the terminal's background.
  case automatic = "auto"
  case dark
  case light
}
