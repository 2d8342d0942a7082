import HearthDomain

/// The pages over the first screen of Sayings.
indirect enum SayingsPage: SharingPage {
  typealias Effect = SayingsEffect
  typealias Reader = SayingsCoordinator

  case saying(SayingScreen.State)
  case search(SayingSearchScreen.State)
  case share(ShareScreen<SayingsEffect>.State)
  case cardFile(CardFileScreen<SayingsEffect>.State)
  case form(SayingFormScreen.State)

  var shownScreen: any ShownScreen<SayingsPage> {
    switch self {
    case .saying(let state):
      ScreenWithState(SayingScreen.self, state, as: Self.saying) { state, reader in
        state.saying = try reader.sayings.saying(state.saying.id)
        state.book = try reader.sayings.book(of: state.saying.id)
        state.now = reader.home.now
        state.today = reader.tools.formatter.clock.today
        let list =
          state.origin == .list ? reader.home.sayings : reader.pages[Self.search]?.results
        state.position = list.flatMap {
          SayingPosition(of: state.saying, in: $0, before: state.position)
        }
      }
    case .search(let state):
      ScreenWithState(SayingSearchScreen.self, state, as: Self.search) { state, reader in
        state.now = reader.home.now
        if !state.isBlank { state.refresh(try reader.searchResults(of: state.field.value)) }
      }
    case .share(let state):
      ScreenWithState(ShareScreen<SayingsEffect>.self, state, as: Self.share) { state, reader in
        if case .saying(let id, _) = state.line.subject {
          state.line = SharedLine(try reader.sayings.saying(id))
        }
      }
    case .cardFile(let state):
      ScreenWithState(CardFileScreen<SayingsEffect>.self, state, as: Self.cardFile)
    case .form(let state):
      ScreenWithState(form: SayingFormScreen.self, state, as: Self.form) { state, reader in
        SayingFormScreen.State(
          of: try state.saying.map { try reader.sayings.saying($0.id) },
          language: reader.language)
      }
    }
  }
}

extension SayingsEffect {
  /// The pages that can be opened over the first screen, besides a saying.
  enum Destination: Hashable {
    case search
    case sharing(ID<Saying>)
    case adding
    case editing(ID<Saying>)
  }
}

extension SayingsCoordinator {
  /// Returns the page for the destination, with what it displays.
  func page(for place: SayingsEffect.Destination) throws -> SayingsPage {
    switch place {
    case .search: return .search(SayingSearchScreen.State(now: sayings.now))
    case .sharing(let id):
      let saying = try sayings.saying(id)
      return .share(
        ShareScreen<SayingsEffect>.State(
          of: SharedLine(saying), tools.cards.initialLook(sayingLook), tools.cards.isInstalled))
    case .adding: return .form(SayingFormScreen.State(of: nil, language: language))
    case .editing(let id):
      let saying = try sayings.saying(id)
      return .form(SayingFormScreen.State(of: saying, language: language))
    }
  }
}
