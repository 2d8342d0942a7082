import HearthDomain

extension String {
  /// Escapes as they can be read in a golden.
  var visibleEscapes: String { replacing("\u{1B}", with: "␛") }
}
