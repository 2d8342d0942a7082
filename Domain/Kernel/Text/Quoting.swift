/// Text as a part of another language, in which some of its letters mean more.
///
/// Every language is read by scalars or bytes, so that every text is looked at one scalar after
/// another: to a `Character` a quotation mark with an accent on it is another letter, and a line
/// break of two is one.
package enum Quoting {
  /// One word of a command line, in quotes only where it needs some: for sh, bash, zsh and fish.
  package static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_.,/:@+".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : shellQuoted(text)
  }

  /// The text between single quotes. What these cannot hold in every shell stands in double ones,
  /// where no backslash keeps a quote: lists in a pipe have two in place of each, and a command
  /// that is taken from there must still be one.
  package static func shellQuoted(_ text: String) -> String {
    let inside = text.replacingScalars {
      switch $0 {
      case "'": "'\"'\"'"
      case "\\": "'\"\\\\\"'"
      default: nil
      }
    }
    return "'\(inside)'"
  }

  /// A command line for a line of a crontab, in which a bare `%` would end it. The words have a
  /// backslash only with the letter that it belongs to, so that none stands before that `%`.
  package static func crontabCommand(_ words: [String]) -> String {
    words.map(shellWord).joined(separator: " ").replacingScalars { $0 == "%" ? "\\%" : nil }
  }

  /// A command line of a unit of systemd; variables are replaced in all words but the first.
  package static func systemdCommand(_ words: [String]) -> String {
    words.enumerated().map { place, word in
      let inside = word.replacingScalars {
        switch $0 {
        case "\\", "\"": "\\\($0)"
        case "%": "%%"
        case "$" where place > 0: "$$"
        case "\n": "\\n"
        case "\r": "\\r"
        default: nil
        }
      }
      return "\"\(inside)\""
    }
    .joined(separator: " ")
  }

  /// Text of XML or HTML, also between the quotation marks of an attribute, without what would
  /// end it and without characters that XML forbids, controls, and what turns the direction of
  /// writing beyond its own place.
  package static func markup(_ text: String) -> String {
    text.replacingScalars {
      switch $0 {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n": nil
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": ""
      default: nil
      }
    }
  }

  /// Text on one line of a manual page, with what roff would read as its own made plain.
  package static func roff(_ text: String) -> String {
    text.replacingScalars {
      switch $0 {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\u{A0}": "\\ "
      // Named, so that a terminal that knows none of these gets the nearest that it knows.
      case "“": "\\(lq"
      case "”": "\\(rq"
      case "‘": "\\(oq"
      case "’": "\\(cq"
      case "…": "..."
      case "\n", "\r": " "
      default: nil
      }
    }
  }
}

extension String {
  /// The text with some of its scalars written in another way; nil leaves one as it is.
  public func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
