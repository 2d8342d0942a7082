import HearthDomain
import HearthWhen

/// Marks to-dos done.
struct ToDoDoneCommand: Command {
  static let commandName = CommandName(["todo", "done"], synonyms: [["event", "done"]])

  private static let day = Option<String>(
    "on", .day,
    help: Words(ko: "마친 날이에요. 적지 않으면 오늘이에요.", en: "The day it was done; today by default."))

  static let spec = CommandSpec(
    commandName, arguments: [ToDoSpec.toDo.asSeveralWords], options: [day])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let queries = tools.toDos.queries
    let ids = try queries.named(input[ToDoSpec.toDo.asSeveralWords]) { words in
      do { return try queries.find(words) } catch let error as DomainError {
        guard case .notFound = error, let title = eventTitle(words) else { throw error }
        throw CalendarRefusal.isEvent(title: title).error
      }
    }
    let day = try input[Self.day].map {
      try WhenReader(tools.formatter.clock, .past).forRecords.day($0)
    }
    var notes: [Words] = []
    for question in try day == nil ? tools.questions(beforeMarkingDone: ids) : [] {
      let words = tools.words(of: question)(console.language)
      if !console.canAsk, case .areDoneAhead(let all) = question {
        notes.append(Words { tools.toDoWords($0).doneAheadNote(all) })
      }
      guard try console.confirmUnlessPiped(words, orSays: .nothingChanged) else { return }
    }
    try tools.carryOut(.markDone(ids, on: day), notes, in: &console)
  }

  /// Returns the title of the event that the words name; nil if there is none.
  private func eventTitle(_ words: String) -> String? {
    do { return try tools.findEvent(words).occurrence.event.title } catch DomainError.ambiguous {
      return words
    } catch {
      return nil
    }
  }
}

/// Marks to-dos as not done.
struct ToDoUndoneCommand: Command {
  static let commandName = CommandName(["todo", "undone"])

  static let spec = CommandSpec(commandName, arguments: [ToDoSpec.toDo.asSeveralWords])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let queries = tools.toDos.queries
    let ids = try queries.named(input[ToDoSpec.toDo.asSeveralWords]) {
      try queries.find($0, isDone: true)
    }
    try tools.carryOut(.reopen(ids), in: &console)
  }
}

extension ToDoQueries {
  /// Returns the to-do that all words together name or, if there is none, the ones that each word
  /// names.
  fileprivate func named(
    _ words: [String], _ find: (String) throws -> ToDo
  ) throws -> [ID<ToDo>] {
    if words.count > 1 {
      do {
        return [try find(words.joined(separator: " ")).id]
      } catch DomainError.notFound {}
    }
    return try words.uniqueItems(find).map(\.id)
  }
}

/// Removes to-dos after a question.
struct ToDoRemoveCommand: NamedRemovalCommand {
  static let commandName = CommandName(["todo", "remove"])

  static let spec = CommandSpec(commandName, arguments: [ToDoSpec.toDo.asSeveralWords])

  let tools: EventTools

  func typedNames(_ input: ParsedInput) throws -> [String] {
    try input[ToDoSpec.toDo.asSeveralWords]
  }

  func item(named words: String, _ input: ParsedInput) throws -> ToDo {
    try tools.toDos.queries.find(words)
  }

  func isCompletelyNamed(_ toDo: ToDo, by words: CompleteName) -> Bool {
    words.matches([toDo.title], toDo.id)
  }

  func idSuffix(of toDo: ToDo) -> String? { toDo.id.shortForm }

  func listName(of toDo: ToDo, _ language: Language) -> String { toDo.title }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let toDos = try itemsToRemove(input, console)
    let question = ToDoWords.removalQuestion(
      toDos[0].title, count: toDos.count, console.language)
    let asked = toDos.map(\.title).listed(console.language) + question
    guard try console.confirmOrReport(asked, orSays: .nothingRemoved) else { return }
    try tools.carryOut(.remove(toDos.map(\.id)), in: &console)
  }
}
