import HearthDomain

/// Tasks of others' calendars where events are meant.
extension EventTools {
  /// The event, or why a task that is called so is none: nothing is done with it here.
  func meant(_ words: String, in console: inout Console) throws -> MeantEvent {
    do {
      return try meant(words)
    } catch let error as DomainError {
      let tasks = (try? schedule.queries.tasks(search: words)) ?? []
      if case .notFound = error,
        let task = tasks.first(where: { NameFit(of: words, to: $0.title) != nil })
      {
        console.noteSentence(told(task)(console.language))
      }
      throw error
    }
  }

  private func told(_ task: DueTask) -> Words {
    let due = TaskLine(task, in: formatter.clock.zone, waitingOn: formatter.today).due
    let (title, list) = (task.title, "hearth event list --tasks")
    return Words(
      ko: KoreanParticle.topic(title.quoted(.korean)) + " 할 일이에요"
        + (due.map { ": \($0.ko)" } ?? "") + ". 가져온 프로그램에서 고치거나 했다고 표시해요."
        + " 할 일은 \(list)로 모두 볼 수 있어요.",
      en: "\(title.quoted(.english)) is a task" + (due.map { ", \($0.en)" } ?? "")
        + "; the program it comes from changes it or ticks it off. \(list) lists tasks.")
  }
}
