/// What is accepted as JSON.
package struct JSONRules: Hashable, Sendable {
  /// RFC 8259, with a byte order mark or without.
  package static let strict = JSONRules()
  /// What can be understood although it breaks the rules.
  package static let lenient = JSONRules(tolerance: [.brokenText, .oddEscapes, .bareControls])

  /// How deep lists and objects may stand within each other, 1 to 1,000.
  package let deepest: Int
  package let tolerance: JSONTolerance

  package init(deepest: Int = 256, tolerance: JSONTolerance = []) {
    self.deepest = min(max(deepest, 1), 1000)
    self.tolerance = tolerance
  }
}

/// Slips of other programs that may be accepted, all of them within strings.
package struct JSONTolerance: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD.
  package static let brokenText = JSONTolerance(rawValue: 1)
  /// A backslash before a character that needs none is left out: `\'`.
  package static let oddEscapes = JSONTolerance(rawValue: 2)
  /// Line breaks, tabs and other control characters need no escape.
  package static let bareControls = JSONTolerance(rawValue: 4)
}
