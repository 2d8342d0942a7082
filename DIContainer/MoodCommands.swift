import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `mood`, in the order of their help.
  static var moodCommands: [CommandEntry<AppContainer>] {
    canvasCommands + diaryCommands + colorCommands + fileCommands
  }

  /// What commands and Today say of moods at this moment.
  var moodVoice: MoodVoice { MoodVoice(clock: configuration.ambient.clock) }

  private static var canvasCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(MoodAddCommand.self) { container in
        MoodAddCommand(
          queries: container.useCases.moods.queries, add: container.useCases.moods.add,
          editor: container.editor, voice: container.moodVoice,
          openGauge: { try container.openForm(at: .gauge(at: $0), language: $1) })
      },
      CommandEntry(MoodCanvasCommand.self) {
        MoodCanvasCommand(
          queries: $0.useCases.moods.queries, shuffle: $0.useCases.moods.shuffle,
          choosePalette: $0.useCases.moods.choosePalette, profile: $0.useCases.profile,
          files: $0.files, voice: $0.moodVoice)
      },
    ]
  }

  private static var diaryCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(MoodDiaryCommand.self) {
        MoodDiaryCommand(queries: $0.useCases.moods.queries, voice: $0.moodVoice)
      },
      CommandEntry(MoodOnThisDayCommand.self) {
        MoodOnThisDayCommand(queries: $0.useCases.moods.queries, voice: $0.moodVoice)
      },
      CommandEntry(MoodEditCommand.self) {
        MoodEditCommand(
          queries: $0.useCases.moods.queries, edit: $0.useCases.moods.edit, voice: $0.moodVoice)
      },
      CommandEntry(MoodRemoveCommand.self) {
        MoodRemoveCommand(
          queries: $0.useCases.moods.queries, remove: $0.useCases.moods.remove,
          voice: $0.moodVoice)
      },
    ]
  }

  private static var colorCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(MoodCalendarCommand.self) {
        MoodCalendarCommand(queries: $0.useCases.moods.queries, voice: $0.moodVoice)
      },
      CommandEntry(MoodYearCommand.self) {
        MoodYearCommand(queries: $0.useCases.moods.queries, voice: $0.moodVoice)
      },
      CommandEntry(MoodStatsCommand.self) {
        MoodStatsCommand(queries: $0.useCases.moods.queries, voice: $0.moodVoice)
      },
    ]
  }

  private static var fileCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(MoodImportCommand.self) {
        MoodImportCommand(
          importMoods: $0.useCases.moods.importMoods, formats: $0.moodFormats,
          files: $0.files)
      },
      CommandEntry(MoodExportCommand.self) {
        MoodExportCommand(
          export: $0.useCases.moods.export, formats: $0.moodFormats, files: $0.files)
      },
    ]
  }
}
