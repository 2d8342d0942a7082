/// The user's settings of the program, which are independent of any store.
///
/// Settings of canvases belong to a store: see ``MoodSettings``.
package struct Settings: Hashable, Sendable {
  /// Language; nil for the system's language.
  package var language: Language?
  /// Colours of the full screen; nil for the default ones.
  package var theme: CardTheme?
  package var shade = Shade.automatic
  package var cardFont = CardFont.notoSerif
  /// Colours of cards; nil to use those of the full screen.
  package var cardTheme: CardTheme?
  /// Which texts of sayings are displayed; nil for the default of the user's language.
  package var sayingLanguages: SayingLanguages?
  package var color = ColorChoice.automatic
  /// Whether characters of ambiguous width take two columns, as in some East Asian terminals.
  package var treatsAmbiguousAsWide = false
  package var usesMouse = true
  /// Whether animations are disabled.
  package var reducesMotion = false
  /// First day of the week; nil for the language's default.
  package var firstWeekday: Weekday?
  /// Whether calendars display week numbers.
  package var showsWeekNumbers = false
  /// Order of day and month in dates; nil for the machine's default.
  package var dateOrder: DateOrder?
  package var holidays = HolidaySettings()
  /// Calendar for new events if none is named.
  package var defaultCalendar = CalendarName.home
  /// Default length of events in minutes.
  package var eventMinutes = EventSpan.defaultMinutes
  /// Whether subscribed calendars are refreshed while watching for reminders.
  package var refreshesCalendars = false
  /// Contact methods that the user defined.
  package var customMeans: [CustomContactMethod] = []
  /// Names for moods that the user defined, with their levels.
  package var moodWords = NamedLevels()
  /// How long the journal keeps changes, so that undo can revert them.
  package var journalRetention = JournalRetention.quarter
  /// Settings of hooks.
  package var hooks = HookSettings()
  /// The email address for feedback on the program.
  package var feedbackAddress: String?
  /// What the user said about the columns of imported tables.
  package var importColumns: [RememberedTable] = []
  /// Delivery of reminders.
  package var delivery = DeliverySettings()
  /// Settings of book searches if they differ from the default; nil in nearly every run.
  private var chosenBooks: BookSearchSettings?
  private var chosenReminders: ReminderSettings?

  package init() {}

  /// Default settings.
  package static let standard = Settings()

  package var books: BookSearchSettings {
    get { chosenBooks ?? .standard }
    set { chosenBooks = newValue == .standard ? nil : newValue }
  }

  /// Settings of reminders except the channels, which follow from ``delivery``.
  var reminderSettings: ReminderSettings {
    get { chosenReminders ?? .standard }
    set { chosenReminders = newValue == .standard ? nil : newValue }
  }

  package var eventDefaults: EventDefaults {
    var defaults = EventDefaults()
    (defaults.allDayTime, defaults.reminders, defaults.minutes) = (
      reminderSettings.allDayTime, reminderSettings.eventReminders, eventMinutes
    )
    return defaults
  }

  package var reminders: ReminderSettings {
    var reminders = reminderSettings
    reminders.channels = delivery.channels
    return reminders
  }
}
