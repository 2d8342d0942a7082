import HearthDomain

/// Searches all contacts, whether or not they were added as people.
struct ContactSearchCommand: Command {
  static let commandName = CommandName(["contact", "search"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.searchText], options: [ListLimit.option], isReadOnly: true,
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
