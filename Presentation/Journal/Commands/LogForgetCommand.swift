import HearthDomain
import JSONText

/// Permanently removes the contents of changes from the journal.
struct LogForgetCommand: Command {
  static let commandName = CommandName(["log", "forget"], synonyms: [["log", "remove"]])

  private static let entry = Argument<EntryName?>(
    "entry", .optional, kind: .change, placeholder: JournalSpec.entryPlaceholder,
    help: Words(ko: "‘hearth log’에서 본 번호예요.", en: "Its number in “hearth log”.")
  ) { typed in try typed.texts.isEmpty ? nil : JournalSpec.parseEntryName(typed) }
  private static let removed = Flag(
    "removed",
    help: Words(
      ko: "지운 뒤 되살리지 않은 것의 내용을 모두 지워요.",
      en: "Everything about items that were removed and not restored."))
  private static let all = Flag(
    "all", help: Words(ko: "지금까지의 것을 모두 지워요.", en: "All changes so far."))

  static let spec = CommandSpec(
    commandName, arguments: [entry], options: [removed, all], isForPeople: true, runningTime: .slow)

  let tools: JournalTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: [removed, all])
    guard let name = try input[entry] else { return try input.requireOne(of: [removed, all]) }
    if let other = [removed, all].first(where: { input[$0] }) {
      throw input.usageError(.conflictingOptions(["\(name)", other.spec.spelling]))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let changes: ForgettableChanges =
      if let name = try input[Self.entry] { .entry(name) } else {
        input[Self.all] ? .all : .removed
      }
    let coming = try tools.journal.forget.changesToForget(changes)
    guard try confirmsForgetting(coming, in: &console) else { return }
    let forgotten = try tools.journal.forget(coming.map(\.name), as: changes)
    printResult(forgotten, in: &console)
    if forgotten.trouble != nil { throw ExitStatus.unavailable }
  }

  private func confirmsForgetting(_ entries: [JournalEntry], in console: inout Console) throws
    -> Bool
  {
    guard !entries.isEmpty else { return true }
    let question =
      entries.count == 1
      ? console.language(
        ko: "이것의 내용을 아주 지울까요? 되돌릴 수 없어요.",
        en: "Forget what this changed? It cannot be undone.")
      : console.language(
        ko: "이 \(entries.count)개의 내용을 아주 지울까요? 되돌릴 수 없어요.",
        en: "Forget what these \(entries.count) changed? It cannot be undone.")
    let asked = try console.entryList(entries, tools, most: 50) + "\n" + question
    return try console.confirmOrReport(asked, orSays: .nothingRemoved)
  }

  private func printResult(_ forgotten: ForgottenChanges, in console: inout Console) {
    let language = console.language
    let count = forgotten.entries.count
    let copies = forgotten.backups.map(\.path)
    let done =
      count == 0
      ? language(ko: "지울 내용이 더 없어요.", en: "There was nothing left to forget.")
      : language(
        ko: "바뀐 기록 \(count)개의 내용을 지웠어요.",
        en: count == 1 ? "Forgot what 1 change held." : "Forgot what \(count) changes held.")
    let rest = forgotten.trouble.map { trouble in
      language(
        ko: "저장소 파일에는 아직 남아 있을 수 있어요. 같은 명령을 다시 써 주세요. ",
        en: "The store file may still have some of it. Run the same command again. ")
        + trouble.message(in: language)
    }
    let backups =
      copies.isEmpty
      ? []
      : [language(ko: "아직 그 내용이 있는 백업:", en: "These backups still hold it:")]
        + copies.map { "  " + $0.quotable(limit: 200) }
    let elsewhere = forgotten.relay.map { $0.remainingCopiesNote(language) } ?? []
    console.confirmEach(
      [done] + backups + elsewhere
        + forgotten.remainingItems.map { $0.stillExistsRemark(language) },
      json: [
        "forgotten": .array(forgotten.entries.map { .string("\($0)") }),
        "erased": .bool(forgotten.trouble == nil), "backups": .array(copies.map { .path($0) }),
        "relay": .text(forgotten.relay?.text),
      ])
    if let rest { console.printPrefixedNote(rest) }
  }
}

extension SyncAddress {
  /// Returns the remarks that other devices will erase the contents at their next sync, and where
  /// copies remain.
  fileprivate func remainingCopiesNote(_ language: Language) -> [String] {
    let place = displayText
    return [
      language(
        ko: "다른 기기에서도 다음에 동기화할 때 지워져요. 그 기기들의 백업은 여기서 확인하지 못해요.",
        en: "Your other devices erase it at their next sync. Their backups cannot be checked from"
          + " here."
      ),
      language(
        ko: "전에 보낸 것은 암호화된 채 \(place)에 남아 있다가, 새 스냅샷이 올라가고 30일이 지나면 없어져요.",
        en: "What was sent earlier stays encrypted at \(place) until newer snapshots have been"
          + " there for 30 days."),
    ]
  }
}

extension RemainingItem {
  /// Returns the remark that the item of a forgotten change still exists, with the command that
  /// removes it.
  fileprivate func stillExistsRemark(_ language: Language) -> String {
    let name = item.kind.nounPhrase(of: title)
    let removal = item.kind.removalCommand.map { command in
      "hearth \(command) \(ID<RemainingItem>(rawValue: item.id)?.shortForm ?? "")"
    }
    let start = language(
      ko: "\(KoreanParticle.topic(name.ko)) 그대로 있어요.", en: "Still there: \(name.en).")
    return removal.map {
      language(ko: "\(start) 지우려면: \($0)", en: "\(start) To remove it: \($0)")
    } ?? start
  }
}

extension JournalKind {
  /// The command that removes a thing of this kind by its id; nil if there is none.
  fileprivate var removalCommand: String? {
    switch self {
    case .person: "person remove"
    case .contact: "contact remove"
    case .mood: "mood remove"
    case .event: "event remove"
    case .toDo: "todo remove"
    case .book: "book remove"
    case .saying, .watering, .postponement, .dayPalette, .exception, .eventText, .pastReading,
      .record, .sentence, .setting:
      nil
    }
  }
}
