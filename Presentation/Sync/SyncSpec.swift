import HearthDomain
import TerminalKit

/// What the commands of sync work with.
package struct SyncCommandTools: Sendable {
  let join: JoinSync
  let synchronise: Synchronise
  let queries: SyncQueries
  let sealing: FileSealing
  let clock: LocalClock
  /// How this machine is called where nobody says otherwise.
  let machine: String
  /// Where a folder that somebody typed is.
  let address: @Sendable (FilePath) -> SyncAddress

  package init(
    _ tools: SyncTools, sealing: FileSealing, clock: LocalClock, machine: String,
    address: @escaping @Sendable (FilePath) -> SyncAddress
  ) {
    join = JoinSync(tools)
    synchronise = Synchronise(tools)
    queries = SyncQueries(tools)
    self.sealing = sealing
    self.clock = clock
    self.machine = machine
    self.address = address
  }

  /// What refuses to work in a demo.
  package static var words: CommandName { SyncCommand.words }

  /// In the order of their help.
  package static var commands: [CommandEntry<SyncCommandTools>] {
    [
      CommandEntry(SyncCommand.init), CommandEntry(SyncSetupCommand.init),
      CommandEntry(SyncJoinCommand.init), CommandEntry(SyncStatusCommand.init),
      CommandEntry(SyncDevicesCommand.init), CommandEntry(SyncConflictsCommand.init),
      CommandEntry(SyncPauseCommand.init), CommandEntry(SyncResumeCommand.init),
      CommandEntry(SyncLeaveCommand.init),
    ]
  }

  func moment(_ instant: Instant) -> String {
    let time = clock.zone.localTime(at: instant)
    return "\(time)"
  }
}

/// What they share.
enum SyncSpec {
  static let kind = Argument<SyncAddress.Kind>(
    "relay", kind: .choice(["folder"]), placeholder: Words(ko: "종류", en: "KIND"),
    help: Words(
      ko: "folder: 다른 프로그램이나 USB가 나르는 폴더예요.",
      en: "folder: one that another program or a stick carries.")
  ) { typed in
    guard let kind = SyncAddress.Kind(rawValue: typed.text), kind == .folder else {
      throw typed.refusal(accepted: Words(ko: "folder", en: "folder"))
    }
    return kind
  }

  static let place = Argument<FilePath>("place", placeholder: Words(ko: "폴더", en: "DIR"))

  static let name = Option<String>(
    "name", placeholder: Words(ko: "이름", en: "NAME"),
    help: Words(
      ko: "이 기기를 다른 기기에서 부르는 이름이에요.", en: "What the other devices call this one.")
  ) { typed in
    let name = typed.text
    guard (1...32).contains(name.utf8.count), name.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else {
      throw typed.refusal(
        accepted: Words(
          ko: "빈칸 없는 32바이트 이하의 이름", en: "a name of at most 32 bytes without blanks"))
    }
    return name
  }
}

extension Console {
  /// What came of exchanging, in one line, and what stood in the way.
  mutating func tell(_ report: SyncReport, after first: [String] = []) throws {
    let done = language(
      ko: "보낸 변경 \(report.sent)개, 받은 변경 \(report.received)개.",
      en: "Sent \(report.sent), received \(report.received).")
    let problems = report.problems.map { $0.text(in: language) }
    tell(
      first + [done] + problems,
      json: [
        "sent": .int(report.sent), "received": .int(report.received),
        "problems": .array(report.problems.map { .string($0.code) }),
      ])
    if !report.problems.isEmpty { throw ExitStatus.unavailable }
  }
}

extension SyncProblem {
  func text(in language: Language) -> String {
    switch self {
    case .relay(let error): error.text(in: language)
    case .gap(let device):
      language(
        ko: "\(device) 기기의 조각이 아직 다 오지 않았어요. 나머지는 받았고, 빠진 것이 오면 이어서 받아요.",
        en: "Some of what \(device) sent has not arrived yet; the rest goes on once it has.")
    case .forged(let device):
      language(
        ko: "\(device) 기기의 것으로 온 조각이 손상되었거나 위조되었어요. 받지 않았어요.",
        en: "What came as from \(device) is damaged or forged. It was not taken.")
    case .newer(let device):
      language(
        ko: "\(device) 기기는 더 새로운 Hearth를 써요. 이 기기를 업데이트하면 이어서 받아요.",
        en: "\(device) has a newer Hearth: update this one to go on receiving from it.")
    case .isOlderCopy:
      language(
        ko: "이 저장소는 예전 사본이에요. 아무것도 보내지 않았어요. hearth sync leave 후 다시 join 하세요.",
        en: "This store is an older copy of one that went on. Nothing was sent: hearth sync leave,"
          + " then join again.")
    }
  }
}
