import HearthDomain

/// Saves the notes of a past contact.
struct PersonReviewCommand: Command {
  static let commandName = CommandName(["person", "review"])

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person],
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
