import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension BookTools {
  /// Returns tools whose searches are prepared by the test and find nothing by default.
  static func testing(
    _ context: UseCaseContext,
    sources: BookSources = BookSources(
      order: { [] }, search: { PreparedSearch(source: $0) { _, _ in .none } }),
    answers: @escaping @Sendable ([UInt8]) throws -> FoundBooks = { _ in .none },
    files: InMemoryFiles = InMemoryFiles(),
    covers: InMemoryCovers = InMemoryCovers()
  ) -> BookTools {
    BookTools(
      books: BookUseCases(
        context, release: SayingUseCases(context) { [] }.release, sources: sources,
        covers: covers),
      clock: context.clock, answers: answers, catalogue: CountedCatalogue(),
      formats: { format, _ in TitleFile(format: format) },
      highlights: { _ in DetectedHighlightFile(zone: context.clock.zone) }, files: files,
      memory: .none,
      cards: CardTools(
        files: files, launcher: MailRecorder(),
        pictures: PictureFolder(current: "/home/mo/", home: "/home/mo", files: files),
        settings: { .standard }, saveTheme: { _ in }, isInstalled: { $0 != .gaegu }),
      until: .never)
  }
}
