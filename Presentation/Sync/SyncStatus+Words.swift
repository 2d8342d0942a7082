import HearthDomain

/// Describes the state of sync, for the shell and for the page of devices.
struct SyncStatusWords {
  let status: SyncStatus
  let clock: LocalClock
  let language: Language
  /// Whether the output is for programs, which get full timestamps.
  var isPiped = false

  /// This device and its relay.
  var deviceAndRelay: String {
    let kind =
      switch status.relay.kind {
      case .folder: language(ko: "폴더", en: "folder")
      case .postgres: "PostgreSQL"
      case .webdav: "WebDAV"
      case .s3: "S3"
      }
    return "\(status.name) · \(kind) \(status.relay.displayText)"
  }

  var lastSyncText: String {
    if status.isPaused { return language(ko: "멈춤", en: "paused") }
    return status.lastExchangeAt.map {
      language(
        ko: "마지막 동기화 \(timeText($0))", en: "last synced \(timeText($0))")
    } ?? language(ko: "아직 동기화한 적 없음", en: "never synced")
  }

  /// The number of changes to send; nil if there are none.
  var pendingChangesText: String? {
    guard status.pendingCount > 0 else { return nil }
    return language(ko: "보낼 변경 \(status.pendingCount)개", en: "\(status.pendingCount) to be sent")
  }

  /// Returns a line about another device: when it was last seen, and how many changes it has not
  /// confirmed. As a device with nothing to send confirms only once a day, it may have received
  /// them.
  func deviceLine(of device: SyncStatus.Device) -> String {
    let behind =
      device.entriesBehind == 0
      ? ""
      : language(
        ko: ", 그 뒤의 변경 \(device.entriesBehind)개를 받았는지는 아직 몰라요",
        en: ", has not confirmed the last \(device.entriesBehind) yet")
    let ahead =
      device.daysAhead.map { days in
        language(ko: ", 시계가 \(days)일 빠름", en: ", its clock \(language.days(days)) ahead")
      } ?? ""
    return "\(device.name.quotable()) · \(timeText(device.lastSeenAt))\(behind)\(ahead)"
  }

  /// The current problem as a sentence; nil if there is none.
  var problemText: String? {
    status.problem.map { problem in
      guard let known = SyncProblem(code: problem) else {
        return language(
          ko: "주고받는 곳에 연결하지 못했거나 그곳이 받지 않았어요. 적은 것은 여기에 있고, 연결되면 보내요. 이유는 hearth sync가 알려 줘요.",
          en: "The sync place could not be reached or refused the data. What you enter is kept here"
            + " and sent when it can be; “hearth sync” shows the reason.")
      }
      return known.message(in: language)
    }
  }

  func timeText(_ instant: Instant) -> String {
    isPiped
      ? instant.rfc3339(in: clock.zone) : ChangeFormatter(clock: clock).timeText(instant)(language)
  }
}

extension Console {
  /// Prints a problem of sync that was not reported yet, after a change that therefore does not
  /// reach the other devices now.
  package mutating func reportProblem(of queries: SyncQueries, _ clock: LocalClock) {
    guard let status = try? queries.unreportedProblem(),
      let obstacle = SyncStatusWords(status: status, clock: clock, language: language).problemText
    else { return }
    printPrefixedNote(obstacle)
  }
}

extension SyncProblem {
  /// Parses the code of a problem as it is stored. Nil if the problem is one of the relay, whose
  /// details are not stored.
  init?(code: String) {
    let words = code.split(separator: " ", maxSplits: 1)
    let device = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "gap": self = .gap(device: device.quotable())
    case "forged": self = .forged(device: device.quotable())
    case "not-files": self = .notFiles([device.quotable()])
    case "of-nobody":
      guard let piece = PieceName(device) else { return nil }
      self = .fromUnknownDevice(piece)
    case "copied-key": self = .copiesChangedKey(device: device.quotable())
    case "other-past": self = .historyDiffers(device: device.quotable())
    case "lost-passphrase": self = .lostPassphrase
    case "no-shared-key": self = .sharesNoKey([device.quotable()])
    case "forged-key": self = .forgedKey(PieceName(device) ?? .key(device))
    case "lacks-key":
      let parts = device.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let piece = PieceName(parts[0]) else { return nil }
      self = .lacksKey(device: parts[1].quotable(), piece)
    case "no-passphrase": self = .noPassphrase
    case "newer": self = .newerProgram(device: device.quotable())
    case "older-copy": self = .isOlderCopy
    case "removed": self = .isRemoved
    case "rivals": self = .removedEachOther([device.quotable()])
    default: return nil
    }
  }
}
