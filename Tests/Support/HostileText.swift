/// Texts with delimiters that a `Character` hides: each with a mark that joins it, and line breaks
/// of two letters that are one.
package enum HostileText {
  package static let marks: [Unicode.Scalar] = ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{338}"]

  /// Texts of one line break or none, for every delimiter and mark.
  package static let all: [String] =
    delimiters.flatMap { delimiter in
      marks.map { mark in
        "a\(delimiter)\(mark);touch x;b \(delimiter)\(mark)\(delimiter)c\(delimiter)"
      }
    } + [
      "Jo'\u{FE0F};touch x;echo '\u{FE0F}", "\u{301}'\u{301}", "'", "\\", "\\'", "'\\", "a\\%b",
      "%\u{301}", "-x", "$(touch x)", "`touch x`", "${HOME}\u{301}", "a\r\nb", "\r\n", "a\nb\n",
      "x\"\u{301}\r\nExecStartPre=/bin/touch x", "", " ", "~", "~root", "엄마", "e\u{301}'",
    ]

  private static let delimiters: [Unicode.Scalar] = Array(
    "'\"\\%$`;&|<>()[]{}*?!#~=,:-./^@+ \t\n\r".unicodeScalars)
}
