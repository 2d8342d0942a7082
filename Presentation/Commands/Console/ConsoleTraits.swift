import HearthDomain
import TerminalKit

/// What a command may know about the place it speaks to.
public struct ConsoleTraits: Sendable {
  public var language: Language
  /// Columns and rows of the terminal; 80 × 24 where nobody knows.
  public var size = Size(width: 80, height: 24)
  /// Columns of the terminal at standard error.
  public var errorWidth = 80
  public var widths = DisplayWidth.standard
  /// The day with which weeks begin; nil for what is usual in the language.
  public var firstWeekday: Weekday?
  public var inputIsTerminal = false
  public var outputIsTerminal = false
  public var errorIsTerminal = false
  public var colors = ColorLevel.none
  public var errorColors = ColorLevel.none
  /// Whether the terminal takes escape sequences at all.
  public var showsLinks = false
  /// Whether tmux stands between the program and the terminal.
  public var isInsideTmux = false
  public var wantsJSON = false
  public var assumesYes = false
  public var neverAsks = false

  public init(language: Language) {
    self.language = language
  }
}

/// The form in which results are printed.
public enum OutputForm: Sendable {
  /// For eyes: aligned, coloured, cut to the width.
  case terminal
  /// For programs: tab-separated, nothing cut.
  case piped
  case json
}

extension ConsoleTraits {
  public var form: OutputForm {
    if wantsJSON { return .json }
    return outputIsTerminal ? .terminal : .piped
  }

  /// The days of a week in the order in which calendars show them.
  var weekdays: [Weekday] { Weekday.order(from: firstWeekday, in: language) }
}
