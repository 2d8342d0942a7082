import HearthDomain

/// A command that likes, unlikes, uses or unuses sayings.
///
/// Each verb has its own type instead of sharing a generic one: to create a generic type, the
/// runtime would search all conformances of the program at every start.
protocol SayingMarkCommand: Command where Options == ParsedInput {
  static var verb: String { get }
  static var mark: MarkSaying.Mark { get }

  var tools: SayingTools { get }
}

extension SayingMarkCommand {
  static var commandName: CommandName { CommandName(["saying", verb]) }

  static var spec: CommandSpec {
    CommandSpec(commandName, arguments: [SayingSpec.saying.asSeveralWords])
  }

  /// Returns the names of the sayings that the words mean: each word if all are numbers, otherwise
  /// all words together as the text of one saying.
  private static func sayingNames(_ words: [String]) -> [String] {
    words.allSatisfy { SayingNumber($0) != nil } ? words : [words.joined(separator: " ")]
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let sayings = tools.sayings
    let found = try Self.sayingNames(input[SayingSpec.saying.asSeveralWords]).uniqueItems(
      sayings.queries.find)
    let marked = try sayings.mark(found.map(\.id), Self.mark)
    let language = console.language
    console.confirmEach(
      marked.map { saying in
        let done = SayingNotices.markedClause(saying, Self.mark)(language)
        return "\(done): \(saying.excerpt(language))"
      },
      json: .several(marked.map { tools.formatter.json(of: $0) }))
  }
}

struct SayingLikeCommand: SayingMarkCommand {
  let tools: SayingTools

  static let verb = "like"
  static let mark = MarkSaying.Mark.liked(true)
}

struct SayingUnlikeCommand: SayingMarkCommand {
  let tools: SayingTools

  static let verb = "unlike"
  static let mark = MarkSaying.Mark.liked(false)
}

struct SayingUseCommand: SayingMarkCommand {
  let tools: SayingTools

  static let verb = "use"
  static let mark = MarkSaying.Mark.used(true)
}

struct SayingUnuseCommand: SayingMarkCommand {
  let tools: SayingTools

  static let verb = "unuse"
  static let mark = MarkSaying.Mark.used(false)
}
