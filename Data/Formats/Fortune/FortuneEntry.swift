/// An entry of a fortune file.
package struct FortuneEntry: Hashable, Sendable {
  package var text: String
  /// Author, from a last line `-- Name`.
  package var author: String?
  /// Line of its beginning, from 1.
  package let line: Int

  package init(text: String, who: String? = nil, line: Int = 1) {
    self.text = text
    self.author = who
    self.line = line
  }
}
