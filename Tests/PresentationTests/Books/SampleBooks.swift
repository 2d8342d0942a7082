import HearthDomain

enum SampleBooks {
  static let classics: [FoundBook] = [
    found("오만과 편견", "제인 오스틴", 1813), found("Frankenstein", "Mary Shelley", 1818),
    found("구운몽", "김만중", 1687), found("춘향전", "", nil),
  ]

  static func found(
    _ title: String, _ author: String, _ year: Int?, from source: BookSource = .classics,
    pages: Int? = nil, isbn: String? = nil
  ) -> FoundBook {
    var details = BookDetails(title: known(title), author: known(author), category: .classics)
    details.publishedOn = year.flatMap { PublicationDate(year: $0) }
    details.pages = pages.flatMap { try? PageCount($0) }
    details.isbn = isbn.flatMap { try? ISBN($0) }
    return FoundBook(details, from: source)
  }

  private static func known<Rule: TextRule>(_ text: String) -> LimitedText<Rule> {
    do {
      return try LimitedText(text)
    } catch {
      preconditionFailure("no text: \(text)")
    }
  }
}

extension BookScreenFixture {
  /// Returns books of every kind, seen on the evening of 20 November 2026.
  static func filled() throws -> BookScreenFixture {
    let fixture = try BookScreenFixture(at: "2026-10-01T21:00")
    let long = try fixture.add(
      "이름이 아주 길어서 한 줄에 다 들어가지 않는 책의 제목은 어디쯤에서 끝나게 될까", by: "여러 사람", pages: 1200,
      until: "2027-03-01", theme: .aubergine, category: .history)
    let done = try fixture.add(
      "작은 불씨", by: "모닥", pages: 180, until: "2026-10-20", theme: .mango, category: .essays)
    try fixture.read(long, to: 90, on: "2026-10-01")
    fixture.set("2026-10-12T21:00")
    try fixture.read(done, to: 180, on: "2026-10-12")
    _ = try fixture.books.rate(done.id, Rating(halves: 9))
    _ = try fixture.books.markFavourite(done.id, true)
    let late = try fixture.add(
      "Walking at Night 🌙", by: "Café Müller", pages: 320, until: "2026-11-17", theme: .cloud)
    fixture.set("2026-11-10T21:00")
    let goal = try fixture.add(
      "빨래가 마르는 동안", by: "한여름", pages: 252, until: "2026-11-27", theme: .mugwort,
      isbn: "9788937460449")
    for (page, day) in [(30, 11), (48, 12), (80, 14), (92, 15), (120, 18), (132, 19)] {
      fixture.set("2026-11-\(day)T21:00")
      try fixture.read(goal, to: page, on: "2026-11-\(day)")
    }
    try fixture.read(late, to: 177, on: "2026-11-16")
    try fixture.books.addSentence(
      SentenceDetails(text: SentenceText("젖은 것은 언젠가 마른다."), page: 12), to: goal.id)
    try fixture.books.addSentence(
      SentenceDetails(
        text: SentenceText("바람이 하는 일을 사람이 서두를 수는 없었다.\n그래서 우리는 앉아서 차를 마셨다."), page: 77,
        becomesSaying: true), to: goal.id)
    try fixture.books.addSentence(
      SentenceDetails(text: SentenceText("쪽을 적지 않은 문장.")), to: goal.id)
    fixture.set("2026-11-20T21:00")
    try fixture.books.markFavourite(found("Frankenstein"))
    return fixture
  }

  private static func found(_ title: String) -> FoundBook {
    SampleBooks.classics.first { $0.details.title.value == title } ?? SampleBooks.classics[0]
  }
}
