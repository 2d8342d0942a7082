import HearthDomain

/// Shows one saying in full, which takes its red dot away.
public struct SayingShowCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["saying", "show"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀 하나를 봐요", en: "Show one saying"),
    examples: [
      CommandExample(line: "hearth saying show 12", meaning: Words(ko: "번호로 봐요", en: "by number")),
      CommandExample(
        line: Words(ko: "hearth saying show 모닥불", en: "hearth saying show ember"),
        meaning: Words(ko: "그 말이 있는 글귀를 봐요", en: "the one with that word")),
    ],
    arguments: [SayingSpec.which], isReading: true)

  private let queries: SayingQueries
  private let mark: MarkSaying
  private let voice: SayingVoice

  public init(queries: SayingQueries, mark: MarkSaying, voice: SayingVoice) {
    self.queries = queries
    self.mark = mark
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let saying = try opened(queries.find(options.words))
    voice.show(saying, of: try queries.book(of: saying.id), in: &console)
  }

  private func opened(_ saying: Saying) throws -> Saying {
    do {
      return try mark(saying.id, .opened)
    } catch DomainError.unavailable(.store) {
      // Where nothing can be written, it can be read all the same, and keeps its dot.
      return saying
    }
  }
}
