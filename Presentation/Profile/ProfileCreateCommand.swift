import HearthDomain

/// Creates an empty profile.
struct ProfileCreateCommand: Command {
  static let commandName = CommandName(["profile", "create"], synonyms: [["profile", "add"]])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, arguments: [ProfileSpec.newName], options: [ProfileSpec.email], isForPeople: true,
    isIrreversible: true)

  let tools: ProfileTools

  static func check(_ input: ParsedInput) throws {
    if try DisplayName(input[ProfileSpec.newName]).isEmpty {
      throw DomainError.invalid(.displayName, .empty)
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let newName = try DisplayName(input[ProfileSpec.newName])
    let email = try input[ProfileSpec.email]
    let changes = EditProfile.Changes(displayName: newName, email: email.map { .some($0) })
    let all = try tools.allProfiles(Self.commandName)
    _ = try all.collection.create(newName) { try all.access($0).edit(changes) }
    let name = newName.value
    console.confirm(
      [
        console.language(
          ko: "\(name.quoted(.korean)) 프로필을 만들었어요.",
          en: "Created the profile \(name.quoted(.english))."),
        console.language(ko: "이렇게 쓰기 시작해요:", en: "To start using it:"),
        "  hearth profile use \(Quoting.shellWord(name))",
        isOpenProfileUnnamed(all.collection)
          ? console.language(
            ko: "지금까지 적은 것은 손님 프로필에 그대로 있어요. 거기에 이름을 붙이려면 ‘hearth profile rename 이름’을 써 주세요.",
            en: "What you have entered so far stays in the guest profile. “hearth profile rename"
              + " NAME” gives it a name.")
          : nil,
      ],
      json: ["name": .string(name), "email": .text(email?.value)])
  }

  /// Whether the open profile has no name, so that the typed name may have been meant for it. False
  /// if this cannot be read, because the new profile exists by now.
  private func isOpenProfileUnnamed(_ collection: ProfileCollection) -> Bool {
    let entries = (try? collection.roster())?.entries ?? []
    return entries.contains { $0.file == collection.file && $0.name.isEmpty }
  }
}
