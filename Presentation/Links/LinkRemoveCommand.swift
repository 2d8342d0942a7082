import HearthDomain
import TerminalKit

/// Ends a link; both sides keep what they have.
struct LinkRemoveCommand: Command {
  static let words = CommandName(["link", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "캘린더와 폴더의 이음을 끊어요", en: "End the link of a calendar"),
    details: Words(
      ko: "양쪽의 일정은 그대로 남고, 그 뒤로는 따로 바뀌어요.",
      en: "Both sides keep their events, and go their own ways from then on."),
    examples: [
      CommandExample(
        line: Words(ko: "hearth link remove 회사", en: "hearth link remove work"),
        meaning: Words(ko: "물어보고 끊어요", en: "after a question"))
    ],
    arguments: [CalendarSpec.which], isForPeople: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let listed = try tools.meant(by: try input[CalendarSpec.which])
    let (name, language) = (listed.calendar.name, console.language)
    let question = language(
      ko: "\(name) 캘린더와 \(listed.link.place.shown)의 이음을 끊을까요? 양쪽의 일정은 그대로 남아요.",
      en: "End the link of \(name) with \(listed.link.place.shown)? Both sides keep their events.")
    guard try console.agrees(to: question, orSays: .nothingChanged) else { return }
    try tools.links.remove(name)
    console.tell(
      [
        language(ko: "\(name) 캘린더는 이제 이어져 있지 않아요.", en: "The calendar \(name) is no longer linked.")
      ],
      json: ["calendar": .string(name.value)])
  }
}
