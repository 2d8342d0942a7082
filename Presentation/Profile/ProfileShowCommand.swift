import HearthDomain
import JSONText
import TerminalKit

/// Shows whose store this is.
public struct ProfileShowCommand: Command {
  public typealias Options = NoOptions

  public static let words = CommandName(["profile", "show"], isNounDefault: true)

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "내 프로필을 봐요", en: "Show your profile"),
    examples: [
      CommandExample(
        line: "hearth profile",
        meaning: Words(ko: "이름과 모은 것을 봐요", en: "your name, and what is kept"))
    ],
    isReading: true)

  private let queries: ProfileQueries
  private let zone: any ZoneRules

  public init(queries: ProfileQueries, zone: any ZoneRules) {
    self.queries = queries
    self.zone = zone
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let (profile, summary, isLocked) = try queries.summary()
    let day = summary.begunAt.map { zone.localTime(at: $0).day }
    let object: JSONObject = [
      "name": .string(profile.displayName.value), "email": .text(profile.email?.value),
      "picture": .text(profile.picture?.value), "since": .text(day.map { "\($0)" }),
      "isLocked": .bool(isLocked), "people": .int(summary.people),
      "sayings": .int(summary.sayings), "moods": .int(summary.moods),
      "events": .int(summary.events), "books": .int(summary.books),
      "sentences": .int(summary.sentences),
    ]
    console.show(object) { console in
      let language = console.language
      console.say(sentence(profile.displayName.value)(language))
      let facts = [
        (Words(ko: "이메일", en: "E-mail"), profile.email?.value),
        (Words(ko: "사진", en: "Picture"), profile.picture?.value.quotable(limit: 200)),
        (Words(ko: "시작한 날", en: "Since"), day.map { "\($0)" }),
        (
          Words(ko: "잠금", en: "Lock"),
          isLocked ? language(ko: "잠겨 있어요", en: "locked") : nil
        ),
        (Words(ko: "모은 것", en: "Kept"), ProfileShowCommand.counts(summary, language)),
      ]
      for case (let label, let text?) in facts {
        console.line(
          StyledText(
            console.traits.widths.padded(label(language), to: 10), Style(attributes: .dim))
            + StyledText(text))
      }
    }
  }

  private static func counts(_ summary: ProfileSummary, _ language: Language) -> String {
    [
      CountedNoun(ko: "사람", counter: "명", en: "person", plural: "people")(summary.people),
      CountedNoun(ko: "글귀", en: "saying")(summary.sayings),
      CountedNoun(ko: "기분", en: "mood")(summary.moods),
      CountedNoun(ko: "일정", en: "event")(summary.events),
      CountedNoun(ko: "책", counter: "권", en: "book")(summary.books),
      CountedNoun(ko: "문장", en: "sentence")(summary.sentences),
    ].map { $0(language) }.joined(separator: " · ")
  }

  private func sentence(_ name: String) -> Words {
    name.isEmpty
      ? Words(
        ko: "아직 이름이 없어요. ‘hearth profile edit --name 이름’으로 알려 주세요.",
        en: "You have no name yet. Tell it with “hearth profile edit --name NAME”.")
      : Words(ko: "\(name)님의 저장소예요.", en: "This is \(name)’s store.")
  }
}
