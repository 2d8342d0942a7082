import HearthDomain

extension AppCoordinator {
  mutating func openProfile() {
    attempt { app in
      guard let useCases = app.features.profile else { return }
      app.screens.push(.profile(try ProfileScreen.State(useCases)))
    }
  }

  mutating func openProfileForm() {
    attempt { app in
      guard let useCases = app.features.profile else { return }
      app.screens.push(.profileForm(ProfileFormScreen.State(try useCases.profile.profile())))
    }
  }

  mutating func use(_ entry: ProfileRoster.Entry) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      _ = try app.features.profile?.collection?.use(entry.file)
      effect = .reopen
    }
    return effect
  }

  /// A name that another profile has is told beside its field, and so is a picture that is none.
  mutating func edit(_ given: EditProfile.Changes) -> AppEffect? {
    guard let useCases = features.profile else { return nil }
    var effect: PageEffect?
    attempt { app in
      var changes = given
      do {
        if case .some(.some(let picture)) = changes.picture {
          changes.picture = try useCases.pictures.found(picture)
        }
      } catch let error as DomainError {
        return app.refuse(.picture, error)
      }
      do {
        try useCases.edit(changes, from: app.screens[AppPage.profileForm]?.profile)
      } catch DomainError.refused(.changedMeanwhile) {
        let profile = try useCases.profile.profile()
        effect = try app.screens.meet(ProfileFormScreen.self, AppPage.profileForm) { _ in
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
  init(_ useCases: ProfilePageUseCases) throws {
    let facts = try ProfileFacts(useCases.profile, zone: useCases.zone)
    self.init(
      facts, roster: try useCases.collection?.roster(), current: useCases.collection?.file,
      picture: facts.profile.picture.flatMap(useCases.pictures.shown))
  }

  /// Reads everything anew; the selection stays.
  mutating func renew(_ useCases: ProfilePageUseCases) throws {
    var kept = rows
    self = try Self(useCases)
    kept.renew(rows.window.rows) { $0.file == $1.file }
    rows = kept
  }
}
