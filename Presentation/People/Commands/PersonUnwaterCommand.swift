import HearthDomain

/// Removes a watering that was entered by mistake.
struct PersonUnwaterCommand: Command {
  static let commandName = CommandName(["person", "unwater"])

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person],
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
