import HearthDomain

/// The screens of Moods that lie over the canvas.
extension Page<MoodsEffect> {
  static func gauge(_ state: GaugeScreen.State) -> Page {
    Page(GaugeScreen.self, state)
  }

  static func diary(_ state: DiaryScreen.State) -> Page {
    Page(DiaryScreen.self, state)
  }

  static func calendar(_ state: MoodCalendarScreen.State) -> Page {
    Page(MoodCalendarScreen.self, state)
  }

  static func year(_ state: MoodYearScreen.State) -> Page {
    Page(MoodYearScreen.self, state)
  }

  static func onThisDay(_ state: OnThisDayScreen.State) -> Page {
    Page(OnThisDayScreen.self, state)
  }

  static func totals(_ state: MoodTotalsScreen.State) -> Page {
    Page(MoodTotalsScreen.self, state)
  }

  static func palettes(_ state: PaletteScreen.State) -> Page {
    Page(PaletteScreen.self, state)
  }
}
