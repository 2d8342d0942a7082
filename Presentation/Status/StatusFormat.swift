import HearthDomain

/// For whom a status is written.
package enum StatusFormat: String, CaseIterable, Sendable {
  case plain
  case json
  case waybar
  case polybar
  case tmux
  case i3blocks
  case starship

  /// A value with nothing in it that the reader would take for more than a text.
  func escaped(_ value: String) -> String {
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
  /// The text with a space that nobody sees where a tag would begin: polybar knows no other way to
  /// keep it from being one.
  fileprivate var withoutPolybarTags: String {
    var text = String.UnicodeScalarView()
    var isAfterPercent = false
    for scalar in unicodeScalars {
      if isAfterPercent, scalar == "{" { text.append("\u{200B}") }
      text.append(scalar)
      isAfterPercent = scalar == "%"
    }
    // What the template has behind it may go on with a brace.
    if isAfterPercent { text.append("\u{200B}") }
    return String(text)
  }
}
