import HearthDomain
import TerminalKit

/// Undoes the last changes, or one change by its number.
struct UndoCommand: Command {
  static let commandName = CommandName(["undo"])

  private static let count = JournalSpec.countArgument(
    help: Words(
      ko: "최근 몇 개를 되돌릴지예요. 모두 되돌리거나 하나도 되돌리지 않아요.",
      en: "How many of the last changes to undo: all of them or none."))
  private static let entry = Option<EntryName>(
    "entry", .change, placeholder: JournalSpec.entryPlaceholder,
    help: Words(
      ko: "‘hearth log’에서 본 번호의 것을 되돌려요.", en: "The change with that number in “hearth log”."),
    parse: JournalSpec.parseEntryName)

  static let spec = CommandSpec(
    commandName, arguments: [count], options: [entry], storeNeed: .inMemory, runningTime: .slow)

  let tools: JournalTools

  static func check(_ input: ParsedInput) throws {
    if try input[count] != nil, input.has(entry) {
      throw input.usageError(.conflictingOptions(["N", entry.spec.spelling]))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let formatter = tools.formatter
    let undone: [UndoneChange]
    if let name = try input[Self.entry] {
      undone = [try tools.journal.undo(name)]
    } else {
      let count = try input[Self.count] ?? 1
      let coming = try tools.journal.undo.entriesToUndo(last: count)
      if !coming.isEmpty, coming.count < count {
        throw DomainError.refused(.fewerToUndo(coming.count))
      }
      let remarks = try tools.remarks(before: coming)
      if coming.count > 1 || !remarks.isEmpty {
        guard try confirmsUndo(of: coming, after: remarks, in: &console) else { return }
        // Exactly the changes that the user confirmed, even if more were made since.
        undone = try tools.journal.undo(coming.map(\.name))
      } else {
        undone = try tools.journal.undo()
      }
    }
    console.printResults(undone, formatter) { tools.undoResult($0, isNumbered: true) }
    console.printHint(JournalSpec.redoHint(undone.count))
  }

  /// Asks before several changes are undone, because their number is easily confused with an
  /// entry's number. Also asks before a change is undone that is older than effects that undo does
  /// not revert.
  private func confirmsUndo(
    of entries: [JournalEntry], after remarks: [Words], in console: inout Console
  ) throws -> Bool {
    let listed = try console.entryList(entries, tools)
    if !remarks.isEmpty, !console.canAsk, !console.traits.assumesYes, console.assistant == nil {
      let told = { (language: Language) in remarks.map { $0(language) }.joined(separator: "\n") }
      throw UsageError(
        .custom(
          Words(
            ko: told(.korean) + "\n그래도 아래 일을 되돌리려면 --yes를 붙여 주세요:\n" + listed,
            en: told(.english) + "\nTo undo this anyway, give --yes:\n" + listed)),
        in: Self.commandName.path)
    }
    // With `--yes` the user has not seen the remarks, so they are printed.
    if console.traits.assumesYes {
      for remark in remarks { console.printNote(remark) }
    }
    let question =
      entries.count > 1
      ? console.language(
        ko: "이 \(entries.count)개를 되돌릴까요?", en: "Undo these \(entries.count) changes?")
      : console.language(ko: "그래도 이것을 되돌릴까요?", en: "Undo this anyway?")
    // The heading separates the changes to undo from those in the remarks, which look alike.
    let head =
      remarks.isEmpty ? [] : [console.language(ko: "되돌릴 것:", en: "Changes to undo:")]
    let asked = remarks.map { $0(console.language) } + head + [listed, question]
    return try console.confirmOrReport(asked.joined(separator: "\n"), orSays: .nothingChanged)
  }
}
