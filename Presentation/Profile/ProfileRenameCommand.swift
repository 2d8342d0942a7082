import HearthDomain

/// Renames the profile in use or the one that is named; also gives a guest its first name.
struct ProfileRenameCommand: Command {
  static let commandName = CommandName(["profile", "rename"])

  private static let newName = Argument<String?>(
    "new-name", placeholder: Words(ko: "새이름", en: "NEW-NAME"),
    help: Words(
      ko: "새 이름이에요. 둘 다 적으면 앞에 적은 것이 바꿀 프로필이에요.",
      en: "If given, the first name is the profile to rename."))

  static let spec = CommandSpec(
    commandName, arguments: [ProfileSpec.newName, newName], isForPeople: true)

  let tools: ProfileTools

  static func check(_ input: ParsedInput) throws { _ = try newName(input) }

  /// Returns the new name, which is the last argument.
  private static func newName(_ input: ParsedInput) throws -> DisplayName {
    try DisplayName(input[newName] ?? input[ProfileSpec.newName])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let changes = EditProfile.Changes(displayName: try Self.newName(input))
    guard try input[Self.newName] != nil else {
      return console.reportProfile(try tools.edit(changes), greeting: true)
    }
    let all = try tools.allProfiles(Self.commandName)
    let entry = try all.collection.roster().entry(named: input[ProfileSpec.newName])
    let access = try all.access(entry)
    guard entry.file != all.collection.file else {
      // The open profile needs no further passphrase.
      return console.reportProfile(try tools.edit(changes), greeting: true)
    }
    try access.prompt.unlockIfNeeded(in: &console)
    let profile = try access.edit(changes)
    let language = console.language
    let old = entry.displayText(language).quoted(language)
    let name = profile.displayName.displayText(language)
    let copula = KoreanParticle.copula.form(after: name)
    console.confirm(
      language(
        ko: "\(old) 프로필의 이름은 이제 \(name.quoted(.korean))\(copula).",
        en: "The profile \(old) is called \(name.quoted(.english)) now."),
      json: ["name": .string(profile.displayName.value), "store": .string(entry.file)])
  }
}
