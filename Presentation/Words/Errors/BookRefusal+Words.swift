import HearthDomain

extension BookRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .isNoGoal(let title, let author):
      language(
        ko: "\(title.quoted(.korean)): 읽기 목표가 아니라 담아 둔 책이에요. 이렇게 하면 목표가 돼요:\n "
          + " \(addCommand(title, author))",
        en: "\(title.quoted(.english)) is saved, but is not a reading goal yet. To make it one:\n "
          + " \(addCommand(title, author))")
    case .isFinished(let title):
      language(
        ko: "\(title.quoted(.korean)): 다 읽은 책이라 잠겨 있어요. 고치려면 먼저 ‘hearth book reopen"
          + " \(Quoting.shellWord(title))’ 명령으로 되돌려 주세요.",
        en: "\(title.quoted(.english)) is finished and locked. Open it again with “hearth book"
          + " reopen \(Quoting.shellWord(title))”.")
    case .isNotFinished(let title):
      language(
        ko: "\(title.quoted(.korean)): 아직 다 읽지 않은 책이에요.",
        en: "\(title.quoted(.english)) is not finished yet.")
    case .goesBack(let title, let from, let to, _):
      language(
        ko: "\(title.quoted(.korean)): \(from)쪽까지 읽었다고 적혀 있어요. \(to)쪽으로 고치려면 --yes 옵션을 붙여 주세요.",
        en: "\(title.quoted(.english)) is at page \(from) already. To correct that to page \(to),"
          + " give --yes.")
    case .noCover(let title):
      language(
        ko: "\(title.quoted(.korean)): 표지를 알려 준 곳이 없어요. ‘--with openlibrary’처럼 다른 곳에서 찾아보세요.",
        en: "No cover was found for \(title.quoted(.english)). Try another source, such as"
          + " “--with openlibrary”.")
    case .isTheSame(let title):
      language(
        ko: "\(title.quoted(.korean)): 같은 책을 두 번 적었어요. 서로 다른 두 권을 알려 주세요.",
        en: "\(title.quoted(.english)) was named twice. Name two books.")
    }
  }
}

/// Returns the command that adds a saved book as a goal.
private func addCommand(_ title: String, _ author: String?) -> String {
  "hearth book add \(Quoting.shellWord(title))"
    + (author.map { " --author \(Quoting.shellWord($0))" } ?? "")
}
