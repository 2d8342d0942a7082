/// What the user has chosen of how the program looks, sounds and behaves, wherever it runs.
///
/// How canvases are drawn belongs to a store and is kept there: see ``MoodSettings``.
public struct Settings: Hashable, Sendable {
  /// Nil for the language of the system.
  public var language: Language?
  /// The colours of the full screen; nil for the program's own.
  public var theme: CardTheme?
  public var shade = Shade.automatic
  public var cardFont = CardFont.notoSerif
  /// The colours of cards; nil for those of the full screen.
  public var cardTheme: CardTheme?
  /// Nil for what is usual in the language.
  public var sayingLanguages: SayingLanguages?
  public var color = ColorChoice.automatic
  /// Whether characters of ambiguous width take two columns, as in some East Asian terminals.
  public var ambiguousIsWide = false
  public var usesMouse = true
  /// Whether nothing on the screen shall move by itself.
  public var reducesMotion = false
  /// The day with which weeks begin; nil for what is usual in the language.
  public var firstWeekday: Weekday?
  /// Whether calendars number their weeks.
  public var showsWeekNumbers = false
  /// Which of two numbers of a date is the month; nil for what is usual where the machine is.
  public var dateOrder: DateOrder?
  public var holidays = HolidaySettings()
  /// The calendar in which events are of which nobody says another.
  public var usualCalendar = CalendarName.home
  /// Whether who watches for reminders also reads subscribed calendars anew.
  public var refreshesCalendars = false
  /// Ways to get in touch beside those that the program knows.
  public var ownMeans: [OwnMeans] = []
  /// Words of the user's own for moods, with the level of each.
  public var moodWords = NamedLevels()
  /// For how long what was changed can be taken back.
  public var journalKeeping = JournalKeeping.quarter
  /// What is told to programs of the user's own.
  public var hooks = HookSettings()
  /// How reminders reach the user.
  public var delivery = DeliverySettings()
  /// What differs from the standard, which nearly every run goes without.
  private var chosenBooks: BookSearchSettings?
  private var chosenReminders: ReminderSettings?

  public init() {}

  /// What holds until the user says otherwise.
  public static let standard = Settings()

  public var books: BookSearchSettings {
    get { chosenBooks ?? .standard }
    set { chosenBooks = newValue == .standard ? nil : newValue }
  }

  /// All about reminders but their channels, which follow from the delivery.
  var reminding: ReminderSettings {
    get { chosenReminders ?? .standard }
    set { chosenReminders = newValue == .standard ? nil : newValue }
  }

  public var reminders: ReminderSettings {
    var reminders = reminding
    reminders.channels = delivery.channels
    return reminders
  }
}
