import HearthDomain
import TerminalKit

/// Shows one person and the plant.
public struct PersonShowCommand: Command {
  public struct Options: Hashable, Sendable {
    let who: String
  }

  public static let words = CommandName(["person", "show"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "한 사람과 그 식물을 봐요", en: "Show somebody and the plant"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth person show 엄마", en: "hearth person show Mum"),
        meaning: Words(ko: "엄마를 봐요", en: "show Mum")),
      CommandExample(
        line: "hearth person show ㅇㅁ --json",
        meaning: Words(ko: "초성으로 찾아 JSON으로 출력해요", en: "by initial consonants, as JSON")),
    ],
    arguments: [PersonSpec.who], isReading: true)

  private static let picture = Size(width: 24, height: 12)
  /// The least that the facts want beside the picture.
  private static let leastBeside = 44

  private let queries: PeopleQueries
  private let voice: PersonVoice

  public init(queries: PeopleQueries, voice: PersonVoice) {
    self.queries = queries
    self.voice = voice
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    Options(who: try input.argument("who"))
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let person = try queries.find(options.who)
    let json = voice.json(of: person, in: console.language)
    switch console.form {
    case .json: console.json(.document(json))
    case .piped: printPlain(json, person, in: &console)
    case .terminal: try print(person, in: &console)
    }
  }

  /// One line a fact: its name in JSON and its value.
  private func printPlain(_ json: JSONObject, _ person: Person, in console: inout Console) {
    for member in json.members {
      let value = member.key == "birthday" ? person.details.birthday?.description : nil
      let cell = (value ?? member.value.plain).tabSeparatedCell
      console.line(StyledText("\(member.key)\t\(cell)"))
    }
  }

  private func print(_ person: Person, in console: inout Console) throws {
    let size = PersonShowCommand.picture
    let hasRoom = console.width >= size.width + 2 + PersonShowCommand.leastBeside
    let columns = hasRoom ? console.width - size.width - 2 : console.width
    let rows = try self.rows(of: person, columns: columns, console)
    let picture = hasRoom ? drawing(of: person, console) : []
    let margin = hasRoom ? size.width + 2 : 0
    for index in 0..<max(picture.count, rows.count) {
      let left = index < picture.count ? picture[index] : StyledText()
      let right = index < rows.count ? rows[index] : StyledText()
      console.line(
        right.isEmpty ? left : left.padded(to: margin, .leading, console.traits.widths) + right)
    }
  }

  private func drawing(of person: Person, _ console: Console) -> [StyledText] {
    let size = PersonShowCommand.picture
    let scene = PlantDrawing.scene(
      of: person.plant, stage: person.stage, isWilted: person.state(on: voice.today) == .wilted,
      detail: DrawingDetail(suiting: size))
    return CellRenderer(level: console.traits.colors, widths: console.traits.widths)
      .frame(of: scene, size: size).lines
  }

  private func rows(
    of person: Person, columns: Int, _ console: Console
  ) throws -> [StyledText] {
    let language = console.language
    let widths = console.traits.widths
    let facts = PersonFacts(
      person: person, recollection: try queries.recollection(of: person.id),
      today: voice.today, language: language)
    let phrase = StyledText("“" + voice.phrase(of: person)(language) + "”")
    return Paragraph(StyledText(person.fullName, .bold)).rows(columns: columns, widths: widths)
      + Paragraph(phrase).rows(columns: columns, widths: widths) + [StyledText()]
      + TermList(facts.entries).rows(columns: columns, widths: widths)
  }
}

extension JSONValue {
  /// A value without structure as text; nothing for null.
  fileprivate var plain: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text
    }
  }
}
