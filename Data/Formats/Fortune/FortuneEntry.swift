/// One saying of a fortune file.
package struct FortuneEntry: Hashable, Sendable {
  package var text: String
  /// Who said it, from a line `-- Name` at the end.
  package var who: String?
  /// The line at which it begins, counted from 1.
  package let line: Int

  package init(text: String, who: String? = nil, line: Int = 1) {
    self.text = text
    self.who = who
    self.line = line
  }
}
