import HearthDomain

extension String {
  /// The text with escape characters made visible, for golden files.
  var visibleEscapes: String { replacing("\u{1B}", with: "␛") }
}
