import HearthDomain

/// Merges two people into one.
struct PersonMergeCommand: Command {
  static let commandName = CommandName(["person", "merge"])

  private static let other = Argument<String>(
    "other", kind: .person, placeholder: Words(ko: "다른 사람", en: "OTHER"))

  static let spec = CommandSpec(commandName, arguments: [PersonSpec.person, other])

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let find = tools.people.queries.find
    let (person, other) = try findTwoItems(
      input[PersonSpec.person], input[Self.other], names: \.names, find: find
    ) { try find($1) }
    let language = console.language
    let (name, otherName) = (person.fullName, other.fullName)
    let droppedFields = try tools.people.merge.fieldsToDrop(person.id, with: other.id)
    let question = language(
      ko: "\(KoreanParticle.with(name)) \(KoreanParticle.object(otherName)) 한 사람으로 합칠까요?",
      en: "Merge \(name) and \(otherName) into one person?")
    let words = FieldWords(language: language, clock: tools.formatter.clock)
    let isAgreed = try console.askWhetherToMerge(
      question, leavingOut: droppedFields, of: .person, called: otherName, words)
    guard isAgreed else { return }
    let outcome = try tools.people.merge(person.id, with: other.id)
    let count = outcome.person.care.wateringCount
    console.confirm(
      language(
        ko: "\(outcome.person.fullName): 한 사람으로 합쳤어요 (id \(outcome.person.id.shortForm)). 물 준 기록"
          + " \(count)개.",
        en: "\(outcome.person.fullName): merged into one person (id"
          + " \(outcome.person.id.shortForm)), with \(Plural("watering")(count))."),
      json: tools.formatter.json(of: outcome.person, in: language))
  }
}

extension Console {
  /// Asks whether to merge two items of the given kind. The question lists the fields of the item
  /// called `other` whose values would be lost.
  mutating func askWhetherToMerge(
    _ question: String, leavingOut fields: [JournalField], of kind: JournalKind,
    called other: String, _ words: FieldWords
  ) throws -> Bool {
    var named: [(name: String, values: [String])] = []
    for field in fields {
      let name = kind.label(of: field.name)?(language) ?? field.name
      let value = words.text(field.before, of: field) ?? ""
      if let place = named.firstIndex(where: { $0.name == name }) {
        named[place].values.append(value)
      } else {
        named.append((name, [value]))
      }
    }
    // Several fields with the same label form one value, such as a birthday. No field contains the
    // whole value, so only the label is listed.
    let listed = named.map { name, values in
      if values.count > 1 { return name }
      let value = values[0].quotable(limit: 40)
      // The value is inserted into labels that contain a gap, such as `every … days`.
      if name.hasPrefix("며칠") { return "\(value)일\(name.dropFirst(2))" }
      return name.contains("…" as Character)
        ? name.replacing("…", with: value) : "\(name) \(value.quoted(language))"
    }
    .joined(separator: ", ")
    let droppedFields = language(
      ko: " 합치면 \(other)의 다음 내용은 사라져요: \(listed).",
      en: " This will be lost from \(other): \(listed).")
    return try confirmOrReport(
      named.isEmpty ? question : question + droppedFields, orSays: .nothingChanged)
  }
}
