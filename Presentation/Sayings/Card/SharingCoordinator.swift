import HearthDomain
import TerminalKit

/// The coordinator of an area in which lines can be shared as cards.
protocol SharingCoordinator: AreaCoordinator where Page: SharingPage, Home.Output: SharingEffect {
  var cards: CardTools { get }
  /// The language of the screen, and the look of cards there.
  var language: Language { get set }
  var sayingLook: SayingLook { get set }
}

/// A page of an area in which lines can be shared.
protocol SharingPage: ScreenPage where Effect: SharingEffect {
  static func cardFile(_ state: CardFileScreen<Effect>.State) -> Self
}

extension SharingCoordinator {
  package mutating func handle(
    _ event: TerminalEvent, in view: ViewContext
  ) throws -> TabOutcome {
    (language, sayingLook) = (view.language, view.sayingLook)
    return try handleInFrontScreen(event, in: view)
  }

  mutating func perform(_ sharing: Sharing) throws -> TabOutcome {
    switch sharing {
    case .copy(let line): return .copy(line.text(language, sayingLook), told: line.copiedMessage)
    case .saveTheme(let theme):
      try cards.saveTheme(theme)
      return .useCardTheme(theme)
    case .chooseFile(let line, let look):
      pages.push(
        .cardFile(
          CardFileScreen<Effect>.State(of: line, look: look, path: cards.path(of: line))))
      return .handled
    case .save(let line, let look, let path, let replacing):
      return try writeCard(line, look, to: path, replacing: replacing)
    }
  }

  /// Writes the card; asks first if the file exists.
  private mutating func writeCard(
    _ line: SharedLine, _ look: CardLook, to typed: String, replacing: Bool
  ) throws -> TabOutcome {
    let path = cards.pictures.absolutePath(FilePath(typed))
    do {
      try cards.write(line, look, in: language, self.sayingLook, to: path, replacing: replacing)
    } catch DomainError.unavailable(.file(_, .exists)) where !replacing {
      return pages.askQuestion(
        CardTools.questionBeforeReplacing(path),
        before: .share(.save(line, look, path: typed, replacing: true)))
    } catch let error as DomainError {
      pages[Page.cardFile]?.show(error)
      return .handled
    }
    pages.pop()
    return .showMessage(CardTools.savedMessage(at: path))
  }
}
