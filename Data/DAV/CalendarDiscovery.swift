import HearthDomain

/// Finds the calendars of an account (RFC 6764, RFC 4791, RFC 5397).
struct CalendarDiscovery {
  private static let asked: [DAVProperty] = [
    .resourceType, .displayName, .calendarColor, .calendarParts, .privileges, .principal,
    .calendarHome,
  ]

  let server: DAVServer

  /// The calendar at that address, or those of who is known there.
  func calendars(at address: HTTPAddress) throws -> [FoundCalendar] {
    let known = try known(at: address)
    if let (things, source) = known,
      let found = things.things.lazy.compactMap({ calendar($0, at: source) }).first
    {
      return [found]
    }
    return try homes(at: address, known).flatMap { home in
      let (things, source) = try server.properties(CalendarDiscovery.asked, of: home, depth: 1)
      return things.things.compactMap { calendar($0, at: source) }
    }
  }

  /// Makes a calendar of that name in the home of the account.
  func make(_ name: String, at address: HTTPAddress) throws -> FoundCalendar {
    guard let home = try homes(at: address, known(at: address)).first,
      let place = HTTPAddress(
        home.text + (home.text.hasSuffix("/") ? "" : "/") + DAVPath.part(name) + "/")
    else { throw CalendarRefusal.noneThere(address: address.text).error }
    var question = DAVServer.Question("MKCALENDAR", place)
    question.document =
      DAVDocument(
        "mkcalendar", ofCalendars: true, properties: [],
        leading: "<D:set><D:prop><D:displayname>\(DAVDocument.escaped(name))</D:displayname>"
          + "</D:prop></D:set>"
      ).bytes
    let answer = try server.answer(to: question)
    guard answer.isSuccess else { throw server.refusal(answer) }
    return FoundCalendar(
      place, name: name, ending: name, color: nil, isReadOnly: false)
  }

  /// What is known of an address; nil where the server has nothing there that could be told, or
  /// leads to where no password goes.
  private func known(
    at address: HTTPAddress
  ) throws -> (things: DAVAnswer, source: HTTPAddress)? {
    do {
      return try server.properties(CalendarDiscovery.asked, of: address, depth: 0)
    } catch DomainError.unavailable(.service(_, .said)),
      DomainError.unavailable(.service(_, .notUnderstood)),
      DomainError.unavailable(.service(_, .notSecure))
    {
      return nil
    }
  }

  /// Where the calendars of an account are: told at the address itself, by who is known there, or
  /// at the place of the server that is made for such questions.
  private func homes(
    at address: HTTPAddress, _ known: (things: DAVAnswer, source: HTTPAddress)?
  ) throws -> [HTTPAddress] {
    if let known, let found = try homes(known) { return found }
    guard let wellKnown = HTTPAddress(address.origin + "/.well-known/caldav") else { return [] }
    return try self.known(at: wellKnown).flatMap { try homes($0) } ?? []
  }

  private func homes(_ known: (things: DAVAnswer, source: HTTPAddress)) throws -> [HTTPAddress]? {
    let (things, source) = known
    if let home = home(things, source) { return [home] }
    guard let href = things.things.lazy.compactMap({ $0.href(.principal) }).first,
      let principal = source.resolving(href)
    else { return nil }
    let (own, place) = try server.properties([.calendarHome], of: principal, depth: 0)
    return home(own, place).map { [$0] }
  }

  private func home(_ things: DAVAnswer, _ source: HTTPAddress) -> HTTPAddress? {
    things.things.lazy.compactMap { $0.href(.calendarHome) }.first
      .flatMap { source.resolving($0) }
  }

  /// Nil for what is no calendar of events.
  private func calendar(_ thing: DAVAnswer.Thing, at source: HTTPAddress) -> FoundCalendar? {
    guard thing.isOf(kind: "calendar"), let address = source.resolving(thing.href) else {
      return nil
    }
    if let parts = thing[.calendarParts], !parts.children.isEmpty,
      !parts.children.contains(where: { $0.value(of: "name")?.uppercased() == "VEVENT" })
    {
      return nil
    }
    let rights = thing[.privileges]?.children.flatMap(\.children).map(\.name)
    return FoundCalendar(
      address, name: thing.text(.displayName),
      ending: DAVPath(address.text)?.readableName ?? "",
      color: thing.color,
      isReadOnly: rights.map { !$0.isEmpty && Set($0).isDisjoint(with: Self.writing) } ?? false)
  }

  private static let writing: Set = ["all", "write", "write-content", "bind"]
}
