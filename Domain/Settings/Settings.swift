/// What the user has chosen of how the program looks, sounds and behaves, wherever it runs.
///
/// How canvases are drawn belongs to a store and is kept there: see ``MoodSettings``.
package struct Settings: Hashable, Sendable {
  /// Nil for the language of the system.
  package var language: Language?
  /// The colours of the full screen; nil for the program's own.
  package var theme: CardTheme?
  package var shade = Shade.automatic
  package var cardFont = CardFont.notoSerif
  /// The colours of cards; nil for those of the full screen.
  package var cardTheme: CardTheme?
  /// Nil for what is usual in the language.
  package var sayingLanguages: SayingLanguages?
  package var color = ColorChoice.automatic
  /// Whether characters of ambiguous width take two columns, as in some East Asian terminals.
  package var ambiguousIsWide = false
  package var usesMouse = true
  /// Whether nothing on the screen shall move by itself.
  package var reducesMotion = false
  /// The day with which weeks begin; nil for what is usual in the language.
  package var firstWeekday: Weekday?
  /// Whether calendars number their weeks.
  package var showsWeekNumbers = false
  /// Which of two numbers of a date is the month; nil for what is usual where the machine is.
  package var dateOrder: DateOrder?
  package var holidays = HolidaySettings()
  /// The calendar in which events are of which nobody says another.
  package var usualCalendar = CalendarName.home
  /// Whether who watches for reminders also reads subscribed calendars anew.
  package var refreshesCalendars = false
  /// Ways to get in touch beside those that the program knows.
  package var ownMeans: [OwnMeans] = []
  /// Words of the user's own for moods, with the level of each.
  package var moodWords = NamedLevels()
  /// For how long what was changed can be taken back.
  package var journalKeeping = JournalKeeping.quarter
  /// What is told to programs of the user's own.
  package var hooks = HookSettings()
  /// How reminders reach the user.
  package var delivery = DeliverySettings()
  /// What differs from the standard, which nearly every run goes without.
  private var chosenBooks: BookSearchSettings?
  private var chosenReminders: ReminderSettings?

  package init() {}

  /// What holds until the user says otherwise.
  package static let standard = Settings()

  package var books: BookSearchSettings {
    get { chosenBooks ?? .standard }
    set { chosenBooks = newValue == .standard ? nil : newValue }
  }

  /// All about reminders but their channels, which follow from the delivery.
  var reminding: ReminderSettings {
    get { chosenReminders ?? .standard }
    set { chosenReminders = newValue == .standard ? nil : newValue }
  }

  package var reminders: ReminderSettings {
    var reminders = reminding
    reminders.channels = delivery.channels
    return reminders
  }
}
