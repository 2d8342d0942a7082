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

  package static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "셸이 hearth 명령을 자동 완성하게 하는 스크립트를 출력해요",
      en: "Print the script that lets your shell complete hearth's commands"),
    examples: [
      "source <(hearth completions bash)":
        Words(ko: "~/.bashrc에 넣어 두세요", en: "put this into ~/.bashrc"),
      "hearth completions zsh > ~/.zfunc/_hearth":
        Words(ko: "$fpath에 있는 폴더에 두세요", en: "any folder of $fpath will do"),
      "hearth completions fish > ~/.config/fish/completions/hearth.fish":
        Words(ko: "fish가 알아서 읽어요", en: "fish finds it there"),
    ],
    arguments: [shell],
    printsTextOnly: true)

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
