/// A calendar by its name, with what is known of it beside its events.
public struct EventCalendar: Hashable, Sendable {
  public let name: CalendarName
  public var color: CalendarColor
  /// Whether its events come from elsewhere, and nobody changes them here.
  public var isReadOnly: Bool
  /// From what the ids of its events follow, on every device; nil where it is kept equal to
  /// nothing.
  public var link: ID<Link>?
  /// Whether its events are left out where days are looked at; everything else goes on.
  public var isHidden: Bool

  public init(
    name: CalendarName, color: CalendarColor, isReadOnly: Bool = false,
    link: ID<Link>? = nil, isHidden: Bool = false
  ) {
    self.name = name
    self.color = color
    self.isReadOnly = isReadOnly
    self.link = link
    self.isHidden = isHidden
  }

  /// The one at home as it is until somebody changes it.
  public static let home = EventCalendar(name: .home, color: .usual)
}

/// A calendar and how much is in it.
public struct ListedCalendar: Hashable, Sendable {
  public let calendar: EventCalendar
  public let events: Int
}

/// Why something cannot be done with calendars or address books.
public enum CalendarRefusal: Hashable, Sendable {
  /// There is no such calendar; these are.
  case unknown(name: String, known: [CalendarName])
  case noSuchLink(name: String, known: [CalendarName])
  case taken(CalendarName)
  /// Its events come from elsewhere.
  case isReadOnly(CalendarName)
  /// The one at home stays.
  case isHome
  /// It is kept equal to a folder or a server, which has to end first.
  case isLinked(CalendarName)
  /// It is refreshed from elsewhere, which has to end first.
  case isSubscribed(CalendarName)
  case isNotSubscribed(CalendarName)
  /// What came is no calendar; what was there stays.
  case noCalendarCame
  /// A calendar without any event came, where there were some; these stay.
  case emptyCalendarCame
  /// What came ends before the calendar does; what was there stays.
  case cutCalendarCame
  /// It is kept equal to nothing.
  case isNotLinked(CalendarName)
  /// One time of what repeats is in the calendar in which all of them are.
  case partOfSeries
  /// More than half of what was there is gone, on either side; nothing was done.
  case manyGone(CalendarName, LinkKind = .calendar, gone: Int, of: Int)
  /// A folder whose path is no text in UTF-8 cannot be kept.
  case placeIsNoText
  /// The address is neither an `https` one nor on this machine, or holds a name or password.
  case notAnAddress
  /// An address was to be typed, and none came.
  case noAddressCame
  /// The server has several, of which one is to be named.
  case severalThere([FoundCollection], LinkKind = .calendar)
  /// The server names none at that address.
  case noneThere(address: String, LinkKind = .calendar)
  /// Nobody can be asked for the password of that user, and nothing prints it.
  case noPassword(user: String, server: String)
  /// The command that prints a password ended with an error, or printed nothing.
  case passwordCommandFailed
  /// There is no such address book; these are.
  case unknownAddressBook(name: String, known: [CalendarName])
  case addressBookTaken(CalendarName)
  /// It is here and not linked; what is in it goes to the other side only where that is said.
  case isOnlyHere(CalendarName, LinkKind)
  /// Its contacts come from elsewhere.
  case addressBookIsReadOnly(CalendarName)
  /// It is kept equal to a folder or a server, which has to end first.
  case addressBookIsLinked(CalendarName)
  /// Somebody else has called the meeting: nothing of it is changed here but reminders.
  case isSomebodysMeeting(title: String, organizer: String)
  /// It is a task, which is kept as the program wrote it that it comes from.
  case isTask(title: String)
  /// No address of one's own is among those who are invited.
  case isNotInvited(title: String)
  /// So many others would be told, to which nobody has agreed.
  case tellsOthers(title: String, people: Int)
  /// The title or the note is longer than is shown here; only its file has all of it.
  case isShownInPart(title: String, Field)
  /// Its file says more of it than the part that is cut off could keep.
  case isTooLargeToCut(title: String)
  /// There is no open conflict with that number.
  case noConflict(Int)

  package var error: DomainError { .refused(.calendar(self)) }
}
