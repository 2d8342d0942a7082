import HearthDomain
import TerminalKit

/// Records that one got in touch.
struct PersonWaterCommand: Command {
  struct Options: Hashable, Sendable {
    let who: String
    let means: Means
    /// As typed; it is read when it is known which day it is.
    let day: String?
    let review: ReviewEntry
    let opens: Bool
  }

  static let words = CommandName(["person", "water"], shortcuts: [["water"]])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "연락하고 물을 줘요", en: "Water somebody's plant: you got in touch"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth water 엄마 --by call", en: "hearth water Mum --by call"),
        meaning: Words(ko: "오늘 전화했어요", en: "you called today")),
      CommandExample(
        line: Words(
          ko: "hearth water 지민 --by meet --on 어제 --keyword 이사 --memo \"새집 구경\"",
          en: "hearth water Jimin --by meet --on yesterday --keyword house --memo \"saw it\""),
        meaning: Words(ko: "어제 만나서 나눈 이야기도 적어요", en: "you met yesterday, and what it was about")),
      CommandExample(
        line: Words(
          ko: "hearth water ㅇㅁ --by call --open", en: "hearth water Mum --by call --open"),
        meaning: Words(ko: "전화부터 걸어요", en: "start the call first")),
    ],
    arguments: [PersonSpec.who],
    options: [
      .value(
        "by", .choice(Means.allCases.map(\.rawValue)), placeholder: Words(ko: "방법", en: "MEANS"),
        help: Words(
          ko: "전화 call, 문자 message, 카톡 kakao, 만남 meet, 편지 mail, 그 밖 other.",
          en: "How you got in touch; other when it is not said."),
        synonyms: Means.synonyms),
      PersonSpec.day(
        "on", ko: "연락한 날이에요. 적지 않으면 오늘이에요.", en: "The day of the contact; else today."),
      PersonSpec.keyword, PersonSpec.memo,
      .flag(
        "open",
        help: Words(
          ko: "전화, 문자, 카카오톡을 먼저 열고, 나눈 이야기를 물어봐요.",
          en: "Start the call, message or KakaoTalk first, then ask for the review.")),
    ])

  let tools: PersonTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let opens = input.flag("open")
    let means = input.choice("by", as: Means.self) ?? (opens ? .call : .other)
    guard !opens || Means.openable.contains(means) else {
      throw input.refusal(
        option: "by",
        accepted: Words(
          ko: "--open과 함께 쓸 때는 call, message, kakao",
          en: "call, message or kakao where --open is given"))
    }
    return Options(
      who: try input.argument("who"), means: means, day: input.text("on"),
      review: try ReviewEntry(input), opens: opens)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let person = try tools.people.queries.find(options.who)
    let day = try options.day.map { try tools.voice.dates.day($0) }
    if let day { try person.check(wateringDay: day, today: tools.voice.today) }
    if options.opens, let link = try person.link(by: options.means) {
      LinkWords(link: link, person: person).open(with: tools.launcher, in: &console)
    }
    let outcome = try tools.people.water(
      person.id, on: day, by: options.means, review: options.review.review())
    // It is kept before the questions: who leaves them has been in touch all the same.
    let reviewed = try options.opens ? askForReview(of: outcome, in: &console) : nil
    try tell(outcome, reviewed, in: &console)
  }

  private func askForReview(
    of outcome: WateringOutcome, in console: inout Console
  ) throws -> WateringOutcome? {
    guard outcome.isReviewAwaited, console.canAsk,
      let answer = try ReviewQuestions().ask(in: &console)
    else { return nil }
    return try tools.people.review(
      outcome.change.after.id, on: outcome.watering.on, keywords: answer.keywords,
      memo: answer.memo)
  }

  private func tell(
    _ outcome: WateringOutcome, _ reviewed: WateringOutcome?, in console: inout Console
  ) throws {
    let last = reviewed ?? outcome
    let whole = CareChange(
      before: outcome.change.before, after: last.change.after, today: outcome.change.today)
    let words = CareNews(language: console.language, change: whole)
    let counted = try tools.people.queries.counted(last.watering)
    let hint = last.isReviewAwaited && console.form == .terminal ? reviewHint(last) : nil
    console.tell(
      [
        words.watered(last.watering), words.effects ?? whyNoneGrew(counted, console.language),
        hint?(console.language),
      ],
      json: counted.json)
  }

  private func whyNoneGrew(_ watering: CountedWatering, _ language: Language) -> String? {
    watering.steps == 0 ? CareNews.secondOfDay(language) : nil
  }

  private func reviewHint(_ outcome: WateringOutcome) -> Words {
    let who = Quoting.shellWord(tools.people.queries.call(outcome.change.after))
    return Words(
      ko: "나눈 이야기를 남기려면:\n  hearth person review \(who) --keyword … --memo …",
      en: "To keep what it was about:\n  hearth person review \(who) --keyword … --memo …")
  }
}
