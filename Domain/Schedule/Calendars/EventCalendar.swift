/// Properties of a calendar, without its events.
public struct EventCalendar: Hashable, Sendable {
  public let name: CalendarName
  public var color: CalendarColor
  /// Whether the events are only downloaded, so that they cannot be changed here.
  public var isReadOnly: Bool
  /// The link that syncs this calendar; nil if there is none. Event ids are derived from it, so
  /// that they are equal on all devices.
  public var link: ID<Link>?
  /// Whether the agenda leaves out the calendar's events. They still appear everywhere else.
  public var isHidden: Bool
  /// Whether the collection with which it is linked stores to-dos.
  public var acceptsToDos: Bool

  public init(
    name: CalendarName, color: CalendarColor, isReadOnly: Bool = false,
    link: ID<Link>? = nil, isHidden: Bool = false, acceptsToDos: Bool = true
  ) {
    self.name = name
    self.color = color
    self.isReadOnly = isReadOnly
    self.link = link
    self.isHidden = isHidden
    self.acceptsToDos = acceptsToDos
  }

  /// The home calendar with its default properties.
  public static let home = EventCalendar(name: .home, color: .standard)
}

/// A calendar and the numbers of its events and to-dos.
public struct ListedCalendar: Hashable, Sendable {
  public let calendar: EventCalendar
  public let eventCount: Int
  public let toDoCount: Int
}

/// Reasons why an operation on calendars or address books is refused.
public enum CalendarRefusal: Hashable, Sendable {
  /// There is no such calendar; `known` lists the existing ones.
  case unknownCalendar(name: String, known: [CalendarName])
  case noSuchLink(name: String, known: [CalendarName])
  case nameTaken(CalendarName)
  case isReadOnly(CalendarName)
  /// The collection with which the calendar is linked stores no to-dos.
  case acceptsNoToDos(CalendarName)
  /// The home calendar cannot be renamed or removed.
  case isHome
  /// The calendar is linked to a folder or a server; the link has to be removed first.
  case isLinked(CalendarName)
  /// The calendar is a subscription; the subscription has to be removed first.
  case isSubscribed(CalendarName)
  case isNotSubscribed(CalendarName)
  /// The received data is not a calendar; the previous events are kept.
  case receivedNoCalendar
  /// The received calendar has no events, although there were some before; these are kept.
  case receivedEmptyCalendar
  /// The received calendar is truncated; the previous events are kept.
  case receivedTruncatedCalendar
  case isNotLinked(CalendarName)
  /// A single occurrence cannot be moved to another calendar, since its series stays.
  case isPartOfSeries
  /// The path of the folder is not valid UTF-8 and cannot be stored.
  case pathIsNotUTF8
  /// The address is neither `https` nor on this machine, or it contains a user name or password.
  case invalidAddress
  /// The user entered no address when asked.
  case noAddressEntered
  /// The server has several calendars or address books, so that one has to be named.
  case severalCollections([FoundCollection], LinkKind = .calendar)
  /// The server has no calendar or address book at that address.
  case noCollection(address: String, LinkKind = .calendar)
  /// The user's password cannot be asked for, and no command that prints it is set.
  case noPassword(user: String, server: String)
  /// The password command failed or printed nothing.
  case passwordCommandFailed
  /// There is no such address book; `known` lists the existing ones.
  case unknownAddressBook(name: String, known: [CalendarName])
  case addressBookTaken(CalendarName)
  /// The calendar or address book exists and is not linked. Its contents are sent to the other side
  /// only if the user asks for it.
  case existsOnlyLocally(CalendarName, LinkKind)
  case addressBookIsReadOnly(CalendarName)
  /// The address book is linked to a folder or a server; the link has to be removed first.
  case addressBookIsLinked(CalendarName)
  /// Someone else organizes the meeting, so only its reminders can be changed here.
  case isOthersMeeting(title: String, organizer: String)
  /// The item is a to-do, for which there are other commands.
  case isToDo(title: String)
  /// The item is an event, which is not marked done.
  case isEvent(title: String)
  /// None of the user's addresses is invited.
  case isNotInvited(title: String)
  /// This number of other people would be notified, to which the user has not agreed.
  case wouldNotifyOthers(title: String, people: Int)
  /// The title or note is only partly displayed; the complete text is only in the event's file
  /// text.
  case isOnlyPartlyShown(title: String, Field)
  /// The event's file text is too large to be copied to the part that is split off.
  case isTooLargeToSplit(title: String)
  case noSuchConflict(Int)

  package var error: DomainError { .refused(.calendar(self)) }
}
