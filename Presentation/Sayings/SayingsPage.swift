/// The pages over the first screen of Sayings.
indirect enum SayingsPage: SharingPage {
  typealias Effect = SayingsEffect

  case saying(SayingScreen.State)
  case search(SayingSearchScreen.State)
  case share(ShareScreen<SayingsEffect>.State)
  case cardFile(CardFileScreen<SayingsEffect>.State)
  case form(SayingFormScreen.State)

  var shownScreen: any ShownScreen<SayingsPage> {
    switch self {
    case .saying(let state): ScreenWithState(SayingScreen.self, state, as: Self.saying)
    case .search(let state): ScreenWithState(SayingSearchScreen.self, state, as: Self.search)
    case .share(let state): ScreenWithState(ShareScreen<SayingsEffect>.self, state, as: Self.share)
    case .cardFile(let state):
      ScreenWithState(CardFileScreen<SayingsEffect>.self, state, as: Self.cardFile)
    case .form(let state): ScreenWithState(SayingFormScreen.self, state, as: Self.form)
    }
  }
}
