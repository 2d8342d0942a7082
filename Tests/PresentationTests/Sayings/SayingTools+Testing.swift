import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension SayingTools {
  static func testing(
    _ context: UseCaseContext, starters lines: [StarterLine] = [],
    editor: Editor = Editor { _, _ in nil }, files: any UserFiles = InMemoryFiles(),
    letters: MailRecorder = MailRecorder()
  ) -> SayingTools {
    SayingTools(
      sayings: SayingUseCases(context) { lines }, clock: context.clock, editor: editor,
      formats: { request in
        func file(_ format: SayingFormat) -> any SayingFile {
          switch format {
          case .fortune: FortuneSayingFile(index: request.index)
          case .csv: TableSayingFile(zone: FixedZone.seoul)
          case .json: TableSayingFile(.json, zone: FixedZone.seoul)
          }
        }
        return request.format.map(file)
          ?? DetectedSayingFile(
            index: request.index, zone: FixedZone.seoul,
            otherwise: request.suggestedFormat.map(file))
      },
      memory: .none,
      cards: CardTools(
        files: files, launcher: letters,
        pictures: PictureFolder(current: "/home/mo/", home: "/home/mo", files: files),
        settings: { .standard }, saveTheme: { _ in }, isInstalled: { $0 != .gaegu }))
  }
}
