/// Rules for accepting JSON.
package struct JSONRules: Hashable, Sendable {
  /// RFC 8259, with or without a byte order mark.
  package static let strict = JSONRules()
  /// Accepts everything that is understandable.
  package static let lenient = JSONRules(tolerance: [.brokenText, .oddEscapes, .bareControls])

  /// Maximum nesting depth, 1 to 1,000.
  package let maxDepth: Int
  package let tolerance: JSONTolerance

  package init(deepest: Int = 256, tolerance: JSONTolerance = []) {
    self.maxDepth = min(max(deepest, 1), 1000)
    self.tolerance = tolerance
  }
}

/// Errors of other programs that may be tolerated, all within strings.
package struct JSONTolerance: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Bytes that are not UTF-8 and unpaired surrogates become U+FFFD.
  package static let brokenText = JSONTolerance(rawValue: 1)
  /// A backslash before a character that needs none is ignored: `\'`.
  package static let oddEscapes = JSONTolerance(rawValue: 2)
  /// Line breaks, tabs and other control characters need no escape.
  package static let bareControls = JSONTolerance(rawValue: 4)
}
