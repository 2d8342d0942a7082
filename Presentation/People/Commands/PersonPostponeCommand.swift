import HearthDomain
import HearthWhen

/// Postpones a watering on its due day.
struct PersonPostponeCommand: Command {
  static let commandName = CommandName(["person", "postpone"])

  static let days = Option<Delay>(
    "days", .number, isRequired: true, placeholder: Words(ko: "1..7", en: "1..7"),
    help: Words(ko: "미룰 날수예요. 1부터 7까지예요.", en: "By how many days, 1 to 7.")
  ) { try Delay(days: $0.days()) }

  private static let who = PersonSpec.person.asPhrase

  static let spec = CommandSpec(commandName, arguments: [who], options: [days])

  let tools: PersonTools

  private static let missingDaysQuestion = Words(
    ko: "며칠 미룰까요? --days 2처럼 적어 주세요.",
    en: "Postpone by how many days? Give a number such as --days 2.")

  static func check(_ input: ParsedInput) throws {
    // An input of several words may contain the days after the name. That can only be checked once
    // the stored names are known.
    if try !input[who].contains(where: \.isWhitespace) { _ = try delay(input) }
  }

  private static func delay(_ input: ParsedInput) throws -> Delay {
    guard let delay = try input[days] else {
      throw input.usageError(.missingOptionExplained("--days", why: missingDaysQuestion))
    }
    return delay
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (person, delay) = try personAndDelay(in: input)
    try tools.carryOut(.postpone(person.id, by: delay), in: &console)
  }

  /// Returns the person and the number of days. The days may follow the name instead of being given
  /// by an option: `Mum 3 days`.
  private func personAndDelay(in input: ParsedInput) throws -> (Person, Delay) {
    let who = try input[Self.who]
    do {
      return (try tools.people.queries.find(who), try Self.delay(input))
    } catch let error as DomainError {
      guard case .notFound = error, !input.has(Self.days) else { throw error }
      let words = who.split(whereSeparator: \.isWhitespace).map(String.init)
      let found = try NamedPrefix(words, names: \.names, find: tools.people.queries.find)
      let rest = found.remainingWords.drop { ["by", "for"].contains($0.lowercased()) }
      guard let days = WhenReader.countOfDays(rest.joined(separator: " ")) else { throw error }
      return (found.item, try Delay(days: days))
    }
  }
}
