import HearthDomain

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
    let watering = try tools.watering(in: input)
    try tools.carryOut(.removeWatering(watering.id), in: &console)
  }
}
