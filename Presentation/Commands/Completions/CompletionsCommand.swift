/// `hearth completions`: prints the completion script for a shell.
package struct CompletionsCommand: Command {
  let grammar: Grammar

  package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  package static let commandName = CommandName(["completions"])

  private static let shell = Argument<Shell>("shell", placeholder: Words(ko: "셸", en: "SHELL"))

  package static let spec = CommandSpec(commandName, arguments: [shell], printsTextOnly: true)

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    let grammar = Grammar(grammar.specs, in: console.language)
    let script =
      switch try input[Self.shell] {
      case .bash: BashCompletions(grammar).script
      case .zsh: ZshCompletions(grammar).script
      case .fish: FishCompletions(grammar).script
      }
    console.write(script.utf8)
  }
}
