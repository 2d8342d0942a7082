/// How a terminal is asked to call its user's attention.
public enum NotificationSequence: Hashable, Sendable {
  /// OSC 99 of kitty, which knows one notification from another.
  case identified
  /// OSC 777, with a title.
  case titled
  /// OSC 9, a text only.
  case plain
  /// The bell, which every terminal has.
  case bell

  /// The variables of the environment that tell terminals apart, through tmux too.
  public static let variables = [
    "TERM", "TERM_PROGRAM", "LC_TERMINAL", "TMUX", "KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR",
    "WEZTERM_PANE", "ITERM_SESSION_ID", "KONSOLE_VERSION",
  ]

  /// What the terminal of this environment takes; the bell where nobody knows.
  public init(environment: [String: String]) {
    let has = { (name: String) in environment[name]?.isEmpty == false }
    let term = environment["TERM"] ?? ""
    let names = [term, environment["TERM_PROGRAM"] ?? "", environment["LC_TERMINAL"] ?? ""]
      .map { $0.lowercased() }
    let isCalled = { (word: String) in
      names.contains { name in name.indices.contains { name[$0...].hasPrefix(word) } }
    }
    if has("KITTY_WINDOW_ID") || isCalled("kitty") {
      self = .identified
    } else if has("ITERM_SESSION_ID") || isCalled("iterm") {
      self = .plain
    } else if ["GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE", "KONSOLE_VERSION"].contains(where: has)
      || ["ghostty", "wezterm", "foot", "rxvt-unicode", "contour", "konsole"]
        .contains(where: isCalled)
    {
      self = .titled
    } else {
      self = .bell
    }
  }

  /// The bytes that show the notification; control characters of the texts are left out. The id
  /// is the same for what is sent again.
  public func notifying(
    title: String, text: String, id: String, isInsideTmux: Bool
  ) -> String {
    let (title, text) = (title.shown, text.shown)
    let sequence: String
    switch self {
    case .bell: return "\u{7}"
    case .identified: sequence = NotificationSequence.identified(title, text, id)
    // The title ends at the first semicolon.
    case .titled:
      let plainTitle = String(
        String.UnicodeScalarView(title.unicodeScalars.map { $0 == ";" ? "," : $0 }))
      sequence = "\u{1B}]777;notify;\(plainTitle);\(text)\u{1B}\\"
    // A number in front would be taken for another command: a title never begins with one.
    case .plain: sequence = "\u{1B}]9;Hearth: \(text)\u{1B}\\"
    }
    return isInsideTmux ? Tmux.wrapped(sequence) : sequence
  }

  /// Its payload may have 2048 bytes before it is encoded.
  private static func identified(_ title: String, _ text: String, _ id: String) -> String {
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
  /// On one line, without control characters and marks that turn the direction of writing.
  fileprivate var shown: String {
    let oneLine = unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }
    return String(String.UnicodeScalarView(oneLine.filter { !$0.steersTerminal }))
  }
}
