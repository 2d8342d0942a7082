import HearthDomain

extension Book {
  /// What is asked before a book is called finished though its last page was not reached; nil
  /// where nothing speaks against it.
  var questionBeforeFinishing: Words? {
    guard let reading, isOpen, let last = details.pages?.value, reading.page < last else {
      return nil
    }
    let page = reading.page
    return Words(
      ko: "\(title.quoted(.korean)): "
        + (page == 0 ? "아직 읽은 쪽을 적지 않았어요." : "\(last)쪽 가운데 \(page)쪽까지 읽었어요.")
        + " 그래도 다 읽은 것으로 할까요?",
      en: "\(title.quoted(.english)): "
        + (page == 0 ? "no page is noted yet." : "you are on page \(page) of \(last).")
        + " Finished all the same?")
  }
}
