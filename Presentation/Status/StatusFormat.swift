import HearthDomain

/// The program that displays the status.
package enum StatusFormat: String, CaseIterable, Sendable {
  case plain
  case json
  case waybar
  case polybar
  case tmux
  case i3blocks
  case starship

  /// Returns the value with the program's markup escaped.
  func escapingMarkup(in value: String) -> String {
    switch self {
    case .plain, .json, .starship: value
    case .waybar, .i3blocks:
      value.replacingScalars {
        switch $0 {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
      }
    case .polybar: value.withoutPolybarTags
    case .tmux: value.replacingScalars { $0 == "#" ? "##" : nil }
    }
  }
}

extension String {
  /// The text with a zero-width space inside each `%{`, which would begin a polybar tag. Polybar
  /// has no other escape.
  fileprivate var withoutPolybarTags: String {
    var text = String.UnicodeScalarView()
    var isAfterPercent = false
    for scalar in unicodeScalars {
      if isAfterPercent, scalar == "{" { text.append("\u{200B}") }
      text.append(scalar)
      isAfterPercent = scalar == "%"
    }
    // A value that ends with `%` gets a zero-width space, because the text after it in the template
    // may begin with a brace.
    if isAfterPercent { text.append("\u{200B}") }
    return String(text)
  }
}
