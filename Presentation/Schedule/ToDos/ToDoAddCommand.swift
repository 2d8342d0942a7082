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
    commandName,
    summary: Words(ko: "할 일을 적어요", en: "Add something to do"),
    details: Words(
      ko: "할 일은 마칠 때까지 남아 있어요. 날을 적으면 그날까지, 시각을 적으면 그때까지예요. 아무것도 적지 않으면 기한이 없어요. 제목 없이 ‘hearth"
        + " todo’만 쓰면 할 일을 모두 봐요.",
      en: "A to-do stays until it is done. It is due on a day, at a time, or never: name the day or"
        + " time in the title, or neither. Without a title, “hearth todo” lists your to-dos."),
    examples: [
      .line(ko: "hearth todo 우유 사기", en: "hearth todo Buy milk"):
        Words(ko: "기한이 없어요", en: "without a day"),
      .line(ko: "hearth todo 월세 보내기 금요일까지", en: "hearth todo Pay the rent by friday"):
        Words(ko: "금요일까지예요", en: "due on Friday"),
      .line(
        ko: "hearth todo 분리수거 매주 화 20시", en: "hearth todo Take out the bins every tue 8pm"):
        Words(ko: "하고 나면 다음 화요일 것이 나와요", en: "once done, the next Tuesday’s appears"),
      .line(
        ko: "hearth todo 화분 --repeat \"하고 나서 7일 뒤\"",
        en: "hearth todo Filter --repeat \"7 days after done\""):
        Words(ko: "하고 나서 7일 뒤에 다시 나와요", en: "seven days after it was done"),
    ],
    arguments: [typed],
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
      : console.askForParsedTitle(words, tools.dateReader)
  }
}
