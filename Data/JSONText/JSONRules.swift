/// Which deviations from the JSON standard are accepted.
package struct JSONRules: Hashable, Sendable {
  /// Accepts RFC 8259 only, with or without a byte order mark.
  package static let strict = JSONRules()
  /// Accepts every deviation whose meaning is clear.
  package static let lenient = JSONRules(tolerance: [.brokenText, .oddEscapes, .bareControls])

  /// Maximum nesting depth, 1 to 1,000.
  package let maxDepth: Int
  package let tolerance: JSONTolerance

  package init(deepest: Int = 256, tolerance: JSONTolerance = []) {
    self.maxDepth = min(max(deepest, 1), 1000)
    self.tolerance = tolerance
  }
}

/// Deviations of other programs that may be tolerated. All of them are within strings.
package struct JSONTolerance: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Tolerates bytes that are not UTF-8 and unpaired surrogates, which become U+FFFD.
  package static let brokenText = JSONTolerance(rawValue: 1)
  /// Tolerates a needless backslash, as in `\'`, and ignores it.
  package static let oddEscapes = JSONTolerance(rawValue: 2)
  /// Tolerates line breaks, tabs and other control characters without escapes.
  package static let bareControls = JSONTolerance(rawValue: 4)
}
