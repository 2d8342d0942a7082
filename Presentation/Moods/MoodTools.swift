import HearthDomain

/// What the commands and screens of moods work with.
package struct MoodTools: Sendable {
  /// Opens the gauge where there is a full screen, and throws ``UsageError`` elsewhere; nil where
  /// more was done than leaving the gauge.
  package typealias OpenGauge = @Sendable (MoodMoment?, Language) throws -> FormResult?

  let moods: MoodUseCases
  let profile: ProfileQueries
  let formatter: MoodFormatter
  let editor: Editor
  let formats: MoodFormats
  let files: any UserFiles
  let openGauge: OpenGauge
  /// The user's own words for moods.
  let words: @Sendable () -> NamedLevels
  /// Keeps them as they are from now on.
  let keepWords: @Sendable (NamedLevels) throws -> Void

  package init(
    moods: MoodUseCases, profile: ProfileQueries, clock: LocalClock, editor: Editor,
    formats: MoodFormats, files: any UserFiles, openGauge: @escaping OpenGauge,
    words: @escaping @Sendable () -> NamedLevels = { NamedLevels() },
    keepWords: @escaping @Sendable (NamedLevels) throws -> Void = { _ in }
  ) {
    self.moods = moods
    self.profile = profile
    formatter = MoodFormatter(clock: clock)
    self.editor = editor
    self.formats = formats
    self.files = files
    self.openGauge = openGauge
    self.words = words
    self.keepWords = keepWords
  }

  /// The mood that somebody means; `last` is the newest one.
  func mood(_ words: String) throws -> Mood {
    if MoodSpec.newest.contains(words.lowercased()), let newest = try moods.queries.latest() {
      return newest
    }
    return try moods.queries.find(words)
  }

  /// The commands of `mood`, in the order of their help.
  package static var commands: [CommandEntry<MoodTools>] {
    [
      CommandEntry(MoodAddCommand.init), CommandEntry(MoodCanvasCommand.init),
      CommandEntry(MoodDiaryCommand.init), CommandEntry(MoodOnThisDayCommand.init),
      CommandEntry(MoodEditCommand.init), CommandEntry(MoodRemoveCommand.init),
      CommandEntry(MoodCalendarCommand.init), CommandEntry(MoodYearCommand.init),
      CommandEntry(MoodStatsCommand.init), CommandEntry(MoodImportCommand.init),
      CommandEntry(MoodExportCommand.init),
    ]
  }
}
