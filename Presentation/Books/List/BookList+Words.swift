import HearthDomain

extension BookList {
  /// The lists of the tab, in the order of switching.
  static let tabLists: [BookList] = [.open, .finished, .favourites, .keptForLater, .all]

  var label: Words {
    switch self {
    case .open: Words(ko: "읽는 중", en: "reading")
    case .finished: Words(ko: "다 읽음", en: "finished")
    case .late: Words(ko: "목표일 지남", en: "late")
    case .favourites: Words(ko: "좋아하는 책", en: "favourites")
    case .keptForLater: Words(ko: "담아 둔 책", en: "kept")
    case .all: Words(ko: "모두", en: "all")
    }
  }

  /// Returns the list with that name in either language; otherwise nil.
  init?(named text: String) {
    let word = text.lowercased().filter { $0 != " " && $0 != "-" }
    let found = BookList.allCases.first { list in
      let names = [list.label.ko, list.label.en].map { $0.filter { $0 != " " } }
      return (names + list.otherNames).contains(word)
    }
    guard let found else { return nil }
    self = found
  }

  private var otherNames: [String] {
    switch self {
    case .open: ["open", "current", "unfinished", "읽는책", "읽고있는책", "독서중", "읽는"]
    case .finished: ["done", "read", "완독", "다읽은책", "다읽은", "읽은책"]
    case .late: ["overdue", "지난책", "목표지남", "늦은책", "밀린책", "지남"]
    case .favourites: ["favorites", "favourite", "favorite", "liked", "좋아하는", "즐겨찾기"]
    case .keptForLater: ["toread", "wishlist", "담은책", "담아둔", "읽을책"]
    case .all: ["every", "everything", "전체", "모든책", "전부"]
    }
  }

  /// The text shown while the list is empty.
  var emptyText: Words {
    switch self {
    case .open, .late:
      Words(
        ko: "지금 읽는 책이 없어요. a로 다음 책을 추가해 보세요.",
        en: "You are not reading a book now. Press a to add the next one.")
    case .finished:
      Words(ko: "아직 다 읽은 책이 없어요.", en: "No finished books yet.")
    case .favourites:
      Words(ko: "좋아하는 책이 아직 없어요. *를 누르면 담겨요.", en: "No favourites yet. Press * to add one.")
    case .keptForLater:
      Words(ko: "나중에 읽으려고 담아 둔 책이 없어요.", en: "No books are kept for later.")
    case .all: Words(ko: "아직 책이 없어요.", en: "There are no books yet.")
    }
  }

  func moved(by steps: Int) -> BookList {
    let lists = BookList.tabLists
    let index = lists.firstIndex(of: self) ?? 0
    return lists[((index + steps) % lists.count + lists.count) % lists.count]
  }

  /// The orders offered in the list, the default one first.
  var orders: [BookOrder] {
    switch self {
    case .open, .late:
      [.target, .own, .progress, .title, .titleDescending, .author, .authorDescending]
    case .finished: [.finished, .title, .titleDescending, .author, .authorDescending]
    case .favourites, .keptForLater:
      [.title, .titleDescending, .author, .authorDescending, .progress]
    case .all:
      [.target, .progress, .title, .titleDescending, .author, .authorDescending, .finished]
    }
  }
}

extension BookOrder {
  var label: Words {
    switch self {
    case .title: Words(ko: "제목 ↓", en: "title ↓")
    case .titleDescending: Words(ko: "제목 ↑", en: "title ↑")
    case .author: Words(ko: "지은이 ↓", en: "author ↓")
    case .authorDescending: Words(ko: "지은이 ↑", en: "author ↑")
    case .target: Words(ko: "목표일", en: "by target day")
    case .progress: Words(ko: "진도", en: "progress")
    case .own: Words(ko: "내 순서", en: "own order")
    case .finished: Words(ko: "읽은 날", en: "finished on")
    }
  }
}

extension BookTotals {
  subscript(list: BookList) -> Int {
    switch list {
    case .open: open
    case .finished: finished
    case .favourites: favourites
    case .keptForLater: keptForLater
    case .all: open + finished + keptForLater - beingReadAgain
    case .late: 0
    }
  }
}
