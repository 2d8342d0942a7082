/// A calendar with its properties, without its events.
public struct EventCalendar: Hashable, Sendable {
  public let name: CalendarName
  public var color: CalendarColor
  /// Whether its events come from elsewhere and cannot be changed here.
  public var isReadOnly: Bool
  /// The link that syncs this calendar, from which the ids of its events derive on every device;
  /// nil if it is not linked.
  public var link: ID<Link>?
  /// Whether the agenda leaves out its events; everything else still includes them.
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

  /// The home calendar before anybody changes it.
  public static let home = EventCalendar(name: .home, color: .standard)
}

/// A calendar and the number of its events.
public struct ListedCalendar: Hashable, Sendable {
  public let calendar: EventCalendar
  public let eventCount: Int
}

/// Reasons why an operation on calendars or address books is refused.
public enum CalendarRefusal: Hashable, Sendable {
  /// There is no such calendar; `known` lists the existing ones.
  case unknownCalendar(name: String, known: [CalendarName])
  case noSuchLink(name: String, known: [CalendarName])
  case nameTaken(CalendarName)
  case isReadOnly(CalendarName)
  /// The home calendar cannot be renamed or removed.
  case isHome
  /// The calendar is linked to a folder or a server; the link has to be removed first.
  case isLinked(CalendarName)
  /// The calendar is a subscription, which has to be removed first.
  case isSubscribed(CalendarName)
  case isNotSubscribed(CalendarName)
  /// The received data is no calendar; the previous events stay.
  case receivedNoCalendar
  /// The received calendar has no events, but there were some; these stay.
  case receivedEmptyCalendar
  /// The received calendar is cut off; the previous events stay.
  case receivedTruncatedCalendar
  case isNotLinked(CalendarName)
  /// A single occurrence cannot move to another calendar than its series.
  case isPartOfSeries
  /// The path of the folder is not valid UTF-8 and cannot be stored.
  case pathIsNotUTF8
  /// The address is neither `https` nor on this machine, or contains a name or password.
  case invalidAddress
  /// No address was entered when asked for.
  case noAddressEntered
  /// The server has several calendars or address books, so that one has to be named.
  case severalCollections([FoundCollection], LinkKind = .calendar)
  /// The server has no calendar or address book at that address.
  case noCollection(address: String, LinkKind = .calendar)
  /// Nobody can be asked for the user's password, and no command that prints it is set.
  case noPassword(user: String, server: String)
  /// The password command failed or printed nothing.
  case passwordCommandFailed
  /// There is no such address book; `known` lists the existing ones.
  case unknownAddressBook(name: String, known: [CalendarName])
  case addressBookTaken(CalendarName)
  /// The address book exists and is not linked; its contents are only sent to the other side if the
  /// user asks for that.
  case existsOnlyLocally(CalendarName, LinkKind)
  case addressBookIsReadOnly(CalendarName)
  /// The address book is linked to a folder or a server; the link has to be removed first.
  case addressBookIsLinked(CalendarName)
  /// Somebody else organizes the meeting: only its reminders can be changed here.
  case isOthersMeeting(title: String, organizer: String)
  /// The item is a task, which is stored only as another program wrote it.
  case isTask(title: String)
  /// None of the user's addresses is invited.
  case isNotInvited(title: String)
  /// This number of other people would be notified, and the user has not agreed to that.
  case wouldNotifyOthers(title: String, people: Int)
  /// The title or note is longer than what is displayed; only the event's file text has all of it.
  case isOnlyPartlyShown(title: String, Field)
  /// The event's file text is too large to be copied to the part that is cut off.
  case isTooLargeToSplit(title: String)
  case noSuchConflict(Int)

  package var error: DomainError { .refused(.calendar(self)) }
}
