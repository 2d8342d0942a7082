/// Escapes text for other languages, such as those of shells.
///
/// All methods work scalar by scalar, since these languages are read by scalars or bytes. As a
/// `Character`, a quotation mark with an accent would be a different one, and CR LF would be one.
package enum Quoting {
  /// Returns the text as one word of a command line, for sh, bash, zsh and fish. It is quoted only
  /// if necessary.
  package static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_.,/:@+".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : shellQuoted(text)
  }

  /// Returns the text in single quotes. Single quotes and backslashes in it are put in double
  /// quotes, which works in every shell, even after the quotes are doubled in piped lists.
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

  /// Returns a command line for a crontab, with the given variables. Percent signs are escaped,
  /// since a bare `%` would end it. No backslash may stand before an escaped `%`, so words contain
  /// one only together with the character that it escapes.
  package static func crontabCommand(
    _ words: [String], with variables: [(name: String, value: String)] = []
  ) -> String {
    (variables.map { "\($0.name)=\(shellWord($0.value))" } + words.map(shellWord))
      .joined(separator: " ").replacingScalars { $0 == "%" ? "\\%" : nil }
  }

  /// Returns a command line for a systemd unit. Dollar signs are escaped in all words but the
  /// first, since systemd expands variables there.
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

  /// Returns the text escaped for XML or HTML, including quoted attributes. Characters forbidden in
  /// XML, control characters and bidirectional controls are replaced or removed.
  package static func markupEscaped(_ text: String) -> String {
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

  /// Returns text for one line of a manual page with roff's special characters escaped.
  package static func roffEscaped(_ text: String) -> String {
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
      // Use named characters: a terminal that lacks them shows the nearest one.
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
  /// Returns the text with scalars replaced; if `replacement` returns nil, the scalar is kept.
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
