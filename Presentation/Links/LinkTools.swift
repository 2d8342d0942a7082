import HearthDomain

/// Dependencies of the link commands.
package struct LinkTools: Sendable {
  let schedule: ScheduleUseCases
  let contacts: ContactQueries
  let clock: LocalClock
  let locations: any LinkLocations
  let formats: LinkFormats
  /// Returns the absolute path.
  let absolutePath: @Sendable (FilePath) -> FilePath

  package init(
    schedule: ScheduleUseCases, contacts: ContactQueries, clock: LocalClock,
    places: any LinkLocations, formats: LinkFormats,
    absolute: @escaping @Sendable (FilePath) -> FilePath
  ) {
    self.schedule = schedule
    self.contacts = contacts
    self.clock = clock
    self.locations = places
    self.formats = formats
    self.absolutePath = absolute
  }

  var links: LinkUseCases { schedule.links }

  /// Returns the link of the named calendar or address book; throws ``CalendarRefusal``.
  func link(named typed: String) throws -> ListedLink {
    let all = try links.allLinks()
    if let exact = all.first(where: { $0.name.value == typed }) { return exact }
    let found = all.filter { SearchFolding.matches($0.name.value, typed) }
    if found.count == 1, let only = found.first { return only }
    let name: CalendarName
    do {
      name = try schedule.calendars.find(typed).name
    } catch DomainError.refused(.calendar(.unknownCalendar)) {
      throw CalendarRefusal.noSuchLink(name: typed, known: all.map(\.name)).error
    }
    guard let link = all.first(where: { $0.name == name }) else {
      throw CalendarRefusal.isNotLinked(name).error
    }
    return link
  }

  /// Prints a hint that lists the collections linked on other devices.
  func printOtherDevicesHint(in console: inout Console) throws {
    let names = try links.linkedElsewhere().map { $0.value.quotable() }.joined(separator: ", ")
    if names.isEmpty { return }
    console.printHint(
      Words(
        ko: "다른 기기에서 연결한 것: \(names). 그 기기에서 동기화하면 여기에도 반영돼요.",
        en: "Linked on another device: \(names). What is synced there arrives here, too."))
  }

  func sync(
    _ listed: ListedLink, with folder: any LinkedFolder,
    _ request: LinkRequest = LinkRequest(by: Release.number)
  ) throws -> LinkReport {
    switch listed.kind {
    case .calendar:
      try links.run(listed.link, of: listed.name, with: folder, as: formats.events, request)
    case .contacts:
      try links.run(listed.link, of: listed.name, with: folder, as: formats.contacts, request)
    }
  }

  /// Returns the subscription of the named calendar; throws ``CalendarRefusal``.
  func subscription(named typed: String) throws -> ListedLink {
    let name = try schedule.calendars.find(typed).name
    let all = try schedule.subscriptions.all()
    guard let listed = all.first(where: { $0.name == name }) else {
      throw CalendarRefusal.isNotSubscribed(name).error
    }
    return listed
  }

  /// The subscription commands, in the order of their help.
  package static var subscriptionCommands: [CommandEntry<LinkTools>] {
    [
      CommandEntry(CalendarSubscribeCommand.init),
      CommandEntry(CalendarSubscriptionsCommand.init), CommandEntry(CalendarHideCommand.init),
      CommandEntry(CalendarRefreshCommand.init), CommandEntry(CalendarUnsubscribeCommand.init),
    ]
  }

  /// The link commands, in the order of their help.
  package static var commands: [CommandEntry<LinkTools>] {
    [
      CommandEntry(LinkAddCommand.init), CommandEntry(LinkEditCommand.init),
      CommandEntry(LinkListCommand.init),
      CommandEntry(LinkSyncCommand.init), CommandEntry(LinkConflictsCommand.init),
      CommandEntry(LinkRemoveCommand.init),
    ]
  }
}

extension Console {
  /// Runs `body` after something was created. If `body` fails, first prints the note `isThere`:
  /// that the creation succeeded.
  mutating func reportingCreation<Answer>(
    _ isThere: Words, _ body: (inout Console) throws -> Answer
  ) throws -> Answer {
    do { return try body(&self) } catch {
      printPrefixedNote(isThere(language))
      recordConfirmedChange()
      throw error
    }
  }

  /// Prints each failure with its name, and exits as the first one would.
  mutating func report(byName failures: [(name: CalendarName, error: any Error)]) throws {
    for (name, error) in failures {
      let text = ConsoleMessage.message(for: error, in: language)
      let start = "\(name): "
      printPrefixedNote(text.hasPrefix(start) ? text : start + text)
    }
    if let first = failures.first { throw ExitStatus(ending: first.error) }
  }
}
