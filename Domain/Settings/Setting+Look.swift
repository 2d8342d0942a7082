extension Setting {
  static let languageSettings: [Setting] = [
    .choice(.language, .language, or: "auto", \.settings.language),
    Setting(
      .weekStart, .language, .choice(["auto"] + Weekday.allCases.map(\.settingWord)),
      \.settings.firstWeekday, or: "auto", text: { $0.settingWord },
      value: { text in Weekday.allCases.first { $0.settingWord == text } }),
    .toggle(.weekNumbers, .language, \.settings.showsWeekNumbers),
    Setting(
      .dateOrder, .language, .choice(["auto"] + DateOrder.typedOrders.map(\.rawValue)),
      \.settings.dateOrder, or: "auto", text: { $0.rawValue },
      value: { text in DateOrder.typedOrders.first { $0.rawValue == text } }),
    .choice(.sayingLanguages, .language, or: "auto", \.settings.sayingLanguages),
    Setting(
      .holidays, .language,
      .list(HolidayCountry.allCases.map(\.rawValue) + ["none"], orAutomatic: true),
      \.settings.holidays.countries, or: "auto",
      text: { $0.isEmpty ? "none" : WordList.text($0) },
      value: { $0 == "none" ? [] : WordList.values($0) }),
    Setting(
      .addedHolidays, .language, .namedDays, \.settings.holidays.added,
      text: { $0.text }, value: { NamedDays($0) }),
  ]

  static let appearanceSettings: [Setting] = [
    .choice(.theme, .look, or: "hearth", \.settings.theme),
    .choice(.appearance, .look, \.settings.shade),
    .choice(.color, .look, \.settings.color),
    .toggle(.reducedMotion, .look, \.settings.reducesMotion),
    .toggle(.mouse, .look, \.settings.usesMouse),
    Setting(
      .ambiguousWidth, .look, .number([1, 2]), \.settings.treatsAmbiguousAsWide,
      text: { $0 ? "2" : "1" }, value: { ["1": false, "2": true][$0] }),
    .choice(.cardFont, .look, \.settings.cardFont),
    .choice(.cardTheme, .look, or: "auto", \.settings.cardTheme),
  ]

  static let scheduleSettings: [Setting] = [
    Setting(
      .defaultCalendar, .schedule, .text(limit: 40), \.settings.defaultCalendar,
      text: { $0.isHome ? "" : $0.value },
      value: { $0.isEmpty ? .home : (try? CalendarName($0)) }),
    .toggle(.calendarRefresh, .schedule, \.settings.refreshesCalendars),
    Setting(
      .eventLength, .schedule, .length, \.settings.eventMinutes, text: { LengthText.text($0) },
      value: { text in
        LengthText.minutes(text).flatMap { EventDefaults.acceptedMinutes.contains($0) ? $0 : nil }
      }),
  ]

  static let peopleSettings: [Setting] = [
    Setting(
      .customMeans, .people, .contactMeans, \.settings.customMeans,
      text: { CustomContactMethod.text($0) },
      value: { CustomContactMethod.parse($0) })
  ]

  /// Names for moods that the user defined, with their levels.
  package static let moodWords = Setting(
    .moodWords, .moods, .namedLevels, \.settings.moodWords, text: { $0.text },
    value: { NamedLevels(stored: $0) })

  static let moodSettings: [Setting] = [moodWords]

  static let canvasSettings: [Setting] = [
    .choice(.canvasMode, .canvas, \.canvas.mode),
    .choice(.canvasPalette, .canvas, \.canvas.palette),
    .toggle(.canvasShuffle, .canvas, \.canvas.allowsShuffling),
    .choice(.canvasPaper, .canvas, \.canvas.paper),
    Setting(
      .canvasArtist, .canvas, .text(limit: ArtistNameRule.lengthRange.upperBound),
      \.canvas.artist, text: { $0.value }, value: { try? ArtistName($0) }),
  ]
}

extension Weekday {
  /// Name of the day in settings.
  public var settingWord: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
}
