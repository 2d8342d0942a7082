import HearthDomain
import JSONText
import TerminalKit

/// Shows the profile in use.
struct ProfileShowCommand: Command {
  static let commandName = CommandName(["profile", "show"], isNounDefault: true)

  static let spec = CommandSpec(commandName, isReadOnly: true)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let facts = try ProfileFacts(tools.queries, zone: tools.zone)
    console.printOne(json(of: facts)) { console in
      console.printWrapped(facts.ownerSentence(console.language))
      for (label, text) in facts.labelledFacts(console.language) {
        console.printLine(
          StyledText(
            console.traits.widths.padded(label, to: 10), Style(attributes: .dim))
            + StyledText(text))
      }
    }
  }

  private func json(of facts: ProfileFacts) -> JSONObject {
    let (profile, summary) = (facts.profile, facts.summary)
    return [
      "name": .string(profile.displayName.value), "email": .text(profile.email?.value),
      "picture": .text(profile.picture?.value), "since": .text(facts.createdOn.map { "\($0)" }),
      "isLocked": .bool(facts.isLocked), "people": .int(summary.people),
      "sayings": .int(summary.sayings), "moods": .int(summary.moods),
      "events": .int(summary.events), "toDos": .int(summary.toDos),
      "books": .int(summary.books),
      "sentences": .int(summary.sentences),
    ]
  }
}
