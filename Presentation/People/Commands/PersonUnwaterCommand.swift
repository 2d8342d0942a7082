import HearthDomain
import HearthWhen

/// Removes a watering that was entered by mistake.
struct PersonUnwaterCommand: Command {
  static let words = CommandName(["person", "unwater"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "잘못 적은 연락을 지워요", en: "Take back a watering entered by mistake"),
    details: Words(
      ko: "마지막 연락을 지우고, 그 연락으로 얻은 애정도도 함께 줄어요. 먼저 물어봐요.",
      en: "Removes the last contact and the closeness that it gave, after a question."),
    examples: [
      .line(ko: "hearth person unwater 지민", en: "hearth person unwater Jimin"):
        Words(ko: "마지막 연락을 지워요", en: "the last contact"),
      .line(
        ko: "hearth person unwater 지민 --on 어제",
        en: "hearth person unwater Jimin --on yesterday"):
        Words(ko: "그날의 연락을 지워요", en: "the contact of that day"),
    ],
    arguments: [PersonSpec.who],
    options: [PersonSpec.on, PersonSpec.of])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: [PersonSpec.on, PersonSpec.of])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (person, watering) = try tools.watering(meantBy: input)
    let language = console.language
    let date = DateWords(language, today: tools.formatter.today).shortWithWeekday(watering.on)
    let means = watering.meansName(language)
    let question = language(
      ko: "\(person.fullName): \(date)의 연락(\(means))을 지울까요? 나눈 이야기도 함께 지워져요.",
      en: "Take back the watering of \(person.fullName) on \(date) (\(means))?"
        + " What you wrote about it goes too.")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let outcome = try tools.people.removeWatering(watering.id)
    let words = CareMessages(language: language, change: outcome.change)
    let text = language(
      ko: "\(person.fullName): \(date)의 연락을 지웠어요. \(words.next)",
      en: "Took back the watering of \(person.fullName) on \(date). \(words.next)")
    console.tell(
      [text, words.effects], json: tools.formatter.json(of: outcome.change.after, in: language))
  }
}
