import HearthDomain
import TerminalKit

/// The properties of the output that commands may use.
package struct ConsoleTraits: Sendable {
  package var language: Language
  /// Size of the terminal; 80 × 24 if unknown.
  package var size = Size(width: 80, height: 24)
  /// Width of the terminal at standard error.
  package var errorWidth = 80
  package var widths = DisplayWidth.standard
  /// The first day of the week; nil for the usual one in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars display week numbers.
  package var showsWeekNumbers = false
  /// How sayings are displayed.
  package var sayings = SayingLook.standard
  /// The holidays that calendars display.
  package var holidays = HolidaySettings()
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  package var colors = ColorLevel.none
  var errorColors = ColorLevel.none
  /// Whether the terminal supports escape sequences at all.
  package var showsLinks = false
  /// Whether marks are replaced by ASCII on a terminal. Text in pipes is never changed.
  package var hasPlainMarks = false
  /// Whether the program runs inside tmux.
  package var isInsideTmux = false
  package var wantsJSON = false
  package var assumesYes = false
  package var neverAsks = false
  /// The format of lists.
  var list = ListForm.usual

  package init(language: Language) {
    self.language = language
  }

  /// Returns the text as displayed by the terminal at standard error.
  func errorText(_ text: String) -> String {
    hasPlainMarks && errorIsTerminal ? ASCIIMarks.text(text) : text
  }
}

/// The format of results.
package enum OutputForm: Sendable {
  /// For people: aligned, coloured, cut to the width.
  case terminal
  /// For programs: tab-separated, never cut.
  case piped
  case json
}

extension ConsoleTraits {
  package var form: OutputForm {
    if wantsJSON { return .json }
    // Selected fields are printed as lines in any case.
    return outputIsTerminal && !list.hasSelectedFields ? .terminal : .piped
  }

  /// The level of detail of an item: everything that JSON contains if fields are selected.
  var content: OutputForm { list.hasSelectedFields ? .json : form }

  /// The days of a week in calendar order.
  var weekdays: [Weekday] { Weekday.order(from: firstWeekday, in: language) }
}
