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

  mutating func switchProfile(_ entry: ProfileRoster.Entry) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      _ = try app.features.profile?.switchableProfiles?.use(entry.file)
      effect = .restartWithProfile
    }
    return effect
  }

  /// Saves the changes of the profile. A name that another profile uses, or a file that is not a
  /// picture, is reported beside its field.
  mutating func saveProfile(_ given: EditProfile.Changes) -> AppEffect? {
    guard let tools = features.profile else { return nil }
    var effect: PageEffect?
    attempt { app in
      var changes = given
      do {
        if case .some(.some(let picture)) = changes.picture {
          changes.picture = try tools.pictures.existingPicture(picture)
        }
      } catch let error as DomainError {
        return app.showFieldError(.picture, error)
      }
      do {
        try tools.edit(changes, from: app.screens[AppPage.profileForm]?.profile)
      } catch DomainError.refused(.changedMeanwhile) {
        let reader = app
        switch try app.screens.front?.mergeChanges(with: reader) {
        case .handled(let merged)?: effect = merged
        case .refused(let reason)?: app.showNotice(.refusal(reason))
        case .ignored?, nil: throw DomainError.refused(.changedMeanwhile)
        }
        return
      } catch let error as DomainError {
        guard case .conflict = error else { throw error }
        return app.showFieldError(.name, error)
      }
      app.screens.pop()
      try app.rereadPages()
      app.refresh()
      app.showNotice(.success(Words(ko: "프로필을 고쳤어요.", en: "Changed the profile.")))
    }
    return effect.flatMap { perform($0) }
  }

  private mutating func showFieldError(_ field: ProfileFormScreen.FieldName, _ error: DomainError) {
    screens[AppPage.profileForm]?.showError(field, Words(of: error))
  }
}

extension ProfileScreen.State {
  init(_ tools: ProfileTools) throws {
    let facts = try ProfileFacts(tools.queries, zone: tools.zone)
    self.init(
      facts, roster: try tools.switchableProfiles?.roster(),
      current: tools.switchableProfiles?.file,
      picture: facts.profile.picture.flatMap(tools.pictures.displayedPicture),
      canLock: (try? tools.refuseInDemo(ProfileLockCommand.commandName)) != nil)
  }

  /// Reads the state again; the selection stays.
  mutating func refresh(_ tools: ProfileTools) throws {
    var kept = rows
    self = try Self(tools)
    kept.refreshRows(rows.loadedRows.rows) { $0.file == $1.file }
    rows = kept
  }
}
