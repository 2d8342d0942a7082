import HearthDomain

extension AppCoordinator {
  mutating func openProfile() {
    attempt { app in
      guard let tools = app.features.profile else { return }
      app.screens.push(.profile(try ProfileScreen.State(tools)))
    }
  }

  mutating func openProfileForm() {
    attempt { app in
      guard let tools = app.features.profile else { return }
      app.screens.push(.profileForm(ProfileFormScreen.State(try tools.queries.profile())))
    }
  }

  mutating func use(_ entry: ProfileRoster.Entry) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      _ = try app.features.profile?.switchableProfiles?.use(entry.file)
      effect = .reopen
    }
    return effect
  }

  /// Saves the changes of the profile. A name that another profile uses, or a file that is not a
  /// picture, is reported beside its field.
  mutating func edit(_ given: EditProfile.Changes) -> AppEffect? {
    guard let tools = features.profile else { return nil }
    var effect: PageEffect?
    attempt { app in
      var changes = given
      do {
        if case .some(.some(let picture)) = changes.picture {
          changes.picture = try tools.pictures.found(picture)
        }
      } catch let error as DomainError {
        return app.refuse(.picture, error)
      }
      do {
        try tools.edit(changes, from: app.screens[AppPage.profileForm]?.profile)
      } catch DomainError.refused(.changedMeanwhile) {
        let profile = try tools.queries.profile()
        effect = try app.screens.mergeChanges(ProfileFormScreen.self, AppPage.profileForm) { _ in
          ProfileFormScreen.State(profile)
        }
        let isContested = app.screens[AppPage.profileForm]?.form.isContested == true
        if isContested { app.tell(.refusal(.contested)) }
        return
      } catch let error as DomainError {
        guard case .conflict = error else { throw error }
        return app.refuse(.name, error)
      }
      app.screens.pop()
      try app.rereadPages()
      app.refresh()
      app.tell(.done(Words(ko: "프로필을 고쳤어요.", en: "Changed the profile.")))
    }
    return effect.flatMap { perform($0) }
  }

  private mutating func refuse(_ field: ProfileFormScreen.FieldName, _ error: DomainError) {
    screens[AppPage.profileForm]?.refuse(field, Words(of: error))
  }
}

extension ProfileScreen.State {
  init(_ tools: ProfileTools) throws {
    let facts = try ProfileFacts(tools.queries, zone: tools.zone)
    self.init(
      facts, roster: try tools.switchableProfiles?.roster(),
      current: tools.switchableProfiles?.file,
      picture: facts.profile.picture.flatMap(tools.pictures.shown))
  }

  /// Reads the state again; the selection stays.
  mutating func renew(_ tools: ProfileTools) throws {
    var kept = rows
    self = try Self(tools)
    kept.renew(rows.window.rows) { $0.file == $1.file }
    rows = kept
  }
}
