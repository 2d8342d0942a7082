import HearthDomain
import JSONText

/// Shows the state of sync on this device.
struct SyncStatusCommand: Command {
  static let commandName = CommandName(["sync", "status"], synonyms: [["sync", "show"]])

  static let spec = CommandSpec(commandName, isReadOnly: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    guard
      let status = try tools.valueUnlessOff(console.form, { try tools.exchange.queries.status() })
    else {
      return console.printJSON(.document(SyncStatusCommand.offJSON))
    }
    let listed = try tools.exchange.queries.conflictCount()
    if console.form == .json {
      return console.printJSON(.document(json(of: status, listed)))
    }
    let words = SyncStatusWords(
      status: status, clock: tools.clock, language: language, isPiped: console.form == .piped)
    console.printWrapped(words.deviceAndRelay)
    console.printWrapped(words.lastSyncText)
    if let size = status.relaySize { console.printWrapped(relayLine(size, words)) }
    if let waiting = words.pendingChangesText { console.printWrapped(waiting) }
    for sentence in console.conflictsNote(listed) { console.printWrapped(sentence) }
    if let obstacle = words.problemText { console.printWrapped(obstacle) }
    for device in status.devices { console.printWrapped("  " + words.deviceLine(of: device)) }
  }

  /// Returns a line about the size of the relay's data when it was last read.
  private func relayLine(_ size: Int, _ words: SyncStatusWords) -> String {
    let (status, language) = (words.status, words.language)
    let size = ByteSize(size).text
    let most = status.relayQuota.map { ByteSize($0).text }
    let snapshot = status.snapshot.map { snapshot in
      let (device, at) = (snapshot.device.quotable(), words.timeText(snapshot.writtenAt))
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

  /// The JSON for a device that does not sync; it has the same keys as the JSON of one that does.
  private static let offJSON: JSONObject = [
    "relay": .null, "size": .null, "quota": .null, "device": .null, "devices": .array([]),
    "waiting": .int(0), "isPaused": .bool(false), "lastAt": .null, "problem": .null,
    "conflicts": .int(0),
  ]

  private func json(of status: SyncStatus, _ listed: Int) -> JSONObject {
    [
      "relay": .string("\(status.relay.kind.rawValue) \(status.relay.text)"),
      "size": .optional(status.relaySize) { .int($0) },
      "quota": .optional(status.relayQuota) { .int($0) },
      "device": .string(status.name),
      "devices": .array(status.devices.map { .object($0.json(tools)) }),
      "waiting": .int(status.pendingCount), "isPaused": .bool(status.isPaused),
      "lastAt": .optional(status.lastExchangeAt) { .string(tools.rfc3339($0)) },
      "problem": .text(status.problem), "conflicts": .int(listed),
    ]
  }
}

extension SyncCommandTools {
  /// Returns the result of `read`. If sync is off, returns nil for JSON, because a document must be
  /// printed, and otherwise throws an error that says how to set up sync.
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
      "lastSeenAt": .string(tools.rfc3339(lastSeenAt)), "behind": .int(entriesBehind),
    ]
  }
}
