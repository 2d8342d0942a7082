import HearthDomain
import TerminalKit

/// Leads through the page of the profile and the form that lies over it.
struct ProfileCoordinator {
  private let useCases: ProfilePageUseCases
  private var screen: ProfileScreen.State
  private var pages = ScreenStack<ProfilePage>()

  /// Throws when the store fails, or the list of profiles cannot be read.
  init(_ useCases: ProfilePageUseCases) throws {
    self.useCases = useCases
    screen = try ProfileCoordinator.read(useCases)
  }

  var keyHelp: [KeyHelp] { pages.front?.keyHelp ?? ProfileScreen.keys(screen).keyHelp }
  var takesText: Bool { pages.front?.takesText ?? false }
  var isTyping: Bool { pages.front?.isTyping ?? false }

  /// Leaves the form; whether there was one.
  mutating func goBack() -> Bool {
    defer { pages.pop() }
    return !pages.isEmpty
  }

  /// Reads everything anew; the selection stays, and what is being typed.
  mutating func refresh() throws {
    var profiles = screen.profiles
    screen = try ProfileCoordinator.read(useCases)
    profiles.renew(screen.profiles.window.rows) { $0.file == $1.file }
    screen.profiles = profiles
  }

  mutating func handle(_ event: TerminalEvent, in view: ViewContext) throws -> ProfileOutcome {
    if takesText, event == .key(Key(.function(1))) { return .ignored }
    let answer =
      pages.front?.handle(event, in: view) ?? ProfileScreen.answer(to: event, &screen, in: view)
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(nil): return .handled
    case .handled(.ask(let question, let effect)?):
      _ = pages.ask(question, before: effect)
      return .asks(question)
    case .handled(let effect?): return try perform(effect)
    }
  }

  mutating func answer(_ isConfirmed: Bool) throws -> ProfileOutcome {
    guard let effect = pages.answered(isConfirmed) else { return .handled }
    return try perform(effect)
  }

  func render(in view: ViewContext) -> Frame {
    pages.front?.render(in: view) ?? ProfileScreen.render(screen, in: view)
  }

  private mutating func perform(_ effect: ProfileEffect) throws -> ProfileOutcome {
    switch effect {
    case .showEditing:
      pages.push(.form(ProfileFormScreen.State(try useCases.profile.profile())))
    case .back: pages.pop()
    case .edit(let changes): return try edit(changes)
    case .use(let entry):
      _ = try useCases.collection?.use(entry.file)
      return .changedProfile
    case .lock: return .locked
    case .close: return .closed
    case .ask(let question, _): return .asks(question)
    }
    return .handled
  }

  /// A name that another profile has is told beside its field, and so is a picture that is none.
  private mutating func edit(_ given: EditProfile.Changes) throws -> ProfileOutcome {
    var changes = given
    do {
      if case .some(.some(let picture)) = changes.picture {
        changes.picture = try useCases.pictures.found(picture)
      }
    } catch let error as DomainError {
      return refuse(.picture, error)
    }
    do {
      let seen = pages.front?.form?.profile
      try useCases.edit(changes, from: seen)
    } catch DomainError.refused(.changedMeanwhile) {
      let profile = try useCases.profile.profile()
      let effect = try pages.meet(ProfileFormScreen.self, \.form) { _ in
        ProfileFormScreen.State(profile)
      }
      return try effect.map { try perform($0) } ?? .refused(.contested)
    } catch let error as DomainError {
      guard case .conflict = error else { throw error }
      return refuse(.name, error)
    }
    pages.pop()
    try refresh()
    return .told(Words(ko: "프로필을 고쳤어요.", en: "Changed the profile."))
  }

  private mutating func refuse(
    _ field: ProfileFormScreen.FieldName, _ error: DomainError
  ) -> ProfileOutcome {
    let words = Words(of: error)
    pages.front?.form?.refuse(field, words)
    return .handled
  }

  private static func read(_ useCases: ProfilePageUseCases) throws -> ProfileScreen.State {
    ProfileScreen.State(
      try ProfileFacts(useCases.profile, zone: useCases.zone),
      roster: try useCases.collection?.roster(),
      current: useCases.collection?.file)
  }
}
