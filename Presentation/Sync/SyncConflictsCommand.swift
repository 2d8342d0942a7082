import HearthDomain
import JSONText
import TerminalKit

/// Lists or settles the conflicts between devices.
struct SyncConflictsCommand: Command {
  static let commandName = CommandName(["sync", "conflicts"])

  private static let id = Argument<String?>(
    "id", placeholder: Words(ko: "번호", en: "ID"),
    help: Words(
      ko: "보거나 정할 충돌의 번호예요. 앞 글자만 적어도 돼요.",
      en: "The conflict to show or settle; its first letters are enough."))

  private static let take = Option<ResolveConflicts.Side>(
    "take", placeholder: Words(ko: "kept|other", en: "kept|other"),
    help: Words(
      ko: "kept는 남은 것을 그대로 두고, other는 다른 것으로 바꿔요. 다른 기기에서도 그렇게 돼요.",
      en: "kept leaves the value in use, other takes the other one instead; on all devices."))

  private static let all = Flag(
    "all",
    help: Words(
      ko: "이 기기에서 지난 90일 동안 정한 것도 그때 그대로 보여 줘요.",
      en: "Also show those settled on this device in the last ninety days, as they were then."))

  static let spec = CommandSpec(
    commandName, arguments: [id], options: [take, all], storeNeed: .inMemory, isForPeople: true,
    printsList: true)

  let tools: SyncCommandTools

  static func check(_ input: ParsedInput) throws {
    if try input[take] != nil, try input[id] == nil {
      throw input.usageError(.missingArgument(Self.id.spec.nameInMessages))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard let id = try input[Self.id] else { return try list(all: input[Self.all], in: &console) }
    guard let side = try input[Self.take] else {
      return try show(openOrSettledConflict(id), in: &console)
    }
    let settled = try tools.exchange.resolveConflicts(id, taking: side)
    tools.startBackgroundExchange()
    let thing = settled.rowName(console.language, tools.clock)
    console.confirm(
      "\(thing): \(Self.settledMessage(side)(console.language))",
      json: ["id": .string(settled.id), "took": .string(side.rawValue)])
  }

  /// Returns the message for a settled conflict. For a kept value, it warns that nothing was
  /// changed: undo would revert another change, and cannot restore the other value.
  static func settledMessage(_ side: ResolveConflicts.Side) -> Words {
    switch side {
    case .kept:
      Words(
        ko: "지금대로 두었어요. 바뀐 것이 없어서, 되돌려도 다른 것이 돌아오지 않아요.",
        en: "left as it is. Nothing was changed, so undo does not bring the other back.")
    case .other: Words(ko: "다른 것으로 바꿨어요.", en: "took the other one.")
    }
  }

  private func openOrSettledConflict(_ id: String) throws -> SyncConflict {
    do { return try tools.exchange.queries.conflict(id) } catch DomainError.refused(
      .sync(.noSuchConflict))
    {
      return try tools.exchange.queries.resolvedConflict(id)
    }
  }

  /// The column with the choice made for each settled conflict.
  private static var settledColumn: Column<SyncConflict> {
    Column(
      Words(ko: "정함", en: "Settled"),
      displayText: { conflict, language in
        StyledText(conflict.resolution?.chosenSide.choiceText(language) ?? "")
      },
      pipedText: { $0.resolution?.chosenSide.rawValue ?? "" })
  }

  /// Returns the columns of the list. Both sides are displayed in full, because the user compares
  /// them to decide.
  static func columns(_ clock: LocalClock) -> [Column<SyncConflict>] {
    let words = { language in FieldWords(language: language, clock: clock) }
    return [
      Column(
        Words(ko: "번호", en: "Id"),
        displayText: { conflict, _ in StyledText(String(conflict.id.prefix(6))) },
        pipedText: { $0.id }),
      Column(
        Words(ko: "무엇", en: "What"), wraps: true,
        displayText: { conflict, language in StyledText(conflict.rowName(language, clock)) },
        pipedText: { $0.item.name }),
      Column(
        Words(ko: "어디", en: "Field"), wraps: true,
        displayText: { conflict, language in StyledText(conflict.subjectText(language)) },
        pipedText: { $0.fieldNames.isEmpty ? $0.kindIdentifier : $0.fieldNames }),
      Column(
        Words(ko: "남은 것", en: "Kept"), wraps: true,
        displayText: { conflict, language in StyledText(words(language).keptText(of: conflict)) },
        pipedText: { $0.keptValues(in: clock.zone) }),
      Column(
        Words(ko: "다른 것", en: "Other"), wraps: true,
        displayText: { conflict, language in StyledText(words(language).otherText(of: conflict)) },
        pipedText: { $0.otherValues(in: clock.zone) }),
      Column(
        Words(ko: "기기", en: "Device"),
        displayText: { conflict, language in
          // Without a time, the value that was not kept came from no other device.
          let own = conflict.enteredAt == nil ? "" : language(ko: "이 기기", en: "this one")
          return StyledText(conflict.device ?? own)
        }, pipedText: { $0.device ?? "" }),
    ]
  }

  /// Prints both sides in full, and how to settle the conflict.
  private func show(_ conflict: SyncConflict, in console: inout Console) throws {
    if console.traits.listForm.selectedFieldNames != nil || console.form == .piped {
      return try print(
        [conflict], with: conflict.resolution == nil ? [] : [Self.settledColumn], in: &console)
    }
    if console.form == .json { return console.printJSON(.document(conflict.json(tools))) }
    for line in Self.lines(of: conflict, console.language, tools.clock) {
      console.printWrapped(line)
    }
  }

  static func lines(
    of conflict: SyncConflict, _ language: Language, _ clock: LocalClock
  ) -> [String] {
    let words = FieldWords(language: language, clock: clock)
    // No limit in practice, so that long notes are shown whole.
    let most = 1_000_000_000
    let sides = [
      (language(ko: "남은 것", en: "Kept"), words.keptText(of: conflict, upTo: most)),
      (language(ko: "다른 것", en: "Other"), words.otherText(of: conflict, upTo: most)),
    ]
    let moment = conflict.enteredAt.map { ChangeFormatter(clock: clock).timeText($0)(language) }
    let by = [conflict.device?.quotable(), moment].compactMap { $0 }
    return ["\(conflict.rowName(language, clock)) · \(conflict.subjectText(language))"]
      + (by.isEmpty ? [] : [by.joined(separator: " · ")])
      + sides.map { "  \($0.0): \($0.1.isEmpty ? "–" : $0.1)" }
      + (conflict.resolution == nil ? [conflict.explanation(language)].compactMap { $0 } : [])
      + [nextStepHint(conflict, language, clock)]
  }

  /// Returns how the conflict was settled; if it was not, the command that settles it.
  private static func nextStepHint(
    _ conflict: SyncConflict, _ language: Language, _ clock: LocalClock
  ) -> String {
    guard let settled = conflict.resolution else {
      return language(
        ko: "정하려면 hearth sync conflicts \(conflict.id.prefix(6)) --take kept 또는 --take other",
        en: "To settle it: hearth sync conflicts \(conflict.id.prefix(6)) --take kept, or --take"
          + " other")
    }
    let moment = ChangeFormatter(clock: clock).timeText(settled.resolvedAt)(language)
    return language(
      ko: "정함 · \(moment) · \(settled.chosenSide.choiceText(language))",
      en: "Settled · \(moment) · \(settled.chosenSide.choiceText(language))")
  }

  private func list(all: Bool, in console: inout Console) throws {
    let listed = try tools.valueUnlessOff(console.form) {
      try tools.exchange.queries.conflicts()
        + (all ? tools.exchange.queries.resolvedConflicts() : [])
    }
    try print(listed ?? [], with: all ? [Self.settledColumn] : [], in: &console)
  }

  private func print(
    _ conflicts: [SyncConflict], with more: [Column<SyncConflict>] = [], in console: inout Console
  ) throws {
    try Listing(Self.columns(tools.clock) + more) { [tools] in .object($0.json(tools)) }.print(
      conflicts,
      whenEmpty: Words(ko: "두 기기에서 다르게 고친 항목이 없어요.", en: "There are no conflicts."),
      in: &console)
  }
}

extension ResolveConflicts.Side {
  /// Returns the short name of the choice that was made.
  fileprivate func choiceText(_ language: Language) -> String {
    switch self {
    case .kept: language(ko: "그대로", en: "left as it was")
    case .other: language(ko: "다른 것으로", en: "took the other")
    }
  }
}
