extension Repositories {
  /// The tasks of others' calendars of which all holds that the line asks for, those due last
  /// first. No index has them: all that are kept are looked at.
  func tasks(_ words: String, by line: SearchLine, _ clock: LocalClock) throws -> [DueTask] {
    let (zone, today) = (clock.zone, clock.today)
    var found: [(task: DueTask, at: Instant?)] = []
    try calendars.components(due: nil) { component in
      guard var task = component.task else { return }
      // Where all are wanted, nobody has to read what each tells.
      if !line.terms.isEmpty { task.told = calendars.words(ofTask: component) }
      let facts = SearchFacts(task, today: today, in: zone)
      // As elsewhere, words are found as they were typed, too, whatever stands between them.
      let isFound =
        !line.terms.isEmpty && line.accepts(facts) || line.isPlain && facts.finds(words)
      guard isFound else { return }
      task.priority = component.priority
      found.append((task, task.dueAt(in: zone)))
    }
    let none = Instant(milliseconds: .min)
    return found.sorted { ($1.at ?? none, $0.task.title) < ($0.at ?? none, $1.task.title) }
      .map(\.task)
  }
}
