import HearthData
import HearthDomain
import HearthTestSupport

@testable import HearthPresentation

extension SayingTools {
  static func testing(
    _ context: UseCaseContext, starters lines: [StarterLine] = [],
    editor: Editor = Editor { _, _ in nil }, files: any UserFiles = MemoryFiles(),
    letters: MailRecorder = MailRecorder()
  ) -> SayingTools {
    SayingTools(
      sayings: SayingUseCases(context, starters: lines), clock: context.clock, editor: editor,
      formats: SayingFormats { format, index, _ in
        switch format {
        case .fortune?: FortuneSayingFile(index: index)
        case .csv?: CSVSayingFile(zone: FixedZone.seoul)
        case .json?: JSONSayingFile(zone: FixedZone.seoul)
        case nil: AnySayingFile(index: index, zone: FixedZone.seoul)
        }
      },
      files: files, launcher: letters,
      pictures: PictureFolder(current: "/home/mo/", home: "/home/mo", files: files),
      settings: { .standard }, keepTheme: { _ in })
  }
}
