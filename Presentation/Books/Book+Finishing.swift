import HearthDomain

extension Book {
  /// What is asked before a book is called finished though its last page was not reached; nil
  /// where nothing speaks against it, as with a book of which nobody noted how far it was read.
  var questionBeforeFinishing: Words? {
    guard let reading, isOpen, reading.page < lastPage, !isReadInPercent || reading.page > 0
    else { return nil }
    let (page, last) = (reading.page, lastPage)
    if isReadInPercent {
      return Words(
        ko: "\(title.quoted(.korean)): \(page)%까지 읽었어요. 그래도 다 읽은 것으로 할까요?",
        en: "\(title.quoted(.english)): you are at \(page)%. Finished all the same?")
    }
    return Words(
      ko: "\(title.quoted(.korean)): "
        + (page == 0 ? "아직 읽은 쪽을 적지 않았어요." : "\(last)쪽 가운데 \(page)쪽까지 읽었어요.")
        + " 그래도 다 읽은 것으로 할까요?",
      en: "\(title.quoted(.english)): "
        + (page == 0 ? "no page is noted yet." : "you are on page \(page) of \(last).")
        + " Finished all the same?")
  }

  /// What is asked before the number of pages is taken from a book of which some were noted; nil
  /// where nothing is lost by it.
  func questionBeforeForgettingPages(in details: BookDetails) -> Words? {
    guard self.details.pages != nil, details.pages == nil,
      reading?.page ?? 0 > 0 || earlier.pages > 0
    else { return nil }
    return Words(
      ko: "\(title.quoted(.korean)): 쪽수를 지우면 적어 둔 쪽이 모두 퍼센트로 바뀌고, 쪽까지는 되살릴 수 없어요."
        + " 그래도 지울까요?",
      en: "\(title.quoted(.english)): without its pages all that you noted becomes percent, less"
        + " exact than before. Take them out all the same?")
  }

  /// What is asked before the page reached is put back.
  func questionBeforeGoingBack(to page: Int) -> Words {
    let from = reading?.page ?? 0
    return isReadInPercent
      ? Words(
        ko: "\(from)%까지 읽었다고 적혀 있어요. \(page)%로 고칠까요?",
        en: "you are at \(from)% already. Go back to \(page)%?")
      : Words(
        ko: "\(from)쪽까지 읽었다고 적혀 있어요. \(page)쪽으로 고칠까요?",
        en: "you are at page \(from) already. Go back to page \(page)?")
  }

  /// What is asked before a book of that title becomes a second one.
  var questionWhetherTheSame: Words {
    Words(
      ko: "‘\(title.quotable(limit: 60))’ 책이 지은이 없이 적혀 있어요. 같은 책인가요?",
      en: "“\(title.quotable(limit: 60))” is kept already, without an author."
        + " Is it the same book?")
  }
}
