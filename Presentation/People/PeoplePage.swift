import HearthDomain

/// The screens of People that lie over the garden.
extension Page<PeopleEffect> {
  static func details(_ state: DetailsScreen.State) -> Page {
    Page(DetailsScreen.self, state)
  }

  static func water(_ state: WaterScreen.State) -> Page {
    Page(WaterScreen.self, state)
  }

  static func review(_ state: ReviewScreen.State) -> Page {
    Page(ReviewScreen.self, state)
  }

  static func postpone(_ state: PostponeScreen.State) -> Page {
    Page(PostponeScreen.self, state)
  }

  static func calendar(_ state: CalendarScreen.State) -> Page {
    Page(CalendarScreen.self, state)
  }

  static func pick(_ state: PickContactScreen.State) -> Page {
    Page(PickContactScreen.self, state)
  }

  static func form(_ state: PersonFormScreen.State) -> Page {
    Page(PersonFormScreen.self, state)
  }

  static func totals(_ state: TotalsScreen.State) -> Page {
    Page(TotalsScreen.self, state)
  }
}
