import HearthDomain
import JSONText

/// Shows one book.
struct BookShowCommand: Command {
  static let commandName = CommandName(["book", "show"])

  static let spec = CommandSpec(commandName, arguments: [BookSpec.book], isReadOnly: true)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let book = try tools.books.queries.find(input[BookSpec.book])
    let sayings = try tools.books.queries.sayings(of: book.id, limit: .max)
    var object = tools.formatter.json(of: book)
    object.append("sayings", .array(sayings.map { .object($0.json) }))
    let past = try tools.books.queries.pastReadings(of: book.id)
    let numbers = sayings.map { "#\($0.saying.number)" }.joined(separator: " ")
    console.printOne(object, plain: ["sayings": numbers]) { console in
      let facts = BookFacts(
        words: tools.formatter.words(console.language), widths: console.traits.widths)
      console.print(book.details, facts.entries(of: book, past: past, sayings: sayings))
    }
  }
}

extension SayingOfBook {
  fileprivate var json: JSONObject {
    ["number": .int(saying.number), "sentenceId": .string(sentence.id.fullForm)]
  }
}
