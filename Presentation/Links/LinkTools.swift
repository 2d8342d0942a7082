import HearthDomain

/// What the commands of links work with.
package struct LinkTools: Sendable {
  let schedule: ScheduleUseCases
  let clock: LocalClock
  let places: any LinkPlaces
  let format: any EventLinkFormat
  /// The path as it leads from the root.
  let absolute: @Sendable (FilePath) -> FilePath

  package init(
    schedule: ScheduleUseCases, clock: LocalClock,
    places: any LinkPlaces, format: any EventLinkFormat,
    absolute: @escaping @Sendable (FilePath) -> FilePath
  ) {
    self.schedule = schedule
    self.clock = clock
    self.places = places
    self.format = format
    self.absolute = absolute
  }

  var links: LinkUseCases { schedule.links }

  /// The link of that calendar; throws ``CalendarRefusal``.
  func meant(by typed: String) throws -> ListedLink {
    let name = try schedule.calendars.meant(by: typed).name
    guard let link = try links.all().first(where: { $0.calendar.name == name }) else {
      throw CalendarRefusal.isNotLinked(name).error
    }
    return link
  }

  func run(
    _ listed: ListedLink, with folder: any LinkedFolder, acceptingRemovals: Bool = false,
    isRehearsal: Bool = false
  ) throws -> LinkReport {
    try links.run(
      listed.link, of: listed.calendar.name, with: folder, as: format,
      acceptingRemovals: acceptingRemovals, isRehearsal: isRehearsal)
  }

  /// The subscription of that calendar; throws ``CalendarRefusal``.
  func subscribed(by typed: String) throws -> ListedLink {
    let name = try schedule.calendars.meant(by: typed).name
    let all = try schedule.subscriptions.all()
    guard let listed = all.first(where: { $0.calendar.name == name }) else {
      throw CalendarRefusal.isNotSubscribed(name).error
    }
    return listed
  }

  /// The commands of subscriptions, in the order of their help.
  package static var subscriptionCommands: [CommandEntry<LinkTools>] {
    [
      CommandEntry(CalendarSubscribeCommand.init),
      CommandEntry(CalendarSubscriptionsCommand.init),
      CommandEntry(CalendarRefreshCommand.init), CommandEntry(CalendarUnsubscribeCommand.init),
    ]
  }

  /// The commands of `link`, in the order of their help.
  package static var commands: [CommandEntry<LinkTools>] {
    [
      CommandEntry(LinkAddCommand.init), CommandEntry(LinkListCommand.init),
      CommandEntry(LinkSyncCommand.init), CommandEntry(LinkConflictsCommand.init),
      CommandEntry(LinkRemoveCommand.init),
    ]
  }
}
