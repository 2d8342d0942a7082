/// For a dark or a light background.
package enum Shade: String, CaseIterable, Hashable, Sendable {
  /// As the terminal's background is.
  case automatic = "auto"
  case dark
  case light
}
