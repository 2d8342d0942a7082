import HearthDomain

/// The coordinator of an area where lines are shared as cards.
protocol SharingCoordinator: AreaCoordinator where Page: SharingPage, Home.Output: SharingEffect {
  var cards: CardTools { get }
  /// In which language the screen is, and how cards are shown there.
  var language: Language { get }
  var look: SayingLook { get }
}

/// A page of such an area.
protocol SharingPage: ScreenPage where Effect: SharingEffect {
  static func cardFile(_ state: CardFileScreen<Effect>.State) -> Self
}

extension SharingCoordinator {
  /// Asks into which file the card is written.
  mutating func nameCard(of line: SharedLine, _ look: CardLook) {
    pages.push(
      .cardFile(
        CardFileScreen<Effect>.State(of: line, look: look, path: cards.path(of: line))))
  }

  /// Writes the card, after a question where the file is there already.
  mutating func writeCard(
    _ line: SharedLine, _ look: CardLook, to typed: String, replacing: Bool
  ) throws -> TabOutcome {
    let path = cards.pictures.path(FilePath(typed))
    do {
      try cards.write(line, look, in: language, self.look, to: path, replacing: replacing)
    } catch DomainError.unavailable(.file(_, .exists)) where !replacing {
      return pages.ask(
        CardTools.questionBeforeReplacing(path),
        before: .save(line, look, path: typed, replacing: true))
    } catch let error as DomainError {
      pages[Page.cardFile]?.show(error)
      return .handled
    }
    pages.pop()
    return .told(CardTools.saved(at: path))
  }
}
