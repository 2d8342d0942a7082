import HearthDomain
import TerminalKit

/// Changes what a profile tells of its user.
enum ProfileFormScreen: EntryFormScreen {
  enum FieldName: Hashable, CaseIterable {
    case name
    case email
    case picture
  }

  struct State: Hashable, EntryFormState {
    let profile: Profile
    var form: Form<FieldName>
    let before: [String]
    var textWidth = 40
    var widths = DisplayWidth.standard

    init(_ profile: Profile) {
      self.profile = profile
      form = ProfileFormScreen.form(of: profile)
      before = form.contents
    }

    /// Tells beside the field why it cannot be taken.
    mutating func refuse(_ field: FieldName, _ reason: Words) {
      form.setError(reason, of: field)
      form.focus(on: field)
    }
  }

  typealias Output = PageEffect

  static func saveKey(_ state: State) -> KeyBinding<EntryAction> {
    KeyBinding(
      [.control("s")], Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 것을 저장해요", en: "Keep what you wrote"), action: .saved)
  }

  static func save(_ state: inout State) -> Output? {
    for name in FieldName.allCases { state.check(name) }
    guard state.form.errors.isEmpty, let changes = try? state.changes() else {
      state.form.focusOnError()
      return nil
    }
    return .edit(changes)
  }

  private static func form(of profile: Profile) -> Form<FieldName> {
    Form([
      FormField(
        .name, Words(ko: "이름", en: "name"),
        .line(profile.displayName.value, limit: DisplayNameRule.characters.upperBound),
        example: Words(ko: "비워 두면 이름 없이 인사해요", en: "may stay blank")),
      FormField(
        .email, Words(ko: "이메일", en: "e-mail"), .line(profile.email?.value ?? ""),
        example: Words(ko: "없어도 돼요. 어디에도 보내지 않아요", en: "may stay blank; it is sent nowhere")),
      FormField(
        .picture, Words(ko: "사진", en: "picture"), .line(profile.picture?.value ?? ""),
        example: Words(ko: "사진 파일의 경로, 없어도 돼요", en: "the path of a file, if any")),
    ])
  }
}

extension ProfileFormScreen.State {
  /// Everything that is typed; throws for what no rule accepts.
  func changes() throws -> EditProfile.Changes {
    EditProfile.Changes(
      displayName: try DisplayName(text(of: .name)), email: .some(try email()),
      picture: .some(try picture()))
  }

  mutating func changed(_ name: ProfileFormScreen.FieldName) { form.setError(nil, of: name) }
  mutating func left(_ name: ProfileFormScreen.FieldName) { check(name) }

  /// Shows below the field what is wrong with it, if anything.
  mutating func check(_ name: ProfileFormScreen.FieldName) {
    form.setError(problem(in: name), of: name)
  }

  private func problem(in name: ProfileFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .name: _ = try DisplayName(text(of: .name))
      case .email: _ = try email()
      case .picture: _ = try picture()
      }
      return nil
    } catch {
      return Words(ofAny: error)
    }
  }

  private func email() throws -> Email? {
    let text = text(of: .email)
    return text.allSatisfy(\.isWhitespace) ? nil : try Email(text)
  }

  private func picture() throws -> PicturePath? {
    let text = text(of: .picture)
    return text.allSatisfy(\.isWhitespace) ? nil : try PicturePath(text)
  }

  private func text(of name: ProfileFormScreen.FieldName) -> String { form[name]?.text ?? "" }
}

// MARK: - Drawing

extension ProfileFormScreen {
  static func formPlace(in view: ViewContext) -> Rect { layout(view).form }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let title = view.language(ko: "프로필 고치기", en: "Edit the profile")
    frame.write(StyledText(title, view.theme.heading), in: place.title)
    FormView(form: state.form, view: view).draw(in: &frame, at: place.form)
    return frame
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, form: Rect) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(.fixed(1), .fixed(isLow ? 0 : 1), .fill)
    return (rows[0], rows[2].columns(.fixed(min(84, body.width)), .fill)[0])
  }
}
