extension ColorLevel {
  /// The variables that are heeded.
  public static let variables = ["NO_COLOR", "TERM", "COLORTERM", "TMUX"]

  /// What the environment says of the terminal's colours; a non-empty `NO_COLOR` says none.
  public static func detect(environment: [String: String]) -> ColorLevel {
    detect { environment[$0] }
  }

  /// The same, with the variables looked up one by one.
  public static func detect(variable: (String) -> String?) -> ColorLevel {
    if variable("NO_COLOR").map({ !$0.isEmpty }) ?? false { return .none }
    let term = variable("TERM") ?? ""
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt") { return .none }
    // GNU screen takes the parts of a true colour for attributes; tmux, which may use its name,
    // understands them.
    let isScreen = term.hasPrefix("screen") && (variable("TMUX") ?? "").isEmpty
    if isScreen { return term.hasSuffix("256color") ? .palette : .sixteen }
    let color = variable("COLORTERM")
    if color == "truecolor" || color == "24bit" { return .truecolor }
    if term.hasSuffix("-direct") || term.hasPrefix("xterm-kitty") || term.hasPrefix("xterm-ghostty")
    {
      return .truecolor
    }
    if term.hasSuffix("256color") || term.hasPrefix("alacritty") || term.hasPrefix("foot") {
      return .palette
    }
    return .sixteen
  }
}
