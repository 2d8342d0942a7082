import HearthDomain
import JSONText

/// Shows the state of sync on this device.
struct SyncStatusCommand: Command {
  static let words = CommandName(["sync", "status"], synonyms: [["sync", "show"]])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "동기화가 어떤지 봐요", en: "See how sync stands"),
    examples: [
      "hearth sync status": Words(ko: "언제 맞췄는지", en: "when it last did")
    ],
    isReading: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    guard
      let status = try tools.valueUnlessOff(console.form, { try tools.exchange.queries.status() })
    else {
      return console.json(.document(SyncStatusCommand.off))
    }
    let listed = try tools.exchange.queries.conflictCount()
    if console.form == .json {
      return console.json(.document(json(of: status, listed)))
    }
    let words = SyncStatusLineWords(
      status: status, clock: tools.clock, language: language, isPiped: console.form == .piped)
    console.say(words.place)
    console.say(words.state)
    if let size = status.size { console.say(relay(size, words)) }
    if let waiting = words.waiting { console.say(waiting) }
    for sentence in console.conflicts(listed) { console.say(sentence) }
    if let obstacle = words.obstacle { console.say(obstacle) }
    for device in status.devices { console.say("  " + words.line(of: device)) }
  }

  /// Returns a line about the relay's content when it was last seen.
  private func relay(_ size: Int, _ words: SyncStatusLineWords) -> String {
    let (status, language) = (words.status, words.language)
    let size = ByteSize(size).text
    let most = status.quota.map { ByteSize($0).text }
    let snapshot = status.snapshot.map { snapshot in
      let (device, at) = (snapshot.device.quotable(), words.moment(snapshot.at))
      return language(ko: ", 스냅샷 \(device) \(at)", en: ", snapshot of \(device) \(at)")
    }
    let place =
      switch status.relay.kind {
      case .folder: language(ko: "폴더에", en: "In the folder:")
      case .postgres, .webdav: language(ko: "서버에", en: "At the server:")
      case .s3: language(ko: "버킷에", en: "In the bucket:")
      }
    return language(
      ko: "\(place) \(most.map { "\($0) 중 " } ?? "")\(size)",
      en: "\(place) \(size)\(most.map { " of \($0)" } ?? "")") + (snapshot ?? "")
  }

  /// The JSON of a device that does not sync, with the same keys.
  private static let off: JSONObject = [
    "relay": .null, "size": .null, "quota": .null, "device": .null, "devices": .array([]),
    "waiting": .int(0), "isPaused": .bool(false), "lastAt": .null, "problem": .null,
    "conflicts": .int(0),
  ]

  private func json(of status: SyncStatus, _ listed: Int) -> JSONObject {
    [
      "relay": .string("\(status.relay.kind.rawValue) \(status.relay.text)"),
      "size": .optional(status.size) { .int($0) }, "quota": .optional(status.quota) { .int($0) },
      "device": .string(status.name),
      "devices": .array(status.devices.map { .object($0.json(tools)) }),
      "waiting": .int(status.waiting), "isPaused": .bool(status.isPaused),
      "lastAt": .optional(status.lastAt) { .string(tools.rfc3339($0)) },
      "problem": .text(status.problem), "conflicts": .int(listed),
    ]
  }
}

extension SyncCommandTools {
  /// Returns what `read` returns. If sync is off, it returns nil for JSON output, which needs a
  /// document; otherwise it throws an error that says how to begin.
  func valueUnlessOff<Answer>(_ form: OutputForm, _ read: () throws -> Answer) throws -> Answer? {
    do { return try read() } catch DomainError.refused(.sync(.isOff)) where form == .json {
      return nil
    }
  }

  func rfc3339(_ instant: Instant) -> String { instant.rfc3339(in: clock.zone) }
}

extension SyncStatus.Device {
  func json(_ tools: SyncCommandTools) -> JSONObject {
    [
      "id": .string(id.text), "name": .string(name),
      "lastSeenAt": .string(tools.rfc3339(lastSeenAt)), "behind": .int(behind),
    ]
  }
}
