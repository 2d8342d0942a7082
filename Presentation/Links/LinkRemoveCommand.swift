import HearthDomain

/// Removes a link; both sides keep their content.
struct LinkRemoveCommand: Command {
  static let commandName = CommandName(["link", "remove"])

  static let spec = CommandSpec(
    commandName, arguments: [LinkSpec.link], isForPeople: true, isIrreversible: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let listed = try tools.link(named: try input[LinkSpec.link])
    let (name, language) = (listed.name, console.language)
    let (place, things) = (listed.link.location.displayText, listed.kind.contentsNoun.en)
    let question = language(
      ko: "\(name) ↔ \(place): 연결을 끊을까요? 양쪽에 있는 것은 그대로 남아요.",
      en: "Unlink \(name) from \(place)? Both sides keep their \(things).")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    try tools.links.remove(name)
    console.confirm(
      listed.kind == .calendar
        ? language(
          ko: "\(name) 캘린더는 이제 연결되어 있지 않아요.", en: "The calendar \(name) is no longer linked.")
        : language(
          ko: "\(name) 주소록은 이제 연결되어 있지 않아요.",
          en: "The address book \(name) is no longer linked."),
      json: listed.collection.json)
  }
}
