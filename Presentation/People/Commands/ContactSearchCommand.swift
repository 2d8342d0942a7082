import HearthDomain

/// Searches all contacts, whether or not they were added as people.
struct ContactSearchCommand: Command {
  static let commandName = CommandName(["contact", "search"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "연락처를 이름이나 번호로 찾아요", en: "Find contacts by name or number"),
    examples: [
      "hearth contact search ㅈㅁ": Words(ko: "초성으로 찾아요", en: "by initial consonants"),
      "hearth contact search 5678": Words(ko: "번호의 일부로 찾아요", en: "by part of a number"),
    ],
    arguments: [SharedSpec.searchText], options: [ListLimit.option], isReadOnly: true,
    printsList: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let filter = try ContactFilter(
      search: tools.formatter.clock.replacingDays(in: input[SharedSpec.searchText]),
      includesPlanted: true)
    try ContactListing(queries: tools.people.contacts, formatter: tools.formatter).print(
      filter, input[ListLimit.option] ?? .none,
      whenEmpty: Words(ko: "찾은 연락처가 없어요.", en: "No contacts found."), isSearch: true,
      in: &console)
  }
}
