import HearthDomain
import TerminalKit

/// What a command may know about the place it speaks to.
package struct ConsoleTraits: Sendable {
  package var language: Language
  /// Columns and rows of the terminal; 80 × 24 where nobody knows.
  package var size = Size(width: 80, height: 24)
  /// Columns of the terminal at standard error.
  package var errorWidth = 80
  package var widths = DisplayWidth.standard
  /// The day with which weeks begin; nil for what is usual in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars number their weeks.
  package var showsWeekNumbers = false
  /// How sayings are shown.
  package var sayings = SayingLook.standard
  /// Which holidays calendars show.
  package var holidays = HolidaySettings()
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  package var colors = ColorLevel.none
  var errorColors = ColorLevel.none
  /// Whether the terminal takes escape sequences at all.
  package var showsLinks = false
  /// Whether marks are of ASCII on a terminal; in a pipe a text stays as it is.
  package var hasPlainMarks = false
  /// Whether tmux stands between the program and the terminal.
  package var isInsideTmux = false
  package var wantsJSON = false
  package var assumesYes = false
  package var neverAsks = false
  /// In which form lists are printed.
  var list = ListForm.usual

  package init(language: Language) {
    self.language = language
  }

  /// The text as the terminal at standard error shows it.
  func errorText(_ text: String) -> String {
    hasPlainMarks && errorIsTerminal ? ASCIIMarks.text(text) : text
  }
}

/// The form in which results are printed.
package enum OutputForm: Sendable {
  /// For eyes: aligned, coloured, cut to the width.
  case terminal
  /// For programs: tab-separated, nothing cut.
  case piped
  case json
}

extension ConsoleTraits {
  package var form: OutputForm {
    if wantsJSON { return .json }
    // What was chosen stands in lines, whoever reads them.
    return outputIsTerminal && !list.isOfFields ? .terminal : .piped
  }

  /// What is told of each thing: all that JSON has where fields of that are asked for.
  var content: OutputForm { list.isOfFields ? .json : form }

  /// The days of a week in the order in which calendars show them.
  var weekdays: [Weekday] { Weekday.order(from: firstWeekday, in: language) }
}
