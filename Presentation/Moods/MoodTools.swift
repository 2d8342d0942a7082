import HearthDomain

/// Dependencies of the mood commands and screens.
package final class MoodTools: Sendable {
  /// Opens the gauge on the full screen with the memo filled in, and returns whether the mood was
  /// saved. Returns nil if the user went elsewhere instead; throws ``UsageError`` without a full
  /// screen.
  package typealias OpenGauge = @Sendable (MoodMoment?, String, Language) throws -> FormResult?

  let moods: MoodUseCases
  let profile: ProfileQueries
  let formatter: MoodFormatter
  let editor: Editor
  let formats: MoodFormats
  let files: any UserFiles
  let memory: ImportMemory
  let openGauge: OpenGauge
  /// Returns the user's own words for levels.
  let namedLevels: @Sendable () -> NamedLevels
  /// Stores the user's own words for levels.
  let saveNamedLevels: @Sendable (NamedLevels) throws -> Void

  package init(
    moods: MoodUseCases, profile: ProfileQueries, clock: LocalClock, editor: Editor,
    formats: MoodFormats, files: any UserFiles,
    memory: ImportMemory, openGauge: @escaping OpenGauge,
    words: @escaping @Sendable () -> NamedLevels = { NamedLevels() },
    saveWords: @escaping @Sendable (NamedLevels) throws -> Void = { _ in }
  ) {
    self.moods = moods
    self.profile = profile
    formatter = MoodFormatter(clock: clock)
    self.editor = editor
    self.formats = formats
    self.files = files
    self.memory = memory
    self.openGauge = openGauge
    self.namedLevels = words
    self.saveNamedLevels = saveWords
  }

  /// Returns the mood that the words identify: an id, or `last` for the latest one.
  func mood(named words: String) throws -> Mood {
    if MoodSpec.newestWords.contains(words.lowercased()), let newest = try moods.queries.latest() {
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
