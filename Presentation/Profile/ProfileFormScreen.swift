import HearthDomain
import TerminalKit

/// The form that edits the user's details.
enum ProfileFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case name
    case email
    case picture
  }

  struct State: Hashable, ParsedFormState {
    let profile: Profile
    var form: Form<FieldName>

    init(_ profile: Profile) {
      self.profile = profile
      form = ProfileFormScreen.form(of: profile)
    }

    /// Shows an error at the field and moves to it.
    mutating func showError(_ field: FieldName, _ reason: Words) {
      form.setError(reason, of: field)
      form.focus(on: field)
    }
  }

  typealias Output = PageEffect

  static func output(saving entry: EditProfile.Changes, _ state: State) -> Output? {
    .editProfile(entry)
  }

  private static func form(of profile: Profile) -> Form<FieldName> {
    Form([
      FormField(
        .name, Words(ko: "이름", en: "name"),
        .line(profile.displayName.value, within: DisplayNameRule.self),
        placeholder: Words(ko: "비워 두면 이름 없이 인사해요", en: "optional")),
      FormField(
        .email, Words(ko: "이메일", en: "email"), .line(profile.email?.value ?? ""),
        placeholder: Words(ko: "없어도 돼요. 어디에도 보내지 않아요", en: "optional; it is sent nowhere")),
      FormField(
        .picture, Words(ko: "사진", en: "picture"), .line(profile.picture?.value ?? ""),
        placeholder: Words(ko: "사진 파일의 경로, 없어도 돼요", en: "a picture file, optional")),
    ])
  }
}

extension ProfileFormScreen.State {
  func parseEntry(
    _ fields: inout FieldParser<ProfileFormScreen.FieldName>
  ) -> EditProfile.Changes? {
    let name = fields.parse(.name) { try DisplayName($0) }
    let email = fields.parseOptional(.email) { try Email($0) }
    let picture = fields.parseOptional(.picture) { try PicturePath($0) }
    if let name, let email, let picture {
      return EditProfile.Changes(
        displayName: name, email: .some(email), picture: .some(picture))
    }
    return nil
  }

  /// Errors appear only after a field is left.
  func isResolvableByTyping(_ error: any Error) -> Bool { true }
}

// MARK: - Drawing

extension ProfileFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    FormPage(title: view.language(ko: "프로필 고치기", en: "Edit the profile"))
  }
}
