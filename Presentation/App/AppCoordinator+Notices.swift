import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Runs the body; an error is told in words and ends nothing.
  mutating func attempt(_ body: (inout AppCoordinator) throws -> Void) {
    do {
      try body(&self)
    } catch let error as DomainError {
      tell(.failure(error.wordsOnScreen))
    } catch let error as ConsoleError {
      tell(.failure(Words(ko: error.text(in: .korean), en: error.text(in: .english))))
    } catch {
      tell(
        .failure(
          Words(ko: "뜻밖의 오류가 났어요: \(error)", en: "Something unexpected went wrong: \(error)")))
    }
  }

  /// Shows the notice in its line, or in a box where the line is too short for it.
  mutating func tell(_ notice: Notice) {
    let text = notice.words(appearance.language)
    // The margin and the mark in front of it take three columns.
    if appearance.widths.columns(of: text) > size.width - 3, overlay == nil {
      overlay = .message(MessageScreen.State(words: notice.words))
    } else {
      self.notice = notice
    }
  }
}
