import HearthDomain

/// How sync stands, in words: in the shell and on the page of devices.
struct SyncStandingWords {
  let status: SyncStatus
  let clock: LocalClock
  let language: Language
  /// Whether programs read it, which get moments whole.
  var isPiped = false

  /// This device, and where it meets the others.
  var place: String {
    let kind =
      switch status.relay.kind {
      case .folder: language(ko: "폴더", en: "folder")
      case .postgres: "PostgreSQL"
      case .webdav: "WebDAV"
      case .s3: "S3"
      }
    return "\(status.name) · \(kind) \(status.relay.shown)"
  }

  var state: String {
    if status.isPaused { return language(ko: "멈춤", en: "paused") }
    return status.lastAt.map {
      language(
        ko: "마지막으로 맞춘 때 \(moment($0))", en: "last exchanged \(moment($0))")
    } ?? language(ko: "아직 맞춘 적 없음", en: "not yet")
  }

  /// Nil where nothing waits.
  var waiting: String? {
    guard status.waiting > 0 else { return nil }
    return language(ko: "보낼 변경 \(status.waiting)개", en: "\(status.waiting) to be sent")
  }

  /// Another device, when it was seen last, and what it has not said by then. One that has nothing
  /// of its own to send tells but once a day what it received: whether it is behind, nobody knows.
  func line(of device: SyncStatus.Device) -> String {
    let behind =
      device.behind == 0
      ? ""
      : language(
        ko: ", 그 뒤의 변경 \(device.behind)개를 받았는지는 아직 몰라요",
        en: ", has not told yet whether it received the last \(device.behind)")
    let ahead =
      device.daysAhead.map { days in
        language(ko: ", 시계가 \(days)일 빠름", en: ", its clock \(language.days(days)) ahead")
      } ?? ""
    return "\(device.name.quotable()) · \(moment(device.lastSeenAt))\(behind)\(ahead)"
  }

  /// What stands in the way, as a sentence; nil where nothing does.
  var obstacle: String? {
    status.problem.map { problem in
      guard let known = SyncProblem(code: problem) else {
        return language(
          ko: "주고받는 곳에 닿지 못했거나 그곳이 받지 않았어요. 적은 것은 여기 있고, 닿으면 나가요. 까닭은 hearth sync가"
            + " 알려 줘요.",
          en: "The relay was not reached, or took nothing. What you enter stays here and goes out"
            + " once it can; hearth sync says why.")
      }
      return known.text(in: language)
    }
  }

  func moment(_ instant: Instant) -> String {
    isPiped
      ? instant.rfc3339(in: clock.zone) : ChangeFormatter(clock: clock).moment(instant)(language)
  }
}

extension Console {
  /// Says once, beside what was changed, that it does not get to the other devices now.
  package mutating func noteProblem(of queries: SyncQueries, _ clock: LocalClock) {
    guard let status = try? queries.problemToTell(),
      let obstacle = SyncStandingWords(status: status, clock: clock, language: language).obstacle
    else { return }
    noteSentence(obstacle)
  }
}

extension SyncProblem {
  /// What a store remembers of it; nil where that was the relay, of which it does not know more.
  init?(code: String) {
    let words = code.split(separator: " ", maxSplits: 1)
    let device = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "gap": self = .gap(device: device.quotable())
    case "forged": self = .forged(device: device.quotable())
    case "forged-key": self = .forgedKey(PieceName(device) ?? .key(device))
    case "newer": self = .newer(device: device.quotable())
    case "older-copy": self = .isOlderCopy
    case "removed": self = .isRemoved
    default: return nil
    }
  }
}
