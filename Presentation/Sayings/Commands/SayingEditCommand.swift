import HearthDomain

/// Changes a saying by options, or in an editor.
struct SayingEditCommand: Command {
  static let commandName = CommandName(["saying", "edit"])

  static let spec = CommandSpec(
    commandName, arguments: [SayingSpec.saying], options: SayingOptions.options)

  let tools: SayingTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let saying = try tools.sayings.queries.find(input[SayingSpec.saying])
    let entry = try SayingOptions(input)
    guard entry.isEmpty else {
      let details = try entry.updatedDetails(saying.details)
      return report(try tools.sayings.edit(saying.id, to: details), was: saying, in: &console)
    }
    let start = SayingDraft(saying.details).text(console.language)
    let withoutEditor = UsageError(
      .missingOption(SayingOptions.options.map { $0.spec.spelling }),
      in: SayingEditCommand.commandName.path
    )
    let written = try console.writeInEditor(
      with: tools.editor, from: start, orElse: withoutEditor,
      read: { try SayingDraft.details($0, keeping: saying.details.tags) },
      keep: { try tools.sayings.edit(saying.id, to: $0) })
    guard let changed = written else { return console.reportNothingWritten() }
    report(changed, was: saying, in: &console)
  }

  private func report(_ saying: Saying, was old: Saying, in console: inout Console) {
    let language = console.language
    let (name, excerpt) = (saying.name(language), saying.excerpt(language))
    console.confirmEdit(
      from: old, to: saying,
      [language(ko: "\(name)를 고쳤어요: \(excerpt)", en: "Changed \(name): \(excerpt)")],
      json: tools.formatter.json(of: saying))
  }
}
