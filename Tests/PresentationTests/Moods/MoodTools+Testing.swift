import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension MoodTools {
  /// Returns tools without an editor or a gauge, unless the test provides them.
  static func testing(
    _ context: UseCaseContext, editor: Editor = Editor { _, _ in nil },
    files: InMemoryFiles = InMemoryFiles(), words: NamedLevels = NamedLevels(),
    openGauge: @escaping OpenGauge = { _, _, _ in nil }
  ) -> MoodTools {
    MoodTools(
      moods: MoodUseCases(context), profile: ProfileQueries(store: context.store),
      clock: context.clock, editor: editor,
      formats: MoodFormats { format, _ in LineMoodFile(format: format) },
      files: files, memory: .none, openGauge: openGauge, words: { words })
  }
}
