extension SearchableProperties {
  /// Properties of a person. Its days are those of the planting, of the last contact, and on which
  /// the plant is due.
  init(_ person: Person, today: Day) {
    self.init(finds: person.matches)
    people = person.names
    let days = [person.details.plantedOn, person.care.lastContactOn, person.care.dueOn]
    self.days = days.compactMap { $0.map { $0...$0 } }
    switch person.state(on: today) {
    case .wilted: states = [.due, .overdue]
    case .due: states = [.due]
    case .fresh, .fine, .thirsty: states = []
    }
  }

  /// Properties of a watering; keywords count as tags.
  init(_ watering: Watering, of person: Person) {
    self.init(texts: watering.review.searchedTexts)
    people = person.names
    days = [watering.day...watering.day]
    tags = watering.review.keywords.map(\.value)
  }

  init(_ contact: Contact) {
    self.init(finds: contact.matches)
    people = [contact.name]
  }

  init(_ saying: Saying, at now: Instant, in zone: any ZoneRules) {
    self.init(texts: saying.details.searchedTexts)
    people = [saying.details.author.value].filter { !$0.isEmpty }
    let day = zone.localTime(at: saying.addedAt).day
    days = [day...day]
    tags = saying.details.tags.values.map(\.value)
    states = [saying.isUsed ? .used : .unused]
    if saying.isLiked { states.insert(.liked) }
    if saying.isNew(at: now) { states.insert(.new) }
  }

  init(_ mood: Mood) {
    self.init(finds: mood.matches)
    days = [mood.day...mood.day]
    tags = mood.tags.values.map(\.value)
    level = mood.level?.value
  }

  init(_ occurrence: Occurrence, at now: Instant, today: Day) {
    self.init(finds: occurrence.event.matches)
    days = [occurrence.days]
    states = [occurrence.status(at: now) == .done ? .done : .open]
  }

  /// Properties of a to-do; its day is the due day.
  init(_ task: DueTask, today: Day, in zone: any ZoneRules) {
    self.init(finds: task.toDo.matches)
    days = task.due(in: zone).map { [$0.day...$0.day] } ?? []
    states = [.task, task.isDone ? .done : .open]
    if task.isOverdue(on: today, in: zone) { states.insert(.overdue) }
  }

  /// Properties of a book. Its days are those on which it was added, begun or finished, and the
  /// target.
  init(_ book: Book, today: Day, in zone: any ZoneRules) {
    self.init(texts: book.details.searchedTexts)
    tags = book.details.description.shelves
    people = [book.author].filter { !$0.isEmpty }
    let added = zone.localTime(at: book.addedAt).day
    days =
      ([added, book.lastFinishedOn, book.reading?.knownStart, book.reading?.targetOn] as [Day?])
      .compactMap { $0.map { $0...$0 } }
    if book.isOpen { states.insert(.open) }
    if book.wasFinished { states.insert(.done) }
    if book.isLate(today: today) { states.insert(.overdue) }
    if book.isFavourite { states.insert(.favourite) }
    if !book.isGoal { states.insert(.kept) }
  }

  init(_ sentence: Sentence, of book: Book, in zone: any ZoneRules) {
    self.init(texts: [sentence.text.value])
    people = [book.author].filter { !$0.isEmpty }
    let day = zone.localTime(at: sentence.addedAt).day
    days = [day...day]
  }

  /// Properties of a journal entry and one of its steps: the day of the change, and names, authors,
  /// tags and mood level of the item before and after it.
  init(_ entry: JournalEntry, on day: Day, _ step: JournalStep?) {
    self.init(texts: [entry.summary.subject, step?.title ?? ""])
    days = [day...day]
    guard let step else { return }
    if step.item.kind.area == .people { people = [step.title] }
    for field in step.fields {
      for value in [field.before, field.after] where value != .nothing {
        switch field.name {
        case "who", "author", "name", "nickname": people.append(value.asText)
        case "tags": tags += value.asText.split(separator: "\n").map(String.init)
        case "keyword1", "keyword2", "keyword3": tags.append(value.asText)
        case "level": if case .number(let number) = value { level = Int(clamping: number) }
        default: break
        }
      }
    }
  }
}
