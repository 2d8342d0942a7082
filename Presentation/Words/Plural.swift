/// An English noun that agrees with a number: `1 day`, `3 days`.
package struct Plural: Hashable, Sendable {
  private let singular: String
  private let plural: String

  /// Creates a noun. The plural adds an `s` by default.
  package init(_ one: String, _ many: String? = nil) {
    self.singular = one
    self.plural = many ?? one + "s"
  }

  /// Returns the noun for the number, without the number.
  package func noun(for count: Int) -> String {
    count.magnitude == 1 ? singular : plural
  }

  /// Returns the number and the noun.
  package func callAsFunction(_ count: Int) -> String {
    "\(count) \(noun(for: count))"
  }
}
