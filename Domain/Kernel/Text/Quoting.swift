/// Escapes text for other languages.
///
/// All methods work on scalars, since other languages are read by scalars or bytes: as a
/// `Character`, a quotation mark with an accent is a different one, and CR LF is one.
package enum Quoting {
  /// Returns one word of a command line for sh, bash, zsh and fish, quoted only if necessary.
  package static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_.,/:@+".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : shellQuoted(text)
  }

  /// Returns the text in single quotes. Quotes and backslashes go into double quotes, which works
  /// in every shell and also after the quotes are doubled in piped lists.
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

  /// Returns a command line for a crontab with the given variables; a bare `%` would end it. Words
  /// contain backslashes only together with the character they belong to, so that none precedes an
  /// escaped `%`.
  package static func crontabCommand(
    _ words: [String], with variables: [(name: String, value: String)] = []
  ) -> String {
    (variables.map { "\($0.name)=\(shellWord($0.value))" } + words.map(shellWord))
      .joined(separator: " ").replacingScalars { $0 == "%" ? "\\%" : nil }
  }

  /// Returns a command line for a systemd unit; systemd expands variables in all words but the
  /// first.
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

  /// Returns text for XML or HTML, also for quoted attributes. Characters forbidden in XML, control
  /// characters, and bidirectional controls are replaced or removed.
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
      // Named characters, so that a terminal without them shows the nearest one.
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
  /// Replaces scalars; nil keeps a scalar.
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
