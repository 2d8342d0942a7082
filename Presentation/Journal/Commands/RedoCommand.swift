import HearthDomain

/// Redoes what was undone last.
struct RedoCommand: Command {
  static let commandName = CommandName(["redo"])

  private static let count = JournalSpec.countArgument(
    help: Words(ko: "최근에 되돌린 몇 개를 다시 할지예요.", en: "How many of the last undone changes to redo."))

  static let spec = CommandSpec(
    commandName, arguments: [count], storeNeed: .inMemory, runningTime: .slow)

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
