import HearthDomain
import JSONText

/// Checks whether all devices have the same data.
struct SyncCheckCommand: Command {
  static let commandName = CommandName(["sync", "check"])

  static let spec = CommandSpec(commandName, storeNeed: .inMemory, isForPeople: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.askPassword(in: &console)
    let language = console.language
    let (check, report): (SyncCheck, SyncReport)
    do {
      (check, report) = try tools.exchange.check()
    } catch DomainError.unavailable(.file(let path, let why)) {
      // A missing folder counts as an unreachable relay, as it does for `hearth sync`.
      console.printPrefixedNote(
        DomainError.unavailable(.file(path: path, why)).message(in: language))
      throw ExitStatus.unavailable
    }
    let lines = check.devices.map { name, answer in
      "\(name.quotable()): \(answer.text(in: language))"
    }
    let none = language(ko: "아직 다른 기기가 없어요.", en: "There is no other device yet.")
    let damaged = check.damagedSnapshotAuthors.map { name in
      language(
        ko: "주고받는 곳에 있는 \(name.quotable())의 스냅샷이 손상되어 다시 남겼어요.",
        en: "The snapshot of \(name.quotable()) at the sync place was damaged and was replaced.")
    }
    console.confirmEach(
      (lines.isEmpty ? [none] : lines) + damaged
        + check.damagedKeyPieces.map { $0.text(in: language) },
      json: [
        "devices": .array(
          check.devices.map { name, answer in
            .object([
              "name": .string(name), "state": .string(answer.identifier), "kinds": answer.kindsJSON,
            ])
          }), "damagedSnapshots": .array(check.damagedSnapshotAuthors.map { .string($0) }),
        "damagedKeys": .array(check.damagedKeyPieces.map(\.json)),
      ])
    for text in report.problems.messages(in: language) { console.printPrefixedNote(text) }
    let differs = check.devices.contains { if case .differs = $0.answer { true } else { false } }
    if differs {
      console.printPrefixedNote(
        language(
          ko: "다른 것은 저절로 같아지지 않아요. 한 기기에서, 그다음 다른 기기에서 hearth sync leave를 한 뒤 hearth sync join을 하면"
            + " 양쪽 것이 모두 합쳐져요.",
          en: "The differences do not go away by themselves. On one of the two devices, and then on"
            + " the other, run “hearth sync leave”, then “hearth sync join”. That merges the data"
            + " of both."))
    }
    if differs || !check.damagedSnapshotAuthors.isEmpty || !check.damagedKeyPieces.isEmpty
      || !report.problems.isEmpty
    {
      throw ExitStatus.unavailable
    }
  }
}

extension SyncCheck.Comparison {
  fileprivate var identifier: String {
    switch self {
    case .equal: "same"
    case .differs: "differs"
    case .notComparable: "unknown"
    }
  }

  fileprivate var kindsJSON: JSONValue {
    if case .differs(let kinds) = self {
      .array(kinds.map { .string($0.name) })
    } else {
      .array([])
    }
  }

  fileprivate func text(in language: Language) -> String {
    switch self {
    case .equal: language(ko: "같아요", en: "the same")
    case .differs(let kinds):
      language(
        ko: "달라요: \(kinds.map(\.noun.name.ko).joined(separator: ", "))",
        en: "differs: \(kinds.map(\.noun.name.en).joined(separator: ", "))")
    case .notComparable:
      language(
        ko: "아직 몰라요. 거기서도 hearth sync check를 하세요. 없어진 기기면 hearth sync devices remove로 빼세요.",
        en: "unknown until hearth sync check has run there, too; to remove a lost device: hearth"
          + " sync devices remove")
    }
  }
}

extension DamagedKeyPiece {
  fileprivate var json: JSONValue {
    .object([
      "piece": .string(name.text), "device": .text(owner), "mended": .bool(isRepaired),
    ])
  }

  fileprivate func text(in language: Language) -> String {
    if isRepaired {
      return language(
        ko: "주고받는 곳에 있는 열쇠 조각(\(name.text))이 손상되었거나 없어서 다시 넣었어요.",
        en: "The key piece \(name.text) at the sync place was damaged or missing and was restored.")
    }
    guard let owner = owner?.quotable() else {
      return language(
        ko: "주고받는 곳에 있는 열쇠 조각(\(name.text))이 손상되었어요. 열쇠를 바꾼 기기에서 hearth sync check를 하면 다시 들어가요.",
        en: "The key piece \(name.text) at the sync place is damaged. To restore it, run “hearth"
          + " sync check” on the device that changed the key.")
    }
    return language(
      ko: "주고받는 곳에 있는 \(owner) 기기의 열쇠 조각(\(name.text))이 손상되었거나 없어요. 그 기기에서 hearth sync check를 하면 다시"
        + " 들어가요.",
      en: "The key piece \(name.text) of \(owner) at the sync place is damaged or missing. To"
        + " restore it, run “hearth sync check” on that device.")
  }
}

/// Lists the changes that came from other devices.
struct SyncLogCommand: Command {
  static let commandName = CommandName(["sync", "log"])

  static let spec = CommandSpec(
    commandName, options: [ListLimit.option], isReadOnly: true, printsList: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    _ = try tools.valueUnlessOff(console.form) { try tools.exchange.queries.status() }
    try tools.journal.list(
      JournalFilter(isFromElsewhere: true), atMost: (input[ListLimit.option] ?? .none).range.count,
      whenEmpty: Words(
        ko: "아직 다른 기기에서 바뀐 것이 없어요.", en: "Nothing has been changed on other devices yet."),
      in: &console)
  }
}
