extension Setting {
  static let ofLanguage: [Setting] = [
    .choice(
      .language, .language, or: "auto", { $0.settings.language },
      { $0.settings.language = $1 }),
    Setting(
      key: .weekStart, group: .language,
      form: .choice(["auto"] + Weekday.allCases.map(\.settingWord)),
      read: { $0.settings.firstWeekday?.settingWord ?? "auto" },
      write: { values, text in
        let weekday = Weekday.allCases.first { $0.settingWord == text }
        guard weekday != nil || text == "auto" else { return false }
        values.settings.firstWeekday = weekday
        return true
      }),
    .toggle(
      .weekNumbers, .language, { $0.settings.showsWeekNumbers },
      { $0.settings.showsWeekNumbers = $1 }),
    Setting(
      key: .dateOrder, group: .language, form: .choice(["auto"] + DateOrder.typed.map(\.rawValue)),
      read: { $0.settings.dateOrder?.rawValue ?? "auto" },
      write: { values, text in
        let order = DateOrder.typed.first { $0.rawValue == text }
        guard order != nil || text == "auto" else { return false }
        values.settings.dateOrder = order
        return true
      }),
    .choice(
      .sayingLanguages, .language, or: "auto", { $0.settings.sayingLanguages },
      { $0.settings.sayingLanguages = $1 }),
    .choice(
      .holidays, .language, or: "auto", { $0.settings.holidays.source },
      { $0.settings.holidays.source = $1 }),
    Setting(
      key: .addedHolidays, group: .language, form: .namedDays,
      read: { NamedDays.text($0.settings.holidays.added) },
      write: { values, text in
        guard let days = NamedDays.read(text) else { return false }
        values.settings.holidays.added = days
        return true
      }),
  ]

  static let ofLook: [Setting] = [
    .choice(
      .theme, .look, or: "hearth", { $0.settings.theme }, { $0.settings.theme = $1 }),
    .choice(.appearance, .look, { $0.settings.shade }, { $0.settings.shade = $1 }),
    .choice(.color, .look, { $0.settings.color }, { $0.settings.color = $1 }),
    .toggle(
      .reducedMotion, .look, { $0.settings.reducesMotion },
      { $0.settings.reducesMotion = $1 }),
    .toggle(.mouse, .look, { $0.settings.usesMouse }, { $0.settings.usesMouse = $1 }),
    Setting(
      key: .ambiguousWidth, group: .look, form: .number([1, 2]),
      read: { $0.settings.ambiguousIsWide ? "2" : "1" },
      write: { values, text in
        guard text == "1" || text == "2" else { return false }
        values.settings.ambiguousIsWide = text == "2"
        return true
      }),
    .choice(.cardFont, .look, { $0.settings.cardFont }, { $0.settings.cardFont = $1 }),
    .choice(
      .cardTheme, .look, or: "auto", { $0.settings.cardTheme }, { $0.settings.cardTheme = $1 }),
  ]

  static let ofSchedule: [Setting] = [
    .text(
      .usualCalendar, .schedule, .text(limit: 40),
      { $0.settings.usualCalendar.isHome ? "" : $0.settings.usualCalendar.value },
      rule: { (try? CalendarName($0)) != nil },
      { $0.settings.usualCalendar = (try? CalendarName($1)) ?? .home }),
    .toggle(
      .calendarRefresh, .schedule, { $0.settings.refreshesCalendars },
      { $0.settings.refreshesCalendars = $1 }),
  ]

  static let ofPeople: [Setting] = [
    Setting(
      key: .ownMeans, group: .people, form: .means,
      read: { OwnMeans.text($0.settings.ownMeans) },
      write: { values, text in
        guard let means = OwnMeans.read(text) else { return false }
        values.settings.ownMeans = means
        return true
      })
  ]

  static let ofCanvas: [Setting] = [
    .choice(.canvasMode, .canvas, { $0.canvas.mode }, { $0.canvas.mode = $1 }),
    .choice(.canvasPalette, .canvas, { $0.canvas.palette }, { $0.canvas.palette = $1 }),
    .toggle(.canvasShuffle, .canvas, { $0.canvas.shuffles }, { $0.canvas.shuffles = $1 }),
    .choice(.canvasPaper, .canvas, { $0.canvas.paper }, { $0.canvas.paper = $1 }),
    Setting(
      key: .canvasArtist, group: .canvas,
      form: .text(limit: ArtistNameRule.characters.upperBound),
      read: { $0.canvas.artist.value },
      write: { values, text in
        guard let artist = try? ArtistName(text) else { return false }
        values.canvas.artist = artist
        return true
      }),
  ]
}

extension Weekday {
  /// The day as settings name it.
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
