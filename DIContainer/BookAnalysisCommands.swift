import HearthData
import HearthPresentation

extension AppContainer {
  /// The commands of `book` that look at what was read.
  static var bookAnalysisCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookShelfCommand.self) {
        BookShelfCommand(queries: $0.useCases.books.queries, files: $0.files)
      },
      CommandEntry(BookStatsCommand.self) {
        BookStatsCommand(reading: $0.useCases.books.reading)
      },
      CommandEntry(BookCalendarCommand.self) {
        BookCalendarCommand(reading: $0.useCases.books.reading)
      },
    ]
  }
}
