import HearthDomain

/// Switches to another profile.
struct ProfileUseCommand: Command {
  static let commandName = CommandName(["profile", "use"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, arguments: [ProfileSpec.profile], isForPeople: true, isIrreversible: true)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let all = try tools.allProfiles(Self.commandName)
    let entry = try all.collection.use(input[ProfileSpec.profile])
    // A store selected otherwise stays open.
    if all.storeOverride == nil { console.capturedOutput?.screenEffect = .reopen }
    let language = console.language
    let name = entry.displayText(language).quoted(language)
    console.confirm(
      [
        language(ko: "이제 \(name) 프로필을 써요.", en: "Using the profile \(name) from now on."),
        all.storeOverride.map { override in
          language(
            ko: "다만 지금은 \(override) 때문에 다른 저장소를 쓰고 있어요.",
            en: "For now \(override) names another store, which takes precedence.")
        },
      ],
      json: ["name": .string(entry.name.value), "store": .string(entry.file)])
  }
}
