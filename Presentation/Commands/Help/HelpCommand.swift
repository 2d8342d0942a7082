/// `hearth help`: prints the overview, a command's page, a topic, or the manual.
package struct HelpCommand: Command {
  let grammar: Grammar

  package static let commandName = CommandName(["help"])

  static let topicArgument = Argument<[String]>(
    "what", .zeroOrMore, kind: .topic, placeholder: Words(ko: "명령|주제", en: "COMMAND|TOPIC"),
    help: Words(ko: "명령의 이름이나 주제", en: "the name of a command, or a topic"))

  private static let allFlag = Flag(
    "all", help: Words(ko: "긴 도움말도 줄이지 않고 보여 줘요.", en: "Show long pages in full."))

  private static let manFlag = Flag(
    "man", help: Words(ko: "man 형식의 설명서를 출력해요.", en: "Print the manual page."))

  package static let spec = CommandSpec(
    commandName, arguments: [topicArgument], options: [allFlag, manFlag], printsTextOnly: true)

  package func run(_ input: ParsedInput, in console: inout Console) throws {
    if input[Self.manFlag] {
      console.write(ManPage(grammar: grammar, language: console.language).text.utf8)
    } else {
      let request = HelpRequest(path: try input[Self.topicArgument], isFull: input[Self.allFlag])
      try Help(grammar: grammar).print(request, in: &console)
    }
  }
}
