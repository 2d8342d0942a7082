/// Brightness of the background that colours are made for.
package enum Shade: String, CaseIterable, Hashable, Sendable {
  /// That of the terminal's background.
  case automatic = "auto"
  case dark
  case light
}
