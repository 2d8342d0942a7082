extension ColorLevel {
  /// The environment variables that are read.
  public static let environmentVariables = ["NO_COLOR", "TERM", "COLORTERM", "TMUX"]

  /// Returns the colour level that the environment implies; `.none` if `NO_COLOR` is not empty.
  public static func detect(environment: [String: String]) -> ColorLevel {
    detect { environment[$0] }
  }

  /// Returns the colour level, looking the variables up one by one.
  public static func detect(variable: (String) -> String?) -> ColorLevel {
    if variable("NO_COLOR").map({ !$0.isEmpty }) ?? false { return .none }
    let term = variable("TERM") ?? ""
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt") { return .none }
    // GNU screen mistakes the channels of a true colour for attributes. tmux, which may use the
    // same `TERM`, supports true colours.
    let isScreen = term.hasPrefix("screen") && (variable("TMUX") ?? "").isEmpty
    if isScreen { return term.hasSuffix("256color") ? .colors256 : .sixteenColors }
    let color = variable("COLORTERM")
    if color == "truecolor" || color == "24bit" { return .truecolor }
    if term.hasSuffix("-direct") || term.hasPrefix("xterm-kitty") || term.hasPrefix("xterm-ghostty")
    {
      return .truecolor
    }
    if term.hasSuffix("256color") || term.hasPrefix("alacritty") || term.hasPrefix("foot") {
      return .colors256
    }
    return .sixteenColors
  }
}
