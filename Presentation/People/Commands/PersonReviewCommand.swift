import HearthDomain

/// Saves the notes of a past contact.
struct PersonReviewCommand: Command {
  static let commandName = CommandName(["person", "review"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "나눈 이야기를 적거나 고쳐요", en: "Write down what you talked about, or change it"),
    details: Words(
      ko: "마지막 연락에 적어요. 비워 두면 지워져요. 이미 적은 것을 바꿀 때는 먼저 물어봐요.",
      en: "Applies to the last contact. An empty value clears it. Asks before replacing what is"
        + " already written."),
    examples: [
      .line(
        ko: "hearth person review 엄마 --keyword 김장 --memo \"토요일에 같이 하기로 했다\"",
        en: "hearth person review Mum --keyword tea --memo \"together on Saturday\""):
        Words(ko: "마지막 연락에 적어요", en: "for the last contact"),
      .line(
        ko: "hearth person review 엄마 --on 11월3일 --keyword 건강",
        en: "hearth person review Mum --on 11-03 --keyword health"):
        Words(ko: "그날의 연락에 적어요", en: "for the contact of that day"),
    ],
    arguments: [PersonSpec.person],
    options: [PersonSpec.contactDay, PersonSpec.wateringID, PersonSpec.keyword, PersonSpec.memo])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws {
    try input.requireOne(of: [PersonSpec.keyword, PersonSpec.memo])
    try input.allowAtMostOne(of: [PersonSpec.contactDay, PersonSpec.wateringID])
    _ = try PersonSpec.review(input)
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let watering = try tools.watering(in: input)
    let edit = WateringEdit(
      keywords: try input[PersonSpec.keyword], memo: try input[PersonSpec.memo])
    try tools.carryOut(.review(watering.id, edit), in: &console)
  }
}
