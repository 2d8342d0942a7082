import HearthDomain

/// Changes the profile.
struct ProfileEditCommand: Command {
  static let commandName = CommandName(["profile", "edit"])

  private static let name = Option<DisplayName>(
    "name", placeholder: .name,
    help: Words(
      ko: "한글 15자, 영문 30자까지 쓸 수 있어요. 비워 두면 이름 없이 인사해요.",
      en: "Up to 30 letters (15 in Korean); leave it empty to be greeted without a name."))

  private static let email = Option<Email?>(
    "email", placeholder: ProfileSpec.email.spec.placeholder, help: ProfileSpec.email.spec.help
  ) { try $0.text.isEmpty ? nil : Email($0.text) }

  private static let picture = Option<PicturePath?>(
    "picture", .file,
    help: Words(ko: "사진 파일의 경로예요. 비워 두면 지워져요.", en: "The path of a picture; empty for none.")
  ) { try $0.path.isEmpty ? nil : PicturePath($0.path) }

  static let spec = CommandSpec(commandName, options: [name, email, picture])

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    var changes = try EditProfile.Changes(
      displayName: input[Self.name], email: input[Self.email],
      picture: input[Self.picture])
    if changes.isEmpty { changes.displayName = try askForName(in: &console) }
    guard !changes.isEmpty else {
      let words = Words(ko: "이름은 그대로 두었어요.", en: "The name stays as it was.")
      let name = try tools.queries.profile().displayName.value
      return console.confirm([words(console.language)], json: ["name": .string(name)])
    }
    if case .some(.some(let picture)) = changes.picture {
      changes.picture = try tools.pictures.existingPicture(picture)
    }
    console.reportProfile(try tools.edit(changes), greeting: changes.displayName != nil)
  }

  /// Asks for a name; nil if nothing is typed.
  private func askForName(in console: inout Console) throws -> DisplayName? {
    let question = console.language(ko: "어떻게 불러 드릴까요? ", en: "What should Hearth call you? ")
    let answer = try console.prompt(question, insteadGive: "--name") ?? ""
    return answer.allSatisfy(\.isWhitespace) ? nil : try DisplayName(answer)
  }
}

extension Console {
  /// Reports the changed profile; a new name with a greeting.
  mutating func reportProfile(_ profile: Profile, greeting isRenamed: Bool) {
    let name = profile.displayName.value
    let words =
      !isRenamed
      ? Words(ko: "프로필을 고쳤어요.", en: "Changed the profile.")
      : name.isEmpty
        ? Words(ko: "이제 이름 없이 인사할게요.", en: "Hearth will greet you without a name.")
        : Words(ko: "이제 \(name) 님이라고 부를게요.", en: "Hearth will call you \(name).")
    confirm(
      [words(language)],
      json: [
        "name": .string(name), "email": .text(profile.email?.value),
        "picture": .text(profile.picture?.value),
      ])
  }
}
