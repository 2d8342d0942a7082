import HearthDomain
import HearthWhen

/// Adds a to-do; `todo` without a title lists what is to do.
struct ToDoAddCommand: Command {
  static let commandName = CommandName(["todo", "add"], shortcuts: [["todo"]])

  private static let typed = Argument<String?>(
    "title", .optionalPhrase, placeholder: .title,
    help: Words(
      ko: "500자까지 쓸 수 있어요. ‘금요일까지’처럼 언제까지인지 함께 적어요.",
      en: "Up to 500 characters, with when it is due, as in “by friday”.")
  ) { $0.texts.isEmpty ? nil : $0.texts.joined(separator: " ") }

  static let spec = CommandSpec(
    commandName, arguments: [typed],
    options: ToDoSpec.detailOptions + RepetitionOptions.forNewEvent + [EventSpec.calendar])

  let tools: EventTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: [EventSpec.remind, EventSpec.noRemind])
    _ = try RepetitionOptions(input, of: commandName)
    if let words = try input[typed] {
      _ = try EventTitle(words)
    } else if !input.isCalledByShortcut {
      throw input.usageError(.missingArgument(typed.spec.nameInMessages))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard let words = try input[Self.typed] else {
      return try ToDoListCommand(tools: tools).list(.open, search: "", in: &console)
    }
    if input.isTypedAsWords, let error = try mistypedVerb(words) { throw error }
    let dates = tools.dateReader
    guard let parsed = try parseTitle(words, input, in: &console)?.ofToDo(typed: words) else {
      return console.printNote(.nothingAdded)
    }
    var typed = try tools.typedDue(parsed)
    if let due = try input[ToDoSpec.due] { typed = try tools.typedDue(due) }
    typed.repetition = try RepetitionOptions(input, of: Self.commandName).repetition(
      saidByTitle: typed.plan, hasStart: typed.plan != nil, dates)
    let details = ToDoDetails(
      title: parsed.title, note: try input[EventSpec.note] ?? .blank,
      place: try input[ToDoSpec.place] ?? parsed.place, due: typed.due)
    let reminders = try input[EventSpec.noRemind] ? TypedReminders.none : input[EventSpec.remind]
    try tools.addToDo(details, typed, reminders, in: try input[EventSpec.calendar], &console)
  }

  /// Returns the error for a verb that is misspelled or of another program, if the other words name
  /// a to-do: `todo dnoe milk`, `todo delete milk`. Any other title may begin with such a word. Nil
  /// if there is none.
  private func mistypedVerb(_ words: String) throws -> UsageError? {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let named = try? tools.toDos.queries.find(parts[1]),
      SearchFolding.folded(named.title) == SearchFolding.folded(parts[1])
    else { return nil }
    let verbs = EventTools.toDoCommands.compactMap { $0.spec.path.last }
    let meant = Vocabulary.meanings(of: parts[0]).filter(verbs.contains)
    let nearest =
      meant.isEmpty ? Suggestion.nearest(to: parts[0], among: verbs) : Suggestion(words: meant)
    return nearest.words.isEmpty
      ? nil : UsageError(.unknownCommand(parts[0], after: ["todo"], nearest: nearest), in: ["todo"])
  }

  /// Parses the title. With `--due`, all words belong to it.
  private func parseTitle(
    _ words: String, _ input: ParsedInput, in console: inout Console
  ) throws -> ParsedTitle? {
    try input.has(ToDoSpec.due)
      ? ParsedTitle(words)
      : console.askForParsedTitle(words, tools.dateReader.forToDos)
  }
}
