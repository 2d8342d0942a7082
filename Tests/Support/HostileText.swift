/// Texts whose delimiters are hidden inside a `Character`: each is followed by a combining mark,
/// and a CR LF line break counts as a single character.
package enum HostileText {
  package static let marks: [Unicode.Scalar] = ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{338}"]

  /// Texts for every delimiter and mark, with one line break or none.
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
