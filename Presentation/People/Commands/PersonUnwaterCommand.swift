import HearthDomain
import HearthWhen

/// Removes a watering that was entered by mistake.
struct PersonUnwaterCommand: Command {
  static let commandName = CommandName(["person", "unwater"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "잘못 적은 연락을 지워요", en: "Remove a watering entered by mistake"),
    details: Words(
      ko: "마지막 연락을 지우고, 그 연락으로 얻은 애정도도 함께 줄어요. 먼저 물어봐요.",
      en: "Removes the last contact and the closeness it added. Asks first."),
    examples: [
      .line(ko: "hearth person unwater 지민", en: "hearth person unwater Jimin"):
        Words(ko: "마지막 연락을 지워요", en: "the last contact"),
      .line(
        ko: "hearth person unwater 지민 --on 어제",
        en: "hearth person unwater Jimin --on yesterday"):
        Words(ko: "그날의 연락을 지워요", en: "the contact of that day"),
    ],
    arguments: [PersonSpec.person],
    options: [PersonSpec.contactDay, PersonSpec.wateringID])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws {
    try input.allowAtMostOne(of: [PersonSpec.contactDay, PersonSpec.wateringID])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (person, watering) = try tools.personAndWatering(in: input)
    let language = console.language
    let date = DayFormatter(language, today: tools.formatter.today).shortWithWeekday(watering.day)
    let means = watering.meansName(language)
    let question = language(
      ko: "\(person.fullName): \(date)의 연락(\(means))을 지울까요? 나눈 이야기도 함께 지워져요.",
      en: "Remove the watering of \(person.fullName) on \(date) (\(means))? What you wrote about it"
        + " is removed, too.")
    guard try console.confirmOrReport(question, orSays: .nothingRemoved) else { return }
    let outcome = try tools.people.removeWatering(watering.id)
    let words = CareMessages(language: language, change: outcome.change)
    let text = language(
      ko: "\(person.fullName): \(date)의 연락을 지웠어요. \(words.nextDueMessage)",
      en: "Removed the watering of \(person.fullName) on \(date). \(words.nextDueMessage)")
    console.confirm(
      [text, words.effectsMessage],
      json: tools.formatter.json(of: outcome.change.after, in: language))
  }
}
