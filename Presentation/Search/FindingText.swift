import HearthDomain

/// The displayed text of a search result in one language.
struct FindingText: Hashable {
  /// The identifying text: a name, a title, an author or a mood's level.
  let title: String
  /// Another text of the item, displayed beside the title. If there are several, the one with a
  /// match.
  let text: String
  /// Whether users recognize the item by `text` rather than by `title`, so that `text` comes first.
  let isRecognizedByText: Bool

  /// Creates the texts for an item. `marks` tells which of several texts contains the match.
  init(_ thing: FoundItem, _ marks: HitMarks, language: Language) {
    switch thing {
    case .person(let person):
      title = person.name
      let number = person.details.phone?.dialled ?? ""
      let isFoundByName = person.names.contains(where: marks.hasHit)
      text =
        isFoundByName
        ? person.details.nickname.value : person.details.notes.first(where: marks.hasHit) ?? number
      isRecognizedByText = false
    case .contact(let contact):
      title = contact.name
      let phones = contact.details.phones
      text = (phones.first { $0.contains(marks.query) } ?? phones.first)?.grouped ?? ""
      isRecognizedByText = false
    case .watering(let watering, let person):
      let (memo, keywords) = (watering.review.memo.value, watering.review.keywordText)
      title = person.name
      let noted =
        memo.isEmpty || !marks.hasHit(in: memo) && marks.hasHit(in: keywords) ? keywords : memo
      // A watering without notes is recognized by the person and the means of contact.
      text = noted.isEmpty ? watering.meansName(language) : noted
      isRecognizedByText = !noted.isEmpty
    case .saying(let saying, let book):
      let texts = saying.texts(language)
      let found = texts.first(where: marks.hasHit)
      text = found ?? texts.first ?? ""
      title = FindingText.sourceDescription(
        of: saying, from: book, isFoundByText: found != nil, marks, language)
      isRecognizedByText = true
    case .mood(let mood):
      (title, text) = (mood.form.phrase(language), mood.memoWithTags)
      isRecognizedByText = !text.isEmpty
    case .event(let occurrence):
      title = occurrence.event.title
      let others = occurrence.event.searchedTexts.dropFirst()
      text =
        (marks.hasHit(in: title) ? nil : others.first(where: marks.hasHit)) ?? occurrence.event.note
      isRecognizedByText = false
    case .task(let task):
      title = task.title
      let others = task.toDo.searchedTexts.dropFirst()
      text =
        (marks.hasHit(in: title) ? nil : others.first(where: marks.hasHit))
        ?? (task.isDone ? language(ko: "한 일", en: "done") : language(ko: "할 일", en: "to-do"))
      isRecognizedByText = false
    case .book(let book):
      title = book.title
      let others = book.details.searchedTexts.dropFirst()
      text = (marks.hasHit(in: book.title) ? nil : others.first(where: marks.hasHit)) ?? book.author
      isRecognizedByText = false
    case .sentence(let sentence, let book):
      (title, text) = (book.title, sentence.text.value)
      isRecognizedByText = true
    }
  }

  /// Returns the author of a saying, its book if the author's text does not name it, and the tags
  /// that match.
  private static func sourceDescription(
    of saying: Saying, from book: Book?, isFoundByText: Bool, _ marks: HitMarks,
    _ language: Language
  ) -> String {
    let who = saying.author(language)
    let tags =
      isFoundByText || marks.hasHit(in: who) ? [] : saying.details.tags.values.map(\.typedForm)
    let title = book.flatMap { who.contains($0.title) ? nil : $0.title }
    return ([who.isEmpty ? nil : who, title] + tags.filter(marks.hasHit))
      .compactMap { $0 }.joined(separator: " · ")
  }

  /// The text that comes first in a row.
  var firstPart: String { isRecognizedByText ? text : title }
  var secondPart: String { isRecognizedByText ? title : text }
}
