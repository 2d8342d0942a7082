import HearthDomain
import TerminalKit

/// What commands can know about the terminal, and the settings that affect the output.
package struct ConsoleTraits: Sendable {
  package var language: Language
  /// Size of the terminal; 80 × 24 if unknown.
  package var size = Size(width: 80, height: 24)
  /// Width of the terminal to which standard error goes.
  package var errorWidth = 80
  package var widths = DisplayWidth.standard
  /// The first day of the week; nil for the usual one in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars display week numbers.
  package var showsWeekNumbers = false
  /// How sayings are displayed.
  package var sayingLook = SayingLook.standard
  /// The holidays that calendars display.
  package var holidays = HolidaySettings()
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  package var colorLevel = ColorLevel.none
  var errorColorLevel = ColorLevel.none
  /// Whether the terminal supports escape sequences at all.
  package var supportsEscapeSequences = false
  /// Whether symbols such as `✓` are replaced by ASCII on a terminal. Text in pipes is never
  /// changed.
  package var usesASCIIMarks = false
  /// Whether the program runs inside tmux.
  package var isInsideTmux = false
  package var wantsJSON = false
  package var assumesYes = false
  package var neverAsks = false
  /// The format of lists.
  var listForm = ListForm.standard

  package init(language: Language) {
    self.language = language
  }

  /// Returns the text as the terminal of standard error can display it.
  func errorStreamText(_ text: String) -> String {
    usesASCIIMarks && errorIsTerminal ? ASCIIMarks.text(text) : text
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
    // Selected fields are separated by tabs, also on a terminal.
    return outputIsTerminal && !listForm.hasSelectedFields ? .terminal : .piped
  }

  /// The format that determines which details of an item are read. If fields are selected, these
  /// are all details that JSON contains.
  var detailForm: OutputForm { listForm.hasSelectedFields ? .json : form }

  /// The days of a week in calendar order.
  var weekdays: [Weekday] { Weekday.weekOrder(from: firstWeekday, in: language) }
}
