import HearthDomain

/// A calendar or address book on a server, as the remote side of a link.
package struct DAVFolder: LinkedFolder {
  /// Maximum number of items per request.
  private static let maxItemsPerRequest = 50
  /// Maximum number of responses that one sync report may be split into.
  private static let maxParts = 1000
  /// Prefix of the mark returned by a listing if it is a sync token; the other prefix is for a
  /// collection tag.
  private static let tokenPrefix = "token "
  private static let tagPrefix = "tag "

  package var isServer: Bool { true }

  private let server: DAVServer
  private let kind: LinkKind
  /// Address with a trailing slash.
  private let address: HTTPAddress
  private let path: DAVPath
  private let randomness: Randomness

  /// Throws if the address has no valid path.
  init(
    _ server: DAVServer, at address: HTTPAddress, of kind: LinkKind, randomness: Randomness
  ) throws {
    let text = String(address.text.prefix { $0 != "?" && $0 != "#" })
    guard let whole = HTTPAddress(text.hasSuffix("/") ? text : text + "/"),
      let path = DAVPath(whole.text)
    else { throw CalendarRefusal.invalidAddress.error }
    self.server = server
    self.kind = kind
    self.address = whole
    self.path = path
    self.randomness = randomness
  }

  // MARK: Listing

  package func list(
    since mark: String?, knowing known: [ExternalName: LinkTag]
  ) throws -> LinkListing {
    if let mark, mark.hasPrefix(Self.tokenPrefix),
      let listing = try changes(since: String(mark.dropFirst(Self.tokenPrefix.count)), known)
    {
      return listing
    }
    // Read the sync state before listing, so that changes in between are found next time.
    let state = try server.properties(
      [.resourceType, .syncToken, .stateTag, .supportedComponents], of: address, depth: 0
    ).things.resources.first
    let token = state?.text(.syncToken).map { Self.tokenPrefix + $0 }
    let now = token ?? state?.text(.stateTag).map { Self.tagPrefix + $0 }
    let acceptsToDos =
      kind == .calendar ? state?.accepts(component: ToDo.componentName) : nil
    if let mark, mark.hasPrefix(Self.tagPrefix), mark == now {
      return LinkListing(known, mark: mark, acceptsToDos: acceptsToDos)
    }
    var files: [ExternalName: LinkTag] = [:]
    let all = try server.properties([.etag, .resourceType], of: address, depth: 1).things
    var hasItself = false
    for thing in all.resources {
      guard let name = try name(of: thing) else {
        hasItself = hasItself || DAVPath(thing.href) == path
        continue
      }
      if thing.isOf(kind: "collection") || thing.status == 404 { continue }
      files[name] = Self.tag(thing)
    }
    // The collection must be in its own listing; otherwise the response may be about another one.
    guard hasItself else { throw server.error(.unreadableResponse) }
    return LinkListing(files, mark: now, acceptsToDos: acceptsToDos)
  }

  /// Returns the changes since the sync token; nil if the server no longer knows the token.
  private func changes(
    since token: String, _ known: [ExternalName: LinkTag]
  ) throws -> LinkListing? {
    var (token, files) = (token, known)
    for _ in 0..<Self.maxParts {
      var question = DAVServer.Request("REPORT", address)
      question.headers = [("Depth", "0")]
      question.body =
        DAVDocument(
          "D:sync-collection", properties: [.etag, .resourceType],
          leading: "<D:sync-token>\(DAVDocument.escaped(token))</D:sync-token>"
            + "<D:sync-level>1</D:sync-level>"
        ).bytes
      // Some servers fail with an error for unknown tokens. If the failure has another cause, the
      // next request fails too.
      guard let answer = try nilIfFailing({ try server.answer(to: question) }),
        answer.status == 207
      else { return nil }
      guard let found = DAVAnswer(answer.body), let next = found.syncToken else {
        throw server.error(.unreadableResponse)
      }
      var isPart = false
      for thing in found.resources {
        guard let name = try name(of: thing) else {
          if thing.status == 507 { isPart = true }
          continue
        }
        if thing.status == 404 {
          files[name] = nil
        } else if !thing.isOf(kind: "collection") {
          files[name] = Self.tag(thing)
        }
      }
      if !isPart { return LinkListing(files, mark: Self.tokenPrefix + next) }
      if next == token { return nil }
      token = next
    }
    return nil
  }

  private func nilIfFailing(_ ask: () throws -> HTTPAnswer) throws -> HTTPAnswer? {
    do {
      return try ask()
    } catch DomainError.unavailable(.service(_, .serverError)) {
      return nil
    }
  }

  /// Returns the name of an item in the collection; nil for the collection itself and for nested
  /// resources. Throws for resources elsewhere, as such a response is not about this collection.
  private func name(of thing: DAVAnswer.Resource) throws -> ExternalName? {
    guard let place = DAVPath(thing.href) else { throw server.error(.unreadableResponse) }
    if place.parent == path.text { return ExternalName(place.name) }
    guard place == path || place.text.hasPrefix(path.text + "/") else {
      throw server.error(.unreadableResponse)
    }
    return nil
  }

  private static func tag(_ thing: DAVAnswer.Resource) -> LinkTag {
    thing.text(.etag).map { LinkTag($0) } ?? .mustBeRead
  }

  // MARK: Reading

  package func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    var found: [ExternalName: LinkFile] = [:]
    for start in stride(from: 0, to: files.count, by: Self.maxItemsPerRequest) {
      let names = Array(files[start..<min(start + Self.maxItemsPerRequest, files.count)])
      let answered = try readSeveral(names)
      for name in names {
        // An item missing in the response may exist all the same.
        found[name] = try answered[name] ?? readOne(name)
      }
    }
    return found
  }

  /// Returns the items of a multiget report; empty if the server does not support it.
  private func readSeveral(_ names: [ExternalName]) throws -> [ExternalName: LinkFile] {
    if names.count < 2 { return [:] }
    var question = DAVServer.Request("REPORT", address)
    question.headers = [("Depth", "1")]
    let hrefs = names.map {
      "<D:href>\(DAVDocument.escaped(path.text + "/" + $0.text))</D:href>"
    }
    question.body =
      DAVDocument(
        "C:" + kind.davKind.multigetReport, of: kind.davKind,
        properties: [.etag, kind.davKind.dataProperty],
        trailing: hrefs.joined()
      ).bytes
    let answer: HTTPAnswer
    do {
      answer = try server.answer(to: question)
    } catch DomainError.unavailable(.service(_, .tooLarge)) {
      return [:]
    }
    guard answer.status == 207, let things = DAVAnswer(answer.body) else { return [:] }
    var found: [ExternalName: LinkFile] = [:]
    for thing in things.resources {
      guard let name = try name(of: thing), let data = thing[kind.davKind.dataProperty] else {
        continue
      }
      found[name] = LinkFile(name, Self.tag(thing), Self.withCRLF(Array(data.text.utf8)))
    }
    return found
  }

  /// Returns nil if the item no longer exists.
  private func readOne(_ name: ExternalName) throws -> LinkFile? {
    let answer: HTTPAnswer
    do {
      answer = try server.answer(to: DAVServer.Request("GET", try itemAddress(of: name)))
    } catch DomainError.unavailable(.service(_, .tooLarge)) {
      // The file is too large for an item; reported as unreadable.
      return LinkFile(name, .mustBeRead, [])
    }
    if answer.status == 404 || answer.status == 410 { return nil }
    // An item that the server does not return is reported as unreadable.
    guard answer.isSuccess else { return LinkFile(name, .mustBeRead, []) }
    return LinkFile(name, Self.tag(answer), Self.withCRLF(answer.body))
  }

  private func itemAddress(of name: ExternalName) throws -> HTTPAddress {
    guard let place = HTTPAddress(address.text + name.text) else {
      throw server.error(.unreadableResponse)
    }
    return place
  }

  private static func tag(_ answer: HTTPAnswer) -> LinkTag {
    answer.headers["etag"].flatMap { $0.isEmpty ? nil : LinkTag($0) } ?? .mustBeRead
  }

  private static func strongTag(_ answer: HTTPAnswer) -> LinkTag {
    let tag = tag(answer)
    return tag.isStrong ? tag : .mustBeRead
  }

  /// Restores CRLF, since XML normalizes line ends to LF.
  private static func withCRLF(_ bytes: [UInt8]) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(bytes.count + bytes.count / 30)
    for byte in bytes {
      if byte == .lineFeed, made.last != .carriageReturn { made.append(.carriageReturn) }
      made.append(byte)
    }
    return made
  }

  // MARK: Writing

  package func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? {
    let usual = LinkFileName.safeName(uid, kind)
    var name = usual ?? LinkFileName.randomName(randomness, kind)
    var answer = try put(bytes, to: name, [("If-None-Match", "*")])
    if answer.status == 412, usual != nil {
      // If the existing item is the same, the next sync detects that.
      guard let there = try readOne(name), !there.bytes.isEmpty,
        !kind.uids(in: there.bytes).contains(uid)
      else { return nil }
      name = LinkFileName.randomName(randomness, kind)
      answer = try put(bytes, to: name, [("If-None-Match", "*")])
    }
    if answer.status == 412 { return nil }
    guard answer.isSuccess else { throw server.refusal(ofContent: answer) }
    return (name, Self.strongTag(answer))
  }

  package func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    guard let condition = try conditionHeaders(file) else { return nil }
    let answer = try put(bytes, to: file.name, condition)
    if answer.status == 412 { return nil }
    if [404, 410].contains(answer.status) { throw LinkedFileMissing() }
    guard answer.isSuccess else { throw server.refusal(ofContent: answer) }
    return Self.strongTag(answer)
  }

  package func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    let condition: [(name: String, value: String)]
    do {
      guard let found = try self.conditionHeaders(file) else { return false }
      condition = found
    } catch is LinkedFileMissing { return true }
    var question = DAVServer.Request("DELETE", try itemAddress(of: file.name))
    question.headers = condition + (declining ? [] : kind.davKind.deletionHeaders)
    let answer = try server.answer(to: question)
    if answer.status == 412 { return false }
    guard answer.isSuccess || answer.status == 404 || answer.status == 410 else {
      throw server.refusal(answer)
    }
    return true
  }

  /// Returns headers so that the server rejects the request if the item has changed. If its tag is
  /// weak, compares the contents now instead, and returns nil if they differ. Throws
  /// ``LinkedFileMissing``.
  private func conditionHeaders(_ file: LinkFile) throws -> [(name: String, value: String)]? {
    if file.tag.isStrong {
      if let tag = try scheduleTag(of: file) { return [("If-Schedule-Tag-Match", tag)] }
      return [("If-Match", file.tag.text)]
    }
    guard let now = try readOne(file.name) else { throw LinkedFileMissing() }
    guard now.bytes == Self.withCRLF(file.bytes) else { return nil }
    return now.tag.isStrong ? [("If-Match", now.tag.text)] : []
  }

  /// Returns the schedule tag of an unchanged meeting, if the server supports such tags. Attendees'
  /// answers do not change it, so they cause no conflict and are kept.
  private func scheduleTag(of file: LinkFile) throws -> String? {
    guard kind == .calendar, file.bytes.hasLine(beginning: "ATTENDEE") else { return nil }
    // If the server fails, the condition on the ordinary tag is used.
    let found = try? server.properties(
      [.etag, .scheduleTag], of: itemAddress(of: file.name), depth: 0
    ).things.resources.first
    guard let thing = found, Self.tag(thing) == file.tag else { return nil }
    return thing.text(.scheduleTag)
  }

  private func put(
    _ bytes: [UInt8], to name: ExternalName, _ condition: [(name: String, value: String)]
  ) throws -> HTTPAnswer {
    var question = DAVServer.Request("PUT", try itemAddress(of: name))
    question.headers = condition
    question.body = Self.withCRLF(bytes)
    question.contentType = kind.davKind.contentType
    return try server.answer(to: question)
  }

  package func color() -> CalendarColor? {
    (try? server.properties([.calendarColor], of: address, depth: 0))?.things.resources.first?.color
  }
}

extension LinkKind {
  /// Returns the UIDs in a file.
  fileprivate func uids(in bytes: [UInt8]) -> Set<ExternalName> {
    let uids =
      switch self {
      case .calendar:
        (ICalendarDocument(bytes).calendar?.components ?? []).map { ICalendarEvent.uid(of: $0) }
      case .contacts: ICalendarDocument(ofCard: bytes).components.map { $0.text("UID") }
      }
    return Set(uids.compactMap { $0.map { ExternalName($0) } })
  }
}

extension [UInt8] {
  fileprivate func hasLine(beginning word: StaticString) -> Bool {
    split(separator: .lineFeed).contains { $0.startsIgnoringCase(word) }
  }
}

extension LinkTag {
  /// Whether equal tags guarantee equal bytes.
  fileprivate var isStrong: Bool {
    self != .mustBeRead && !text.hasPrefix("W/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
