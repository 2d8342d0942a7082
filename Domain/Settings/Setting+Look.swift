extension Setting {
  static let ofLanguage: [Setting] = [
    .choice(.language, .language, or: "auto", \.settings.language),
    Setting(
      .weekStart, .language, .choice(["auto"] + Weekday.allCases.map(\.settingWord)),
      \.settings.firstWeekday, or: "auto", text: { $0.settingWord },
      value: { text in Weekday.allCases.first { $0.settingWord == text } }),
    .toggle(.weekNumbers, .language, \.settings.showsWeekNumbers),
    Setting(
      .dateOrder, .language, .choice(["auto"] + DateOrder.typed.map(\.rawValue)),
      \.settings.dateOrder, or: "auto", text: { $0.rawValue },
      value: { text in DateOrder.typed.first { $0.rawValue == text } }),
    .choice(.sayingLanguages, .language, or: "auto", \.settings.sayingLanguages),
    .choice(.holidays, .language, or: "auto", \.settings.holidays.source),
    Setting(
      .addedHolidays, .language, .namedDays, \.settings.holidays.added,
      text: { NamedDays.text($0) }, value: { NamedDays.read($0) }),
  ]

  static let ofLook: [Setting] = [
    .choice(.theme, .look, or: "hearth", \.settings.theme),
    .choice(.appearance, .look, \.settings.shade),
    .choice(.color, .look, \.settings.color),
    .toggle(.reducedMotion, .look, \.settings.reducesMotion),
    .toggle(.mouse, .look, \.settings.usesMouse),
    Setting(
      .ambiguousWidth, .look, .number([1, 2]), \.settings.ambiguousIsWide,
      text: { $0 ? "2" : "1" }, value: { ["1": false, "2": true][$0] }),
    .choice(.cardFont, .look, \.settings.cardFont),
    .choice(.cardTheme, .look, or: "auto", \.settings.cardTheme),
  ]

  static let ofSchedule: [Setting] = [
    Setting(
      .usualCalendar, .schedule, .text(limit: 40), \.settings.usualCalendar,
      text: { $0.isHome ? "" : $0.value },
      value: { $0.isEmpty ? .home : (try? CalendarName($0)) }),
    .toggle(.calendarRefresh, .schedule, \.settings.refreshesCalendars),
  ]

  static let ofPeople: [Setting] = [
    Setting(
      .ownMeans, .people, .means, \.settings.ownMeans, text: { CustomMeans.text($0) },
      value: { CustomMeans.read($0) })
  ]

  /// The user's own words for moods.
  package static let moodWords = Setting(
    .moodWords, .moods, .levels, \.settings.moodWords, text: { $0.text },
    value: { NamedLevels(kept: $0) })

  static let ofMoods: [Setting] = [moodWords]

  static let ofCanvas: [Setting] = [
    .choice(.canvasMode, .canvas, \.canvas.mode),
    .choice(.canvasPalette, .canvas, \.canvas.palette),
    .toggle(.canvasShuffle, .canvas, \.canvas.shuffles),
    .choice(.canvasPaper, .canvas, \.canvas.paper),
    Setting(
      .canvasArtist, .canvas, .text(limit: ArtistNameRule.characters.upperBound),
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
