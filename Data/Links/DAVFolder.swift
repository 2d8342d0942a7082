import HearthDomain

/// A calendar or an address book on a server as the other side of a link.
package struct DAVFolder: LinkedFolder {
  /// So many items are asked for at once.
  private static let most = 50
  /// So often a server may say that there is more.
  private static let mostParts = 1000
  /// Before what servers call a state, which of two words for it that is.
  private static let byToken = "token "
  private static let byTag = "tag "

  package var isServer: Bool { true }

  private let server: DAVServer
  private let kind: LinkKind
  /// Ends in a slash.
  private let address: HTTPAddress
  private let path: DAVPath
  private let randomness: Randomness

  /// Throws for an address without a path that can be spelled.
  init(
    _ server: DAVServer, at address: HTTPAddress, of kind: LinkKind, randomness: Randomness
  ) throws {
    let text = String(address.text.prefix { $0 != "?" && $0 != "#" })
    guard let whole = HTTPAddress(text.hasSuffix("/") ? text : text + "/"),
      let path = DAVPath(whole.text)
    else { throw CalendarRefusal.notAnAddress.error }
    self.server = server
    self.kind = kind
    self.address = whole
    self.path = path
    self.randomness = randomness
  }

  // MARK: Looking

  package func list(since mark: String?, knowing known: [String: LinkTag]) throws -> LinkListing {
    if let mark, mark.hasPrefix(Self.byToken),
      let listing = try changes(since: String(mark.dropFirst(Self.byToken.count)), known)
    {
      return listing
    }
    // Before anything is listed: what changes meanwhile is then seen the next time.
    let state = try server.properties(
      [.resourceType, .syncToken, .stateTag], of: address, depth: 0
    ).things.things.first
    let token = state?.text(.syncToken).map { Self.byToken + $0 }
    let now = token ?? state?.text(.stateTag).map { Self.byTag + $0 }
    if let mark, mark.hasPrefix(Self.byTag), mark == now { return LinkListing(known, mark: mark) }
    var files: [String: LinkTag] = [:]
    let all = try server.properties([.etag, .resourceType], of: address, depth: 1).things
    var hasItself = false
    for thing in all.things {
      guard let name = try name(of: thing) else {
        hasItself = hasItself || DAVPath(thing.href) == path
        continue
      }
      if thing.isOf(kind: "collection") || thing.status == 404 { continue }
      files[name] = Self.tag(thing)
    }
    // What does not name itself may be another place altogether.
    guard hasItself else { throw server.error(.notUnderstood) }
    return LinkListing(files, mark: now)
  }

  /// Nil where the server does not know that state any more.
  private func changes(
    since token: String, _ known: [String: LinkTag]
  ) throws -> LinkListing? {
    var (token, files) = (token, known)
    for _ in 0..<Self.mostParts {
      var question = DAVServer.Question("REPORT", address)
      question.headers = [("Depth", "0")]
      question.document =
        DAVDocument(
          "D:sync-collection", properties: [.etag, .resourceType],
          leading: "<D:sync-token>\(DAVDocument.escaped(token))</D:sync-token>"
            + "<D:sync-level>1</D:sync-level>"
        ).bytes
      // Some fail over a state that they do not know; where the whole server does, so will what
      // is asked next.
      guard let answer = try unlessFailing({ try server.answer(to: question) }),
        answer.status == 207
      else { return nil }
      guard let found = DAVAnswer(answer.body), let next = found.syncToken else {
        throw server.error(.notUnderstood)
      }
      var isPart = false
      for thing in found.things {
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
      if !isPart { return LinkListing(files, mark: Self.byToken + next) }
      if next == token { return nil }
      token = next
    }
    return nil
  }

  private func unlessFailing(_ ask: () throws -> HTTPAnswer) throws -> HTTPAnswer? {
    do {
      return try ask()
    } catch DomainError.unavailable(.service(_, .failing)) {
      return nil
    }
  }

  /// The name of a thing in the collection; nil for the collection itself and for what lies deeper.
  /// Throws for what is elsewhere: such an answer tells nothing of what is here.
  private func name(of thing: DAVAnswer.Thing) throws -> String? {
    guard let place = DAVPath(thing.href) else { throw server.error(.notUnderstood) }
    if place.parent == path.text { return place.name }
    guard place == path || place.text.hasPrefix(path.text + "/") else {
      throw server.error(.notUnderstood)
    }
    return nil
  }

  private static func tag(_ thing: DAVAnswer.Thing) -> LinkTag {
    thing.text(.etag).map { LinkTag($0) } ?? .unsure
  }

  // MARK: Reading

  package func read(_ files: [String]) throws -> [String: LinkFile] {
    var found: [String: LinkFile] = [:]
    for start in stride(from: 0, to: files.count, by: Self.most) {
      let names = Array(files[start..<min(start + Self.most, files.count)])
      let answered = try several(names)
      for name in names {
        // What was not answered may be there all the same.
        found[name] = try answered[name] ?? one(name)
      }
    }
    return found
  }

  /// Those that are answered together; none where the server does not do that.
  private func several(_ names: [String]) throws -> [String: LinkFile] {
    if names.count < 2 { return [:] }
    var question = DAVServer.Question("REPORT", address)
    question.headers = [("Depth", "1")]
    let hrefs = names.map { "<D:href>\(DAVDocument.escaped(path.text + "/" + $0))</D:href>" }
    question.document =
      DAVDocument(
        "C:" + kind.dav.multiget, of: kind.dav, properties: [.etag, kind.dav.data],
        trailing: hrefs.joined()
      ).bytes
    let answer: HTTPAnswer
    do {
      answer = try server.answer(to: question)
    } catch DomainError.unavailable(.service(_, .tooLarge)) {
      return [:]
    }
    guard answer.status == 207, let things = DAVAnswer(answer.body) else { return [:] }
    var found: [String: LinkFile] = [:]
    for thing in things.things {
      guard let name = try name(of: thing), let data = thing[kind.dav.data] else {
        continue
      }
      found[name] = LinkFile(name, Self.tag(thing), Self.withLineEnds(Array(data.text.utf8)))
    }
    return found
  }

  /// Nil where it is not there any more.
  private func one(_ name: String) throws -> LinkFile? {
    let answer: HTTPAnswer
    do {
      answer = try server.answer(to: DAVServer.Question("GET", try place(of: name)))
    } catch DomainError.unavailable(.service(_, .tooLarge)) {
      // Nothing of that size is an item; it is told as what cannot be read.
      return LinkFile(name, .unsure, [])
    }
    if answer.status == 404 || answer.status == 410 { return nil }
    // What the server does not hand out is told as what cannot be read.
    guard answer.isSuccess else { return LinkFile(name, .unsure, []) }
    return LinkFile(name, Self.tag(answer), Self.withLineEnds(answer.body))
  }

  private func place(of name: String) throws -> HTTPAddress {
    guard let place = HTTPAddress(address.text + name) else { throw server.error(.notUnderstood) }
    return place
  }

  private static func tag(_ answer: HTTPAnswer) -> LinkTag {
    answer.headers["etag"].flatMap { $0.isEmpty ? nil : LinkTag($0) } ?? .unsure
  }

  private static func sureTag(_ answer: HTTPAnswer) -> LinkTag {
    let tag = tag(answer)
    return tag.isSure ? tag : .unsure
  }

  /// In XML the ends of lines are half of what they were.
  private static func withLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(bytes.count + bytes.count / 30)
    for byte in bytes {
      if byte == .lineFeed, made.last != .carriageReturn { made.append(.carriageReturn) }
      made.append(byte)
    }
    return made
  }

  // MARK: Writing

  package func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)? {
    let usual = LinkFileName.plain(uid, kind)
    var name = usual ?? LinkFileName.random(randomness, kind)
    var answer = try put(bytes, to: name, [("If-None-Match", "*")])
    if answer.status == 412, usual != nil {
      // What is there by now may be the same thing: the next look tells.
      let text = String(decoding: try one(name)?.bytes ?? [], as: UTF8.self)
      if text.isEmpty || text.replacing("\r\n ", with: "").contains("UID:\(uid)") { return nil }
      name = LinkFileName.random(randomness, kind)
      answer = try put(bytes, to: name, [("If-None-Match", "*")])
    }
    if answer.status == 412 { return nil }
    guard answer.isSuccess else { throw server.refusal(answer) }
    return (name, Self.sureTag(answer))
  }

  package func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    guard let condition = try condition(file) else { return nil }
    let answer = try put(bytes, to: file.name, condition)
    if [404, 410, 412].contains(answer.status) { return nil }
    guard answer.isSuccess else { throw server.refusal(answer) }
    return Self.sureTag(answer)
  }

  package func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    guard let condition = try condition(file) else { return false }
    var question = DAVServer.Question("DELETE", try place(of: file.name))
    question.headers = condition + (declining ? [] : kind.dav.removal)
    let answer = try server.answer(to: question)
    if answer.status == 412 { return false }
    guard answer.isSuccess || answer.status == 404 || answer.status == 410 else {
      throw server.refusal(answer)
    }
    return true
  }

  /// That the file is still what was read; nil where it is not. Only a sure tag is a condition that
  /// the server keeps; else one looks oneself.
  private func condition(_ file: LinkFile) throws -> [(name: String, value: String)]? {
    if file.tag.isSure {
      if let tag = try scheduleTag(of: file) { return [("If-Schedule-Tag-Match", tag)] }
      return [("If-Match", file.tag.text)]
    }
    guard let now = try one(file.name), now.bytes == Self.withLineEnds(file.bytes) else {
      return nil
    }
    return now.tag.isSure ? [("If-Match", now.tag.text)] : []
  }

  /// Of a meeting that is still what was read what the server calls that, where it has a word: who
  /// answers meanwhile is then in nobody's way, and the server keeps the answer.
  private func scheduleTag(of file: LinkFile) throws -> String? {
    guard kind == .calendar, file.bytes.hasLine(beginning: "ATTENDEE") else { return nil }
    // Where the server cannot tell, the other condition holds as well.
    let found = try? server.properties(
      [.etag, .scheduleTag], of: place(of: file.name), depth: 0
    ).things.things.first
    guard let thing = found, Self.tag(thing) == file.tag else { return nil }
    return thing.text(.scheduleTag)
  }

  private func put(
    _ bytes: [UInt8], to name: String, _ condition: [(name: String, value: String)]
  ) throws -> HTTPAnswer {
    var question = DAVServer.Question("PUT", try place(of: name))
    question.headers = condition
    question.document = Self.withLineEnds(bytes)
    question.contentType = kind.dav.contentType
    return try server.answer(to: question)
  }

  package func color() -> CalendarColor? {
    (try? server.properties([.calendarColor], of: address, depth: 0))?.things.things.first?.color
  }
}

extension [UInt8] {
  fileprivate func hasLine(beginning word: StaticString) -> Bool {
    split(separator: .lineFeed).contains { $0.startsIgnoringCase(word) }
  }
}

extension LinkTag {
  /// Whether two files with this tag are the same, byte for byte.
  fileprivate var isSure: Bool {
    self != .unsure && !text.hasPrefix("W/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
