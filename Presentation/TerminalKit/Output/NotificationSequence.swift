/// A way to make the terminal notify its user.
public enum NotificationSequence: Hashable, Sendable {
  /// OSC 99 of kitty, in which notifications have ids.
  case osc99
  /// OSC 777, with a title.
  case osc777
  /// OSC 9, with a text only.
  case osc9
  /// The bell, which every terminal supports.
  case bell

  /// The environment variables that identify the terminal, also inside tmux.
  public static let environmentVariables = [
    "TERM", "TERM_PROGRAM", "LC_TERMINAL", "TMUX", "KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR",
    "WEZTERM_PANE", "ITERM_SESSION_ID", "KONSOLE_VERSION",
  ]

  /// The best sequence that the terminal of this environment supports; the bell if the terminal is
  /// unknown.
  public init(environment: [String: String]) {
    let has = { (name: String) in environment[name]?.isEmpty == false }
    let term = environment["TERM"] ?? ""
    let names = [term, environment["TERM_PROGRAM"] ?? "", environment["LC_TERMINAL"] ?? ""]
      .map { $0.lowercased() }
    let isCalled = { (word: String) in
      names.contains { name in name.indices.contains { name[$0...].hasPrefix(word) } }
    }
    if has("KITTY_WINDOW_ID") || isCalled("kitty") {
      self = .osc99
    } else if has("ITERM_SESSION_ID") || isCalled("iterm") {
      self = .osc9
    } else if ["GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE", "KONSOLE_VERSION"].contains(where: has)
      || ["ghostty", "wezterm", "foot", "rxvt-unicode", "contour", "konsole"]
        .contains(where: isCalled)
    {
      self = .osc777
    } else {
      self = .bell
    }
  }

  /// Returns the bytes that display the notification. Control characters are removed from the
  /// texts. A notification with the same id replaces the earlier one.
  public func sequence(
    title: String, text: String, id: String, isInsideTmux: Bool
  ) -> String {
    let (title, text) = (title.safeText, text.safeText)
    let sequence: String
    switch self {
    case .bell: return "\u{7}"
    case .osc99: sequence = NotificationSequence.osc99Sequences(title, text, id)
    // The title ends at the first semicolon.
    case .osc777:
      let plainTitle = String(
        String.UnicodeScalarView(title.unicodeScalars.map { $0 == ";" ? "," : $0 }))
      sequence = "\u{1B}]777;notify;\(plainTitle);\(text)\u{1B}\\"
    // OSC 9 would parse a leading number as another command, so the program's name precedes the
    // text.
    case .osc9: sequence = "\u{1B}]9;Hearth: \(text)\u{1B}\\"
    }
    return isInsideTmux ? Tmux.wrappedForPassthrough(sequence) : sequence
  }

  /// Returns the OSC 99 sequences; each payload is limited to 2048 bytes before it is encoded.
  private static func osc99Sequences(_ title: String, _ text: String, _ id: String) -> String {
    let name = String(
      id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(100))
    let payload = { (text: String) in
      String(decoding: Base64.encoded(Array(text.utf8.prefix(2000))), as: UTF8.self)
    }
    return "\u{1B}]99;i=\(name):d=0:e=1:p=title;\(payload(title))\u{1B}\\"
      + "\u{1B}]99;i=\(name):d=1:e=1:p=body;\(payload(text))\u{1B}\\"
  }
}

extension String {
  /// The text on one line, without control characters and marks that change the writing direction.
  fileprivate var safeText: String {
    let oneLine = unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }
    return String(String.UnicodeScalarView(oneLine.filter { !$0.controlsTerminal }))
  }
}
