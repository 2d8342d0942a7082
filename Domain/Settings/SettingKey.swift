/// Identity of a setting.
package enum SettingKey: Hashable, Sendable {
  case language
  case weekStart
  case weekNumbers
  case dateOrder
  case theme
  case appearance
  case color
  case reducedMotion
  case mouse
  case ambiguousWidth
  case cardFont
  case cardTheme
  case sayingLanguages
  case holidays
  case addedHolidays
  case defaultCalendar
  case calendarRefresh
  case eventLength
  case customMeans
  case moodWords
  case canvasMode
  case canvasPalette
  case canvasShuffle
  case canvasPaper
  case canvasArtist
  case birthdayTime
  case allDayTime
  case readingTime
  case sayingTime
  case moodTime
  case quietHours
  case channels
  case command
  case ntfyServer
  case ntfyTopic
  case bookOrder
  case journalRetention
  /// Whether a hook is run before changes and may refuse them.
  case askingHook
  /// Whether bulk changes such as imports are passed to hooks.
  case bulkHook
  case feedbackAddress
  case importColumns
  /// Whether reminders of the kind are enabled.
  case remindersEnabled(ReminderKind)
  /// The API key for a book source.
  case key(BookSource)
  /// The address of a book source.
  case address(BookSource)

  /// Name with hyphens, after the area and a dot: `remind.birthday-time`.
  package var name: String {
    switch self {
    case .language: "language"
    case .weekStart: "week-start"
    case .weekNumbers: "week-numbers"
    case .dateOrder: "date-order"
    case .theme: "theme"
    case .appearance: "appearance"
    case .color: "color"
    case .reducedMotion: "reduced-motion"
    case .mouse: "mouse"
    case .ambiguousWidth: "ambiguous-width"
    case .cardFont: "card-font"
    case .cardTheme: "card-theme"
    case .sayingLanguages: "sayings.languages"
    case .holidays: "calendar.holidays"
    case .addedHolidays: "calendar.holidays.add"
    case .defaultCalendar: "calendar.default"
    case .calendarRefresh: "calendar.refresh"
    case .eventLength: "event.length"
    case .customMeans: "people.means"
    case .moodWords: "mood.words"
    case .canvasMode: "canvas.mode"
    case .canvasPalette: "canvas.palette"
    case .canvasShuffle: "canvas.shuffle"
    case .canvasPaper: "canvas.paper"
    case .canvasArtist: "canvas.artist"
    case .birthdayTime: "remind.birthday-time"
    case .allDayTime: "remind.all-day-time"
    case .readingTime: "remind.reading-time"
    case .sayingTime: "remind.saying-time"
    case .moodTime: "remind.mood-time"
    case .quietHours: "remind.quiet"
    case .channels: "remind.channels"
    case .command: "remind.command"
    case .ntfyServer: "remind.ntfy-server"
    case .ntfyTopic: "remind.ntfy-topic"
    case .bookOrder: "books.order"
    case .journalRetention: "journal.keep"
    case .askingHook: "hooks.before-change"
    case .bulkHook: "hooks.bulk"
    case .feedbackAddress: "feedback.address"
    case .importColumns: "import.columns"
    case .remindersEnabled(let kind): "remind.\(kind.rawValue)"
    case .key(let source): "books.key.\(source.rawValue)"
    case .address(let source): "books.address.\(source.rawValue)"
    }
  }
}
