/// The pages over the first screen of Sayings.
enum SayingsPage: SharingPage {
  typealias Effect = SayingsEffect

  case saying(SayingScreen.State)
  case search(SayingSearchScreen.State)
  case share(ShareScreen<SayingsEffect>.State)
  case cardFile(CardFileScreen<SayingsEffect>.State)
  case form(SayingFormScreen.State)

  var shown: any ShownScreen<SayingsPage> {
    switch self {
    case .saying(let state): Shown(SayingScreen.self, state, as: Self.saying)
    case .search(let state): Shown(SayingSearchScreen.self, state, as: Self.search)
    case .share(let state): Shown(ShareScreen<SayingsEffect>.self, state, as: Self.share)
    case .cardFile(let state): Shown(CardFileScreen<SayingsEffect>.self, state, as: Self.cardFile)
    case .form(let state): Shown(SayingFormScreen.self, state, as: Self.form)
    }
  }
}
