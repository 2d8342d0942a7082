import HearthDomain

/// Redoes what was undone last.
struct RedoCommand: Command {
  static let commandName = CommandName(["redo"])

  private static let count = JournalSpec.countArgument(
    help: Words(ko: "최근에 되돌린 몇 개를 다시 할지예요.", en: "How many of the last undone changes to redo."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "되돌린 것을 다시 해요", en: "Redo what was undone"),
    details: Words(
      ko: "되돌린 뒤에 다른 것을 바꾸지 않았을 때만 돼요.",
      en: "Works only until something else is changed."),
    examples: [
      "hearth redo": Words(ko: "마지막에 되돌린 하나예요", en: "the last undone change"),
      "hearth redo 2": Words(ko: "최근에 되돌린 둘이에요", en: "the last two"),
    ],
    arguments: [count], storeNeed: .inMemory, runningTime: .slow)

  let tools: JournalTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let formatter = tools.formatter
    let count = try input[Self.count] ?? 1
    let coming = try tools.journal.redo.entriesToRedo(last: count).count
    if coming > 0, coming < count { throw DomainError.refused(.fewerToRedo(coming)) }
    let done = try tools.journal.redo(last: count)
    console.printResults(done, formatter) { entry in
      let change = tools.originalEntry(of: entry)
      return formatter.redoResult(change, change.name)
    }
    console.printHint(JournalSpec.undoHint(done.count))
  }
}
