import HearthDomain

/// What lies over the page of the profile.
enum ProfilePage: ScreenPage {
  typealias Effect = ProfileEffect

  case form(ProfileFormScreen.State)

  var shown: any ShownScreen<ProfilePage> {
    switch self {
    case .form(let state): Shown(ProfileFormScreen.self, state, as: Self.form)
    }
  }
}

// MARK: - One of them

extension ProfilePage {
  var form: ProfileFormScreen.State? {
    get { if case .form(let state) = self { state } else { nil } }
    set { self = newValue.map(Self.form) ?? self }
  }
}
