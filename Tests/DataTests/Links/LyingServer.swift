import Foundation
import HearthTestSupport
import Synchronization

/// A calendar server in memory that misbehaves.
final class LyingServer: Sendable {
  enum Lie: Sendable, CaseIterable {
    case none
    /// Returns no tag after a write.
    case noTagOfWhatItTook
    /// Has only weak tags, which cannot be used as conditions.
    case weakTags
    /// Returns another tag after a write than in lists.
    case anotherTagInLists
    /// Drops lines that begin with `X-` and reports success.
    case dropsLines
    /// Changes titles to capitals and reports success.
    case changesTitles
    /// Supports no sync tokens, and only single requests.
    case knowsLittle
    /// Forgets every sync token at once.
    case forgetsStates
    /// Returns changes in pages of one.
    case tellsInPieces
    /// Performs every second write without answering.
    case losesAnswers
    /// Asks to retry later, every third time.
    case isBusy
    /// Works correctly, and supports schedule tags of meetings.
    case tagsMeetings
  }

  fileprivate struct State {
    var files: [String: (tag: Int, text: String)] = [:]
    /// The changes in order, including removals.
    var changes: [(name: String, version: Int)] = []
    var version = 1
    var puts = 0
    var refusals: [String: LoopbackServer.Reply] = [:]
    var requests = 0
    /// The methods of requests with a schedule-tag condition.
    var agreed: [String] = []
    /// Number of removals without notification of others.
    var silent = 0
  }

  let lie: Lie
  private let state = Mutex(State())
  private let server: Mutex<LoopbackServer?> = Mutex(nil)

  init(_ lie: Lie) throws {
    self.lie = lie
    let started = try LoopbackServer { [weak self] in self?.reply(to: $0) ?? .hangUp }
    server.withLock { $0 = started }
  }

  var address: String { server.withLock { $0?.address("cal/") ?? "" } }

  var files: [String: String] { state.withLock { $0.files.mapValues(\.text) } }

  /// The methods of requests with a schedule-tag condition.
  var agreed: [String] { state.withLock { $0.agreed } }

  /// Number of removals without notification of others.
  var silent: Int { state.withLock { $0.silent } }

  var puts: Int { state.withLock { $0.puts } }

  /// Writes or removes a file as another client does.
  func write(_ name: String, _ text: String?) { state.withLock { $0.write(name, text) } }

  private func reply(to request: String) -> LoopbackServer.Reply {
    let lines = request.components(separatedBy: "\r\n")
    let words = lines[0].components(separatedBy: " ")
    let body = request.range(of: "\r\n\r\n").map { String(request[$0.upperBound...]) } ?? ""
    let headers = Dictionary(
      lines.dropFirst().compactMap { line -> (String, String)? in
        let parts = line.components(separatedBy: ": ")
        return parts.count > 1 ? (parts[0].lowercased(), parts[1...].joined(separator: ": ")) : nil
      }
    ) { first, _ in first }
    let name = words[1].hasPrefix("/cal/") ? String(words[1].dropFirst(5)) : ""
    return state.withLock { state in
      state.requests += 1
      if lie == .isBusy, state.requests % 3 == 0 {
        return .answer(status: 503, headers: ["Retry-After: 0"])
      }
      if headers["if-schedule-tag-match"] == "\"agreed\"" { state.agreed.append(words[0]) }
      switch words[0] {
      case "PROPFIND" where lie == .tagsMeetings && state.files[name] != nil:
        let tag = tag(state.files[name]?.tag ?? 0)
        return answer(
          thing(
            name,
            "<m:getetag>\(tag)</m:getetag><c:schedule-tag>\"agreed\"</c:schedule-tag>"))
      case "PROPFIND": return answer(list(state, deep: headers["depth"] == "1"))
      case "REPORT" where body.contains("multiget"):
        if lie == .knowsLittle { return .text(501, "no") }
        return answer(several(state, body))
      case "REPORT": return changes(state, body)
      case "GET":
        guard let file = state.files[name] else { return .text(404, "none") }
        return .answer(
          status: 200, headers: ["ETag: \(tag(file.tag))"], body: Array(file.text.utf8))
      case "PUT": return put(&state, name, body, headers)
      case "DELETE":
        if headers["schedule-reply"] == "F" { state.silent += 1 }
        guard holds(state, name, headers) else { return .text(412, "another") }
        state.write(name, nil)
        return .text(204, "")
      default: return .text(405, "no")
      }
    }
  }

  /// Returns the answer that a precondition failed.
  static func refusal(_ status: Int, _ condition: String) -> LoopbackServer.Reply {
    .text(
      status, "<?xml version=\"1.0\"?><d:error xmlns:d=\"DAV:\"><d:\(condition)/></d:error>")
  }

  /// Sets the answer to writes of an entry with this title.
  func refuse(_ title: String, _ reply: LoopbackServer.Reply?) {
    state.withLock { $0.refusals[title] = reply }
  }

  private func holds(_ state: State, _ name: String, _ headers: [String: String]) -> Bool {
    if headers["if-none-match"] == "*" { return state.files[name] == nil }
    guard let wanted = headers["if-match"] else { return true }
    return state.files[name].map { wanted == tag($0.tag) } ?? false
  }

  private func put(
    _ state: inout State, _ name: String, _ body: String, _ headers: [String: String]
  ) -> LoopbackServer.Reply {
    guard holds(state, name, headers) else { return .text(412, "another") }
    state.puts += 1
    if let refusal = state.refusals.first(where: { body.contains("SUMMARY:\($0.key)") })?.value {
      return refusal
    }
    if body.contains("SUMMARY:refuse me") { return LyingServer.refusal(403, "no-such-thing") }
    var text = body
    if lie == .dropsLines {
      text = body.components(separatedBy: "\r\n").filter { !$0.hasPrefix("X-") }
        .joined(separator: "\r\n")
    }
    if lie == .changesTitles {
      text = body.components(separatedBy: "\r\n")
        .map { $0.hasPrefix("SUMMARY:") ? "SUMMARY:" + $0.dropFirst(8).uppercased() : $0 }
        .joined(separator: "\r\n")
    }
    state.write(name, text)
    if lie == .losesAnswers, state.puts % 2 == 0 { return .hangUp }
    if lie == .noTagOfWhatItTook { return .text(201, "") }
    let version = state.files[name]?.tag ?? 0
    return .answer(
      status: 201, headers: ["ETag: \(tag(lie == .anotherTagInLists ? -version : version))"])
  }

  private func tag(_ version: Int) -> String {
    lie == .weakTags ? "W/\"\(version)\"" : "\"\(version)\""
  }

  private func answer(_ things: String) -> LoopbackServer.Reply {
    .answer(
      status: 207, headers: ["Content-Type: application/xml"],
      body: Array(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <m:multistatus xmlns:m="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">\(things)</m:multistatus>
        """.utf8))
  }

  private func thing(_ name: String, _ properties: String) -> String {
    "<m:response><m:href>/cal/\(name)</m:href><m:propstat><m:prop>\(properties)</m:prop>"
      + "<m:status>HTTP/1.1 200 OK</m:status></m:propstat></m:response>"
  }

  private func list(_ state: State, deep: Bool) -> String {
    let token = lie == .knowsLittle ? "" : "<m:sync-token>v\(state.version)</m:sync-token>"
    let itself = thing(
      "", "<m:resourcetype><m:collection/><c:calendar/></m:resourcetype>\(token)")
    guard deep else { return itself }
    return state.files.sorted { $0.key < $1.key }.reduce(itself) {
      $0 + thing($1.key, "<m:getetag>\(tag($1.value.tag))</m:getetag><m:resourcetype/>")
    }
  }

  private func several(_ state: State, _ body: String) -> String {
    body.components(separatedBy: "href>").map { $0.replacingOccurrences(of: "</D:", with: "") }
      .filter { $0.hasPrefix("/cal/") }.map { String($0.dropFirst(5)) }
      .reduce("") { answer, name in
        guard let file = state.files[name] else { return answer }
        let text = file.text.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "<", with: "&lt;")
        return answer
          + thing(
            name,
            "<m:getetag>\(tag(file.tag))</m:getetag><c:calendar-data>\(text)</c:calendar-data>"
          )
      }
  }

  private func changes(_ state: State, _ body: String) -> LoopbackServer.Reply {
    let parts = body.components(separatedBy: "sync-token>")
    let since = Int(parts[1].drop { $0 != "v" }.dropFirst().prefix { $0.isNumber })
    guard lie != .knowsLittle, lie != .forgetsStates, let since else {
      return .text(lie == .forgetsStates ? 403 : 501, "no")
    }
    var changed = state.changes.filter { $0.version > since }
    var (rest, end) = ("", state.version)
    if lie == .tellsInPieces, changed.count > 1 {
      changed = [changed[0]]
      end = changed[0].version
      rest =
        "<m:response><m:href>/cal/</m:href>"
        + "<m:status>HTTP/1.1 507 Insufficient Storage</m:status></m:response>"
    }
    let things = Set(changed.map(\.name)).sorted().map { name -> String in
      guard let file = state.files[name] else {
        return "<m:response><m:href>/cal/\(name)</m:href>"
          + "<m:status>HTTP/1.1 404 Not Found</m:status></m:response>"
      }
      return thing(name, "<m:getetag>\(tag(file.tag))</m:getetag>")
    }
    return answer(things.joined() + rest + "<m:sync-token>v\(end)</m:sync-token>")
  }
}

extension LyingServer.State {
  fileprivate mutating func write(_ name: String, _ text: String?) {
    version += 1
    files[name] = text.map { (version, $0) }
    changes.append((name, version))
  }
}
