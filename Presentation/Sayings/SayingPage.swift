import HearthDomain

/// The screens of Sayings that lie over the first screen.
extension Page<SayingEffect> {
  static func saying(_ state: SayingScreen.State) -> Page {
    Page(SayingScreen.self, state)
  }

  static func search(_ state: SayingSearchScreen.State) -> Page {
    Page(SayingSearchScreen.self, state)
  }

  static func share(_ state: SayingShareScreen.State) -> Page {
    Page(SayingShareScreen.self, state)
  }

  static func cardFile(_ state: CardFileScreen.State) -> Page {
    Page(CardFileScreen.self, state)
  }

  static func form(_ state: SayingFormScreen.State) -> Page {
    Page(SayingFormScreen.self, state)
  }
}
