import HearthDomain

/// Redoes what was undone last.
struct RedoCommand: Command {
  static let commandName = CommandName(["redo"])

  private static let count = JournalSpec.countArgument(
    help: Words(ko: "최근에 되돌린 몇 개를 다시 할지예요.", en: "The last so many that were taken back."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "되돌린 것을 다시 해요", en: "Do again what was taken back"),
    details: Words(
      ko: "되돌린 뒤에 다른 것을 바꾸지 않았을 때만 돼요.",
      en: "Only as long as nothing else was changed since it was taken back."),
    examples: [
      "hearth redo": Words(ko: "마지막에 되돌린 하나예요", en: "the last one taken back"),
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
