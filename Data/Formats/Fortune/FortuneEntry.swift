/// An entry of a fortune file.
package struct FortuneEntry: Hashable, Sendable {
  package var text: String
  /// Author, given by a last line such as `-- Name`.
  package var author: String?
  /// Number of the line where the entry begins, from 1.
  package let line: Int

  package init(text: String, who: String? = nil, line: Int = 1) {
    self.text = text
    self.author = who
    self.line = line
  }
}
