import HearthTestSupport
import Testing

@testable import HearthDomain

/// Something done by one key, in any area.
enum UndoableAction: String, CaseIterable, CustomTestStringConvertible {
  case removesPerson, removesWatering, waters, postpones, plants, editsPerson
  case removesSaying, likes, uses, editsSaying
  case removesMood, feels, shuffles
  case removesEvent, plans
  case removesBook, removesRecord, removesSentence, reads, finishes, moves, keepsSentence

  var testDescription: String { rawValue }

  var area: Area {
    switch self {
    case .removesPerson, .removesWatering, .waters, .postpones, .plants, .editsPerson: .people
    case .removesSaying, .likes, .uses, .editsSaying: .sayings
    case .removesMood, .feels, .shuffles: .moods
    case .removesEvent, .plans: .schedule
    default: .books
    }
  }

  var isRemoval: Bool { rawValue.hasPrefix("removes") }
}

extension FilledStore {
  func perform(_ action: UndoableAction) throws {
    switch action.area {
    case .today: break
    case .people: try tend(action)
    case .sayings: try turn(action)
    case .moods: try paint(action)
    case .schedule: try plan(action)
    case .books: try read(action)
    }
  }

  private func tend(_ action: UndoableAction) throws {
    switch action {
    case .removesPerson: try RemovePerson(store: store)(planted.id)
    case .removesWatering:
      let last = try raw.read { try $0.waterings.newest(of: planted.id, in: 0..<1) }
      try RemoveWatering(store: store, clock: clock)(#require(last.first).id)
    case .waters:
      _ = try WaterPlant(store: store, clock: clock, newID: newID)(planted.id, by: .call)
    case .postpones:
      let postpone = PostponeWatering(store: store, clock: clock, newID: newID)
      _ = try postpone(planted.id, by: Delay(days: 2))
    case .plants:
      _ = try PlantPerson(store: store, clock: clock, newID: newID)(
        PersonDetails(
          name: PersonName("새 사람"), rhythm: CareRhythm(everyDays: 7), plantedOn: clock.today))
    default:
      var details = planted.details
      details.nickname = try Nickname("별명")
      _ = try EditPerson(store: store, clock: clock)(planted.id, to: details)
    }
  }

  private func turn(_ action: UndoableAction) throws {
    switch action {
    case .removesSaying: try RemoveSaying(store: store)(#require(sentence.saying))
    case .likes: _ = try MarkSaying(store: store, now: clock.now)(saying.id, .liked(true))
    case .uses: _ = try MarkSaying(store: store, now: clock.now)(saying.id, .used(true))
    default:
      let details = try SayingDetails(korean: SayingText("다른 글귀."))
      _ = try EditSaying(store: store)(saying.id, to: details)
    }
  }

  private func paint(_ action: UndoableAction) throws {
    let mood = try #require(try raw.read { try $0.moods.list(.all, .newest(1)) }.first)
    switch action {
    case .removesMood: try RemoveMood(store: store)(mood.id)
    case .feels:
      let add = AddMood(store: store, clock: clock, newID: newID, randomness: randomness)
      _ = try add(MoodLevel(70), MoodMemo("햇볕"))
    default: _ = try ShuffleCanvas(store: store, randomness: randomness)(mood.day)
    }
  }

  private func plan(_ action: UndoableAction) throws {
    let all = try raw.read { try $0.events.list(.all, in: FixedZone.seoul, places: 0..<999) }
    let event = try #require(all.first { !$0.event.details.reminders.minutesBefore.isEmpty }?.event)
    switch action {
    case .removesEvent: try RemoveEvent(store: store)(event.id)
    default: _ = try AddEvent(store: store, clock: clock, newID: newID)(event.details)
    }
  }

  private func read(_ action: UndoableAction) throws {
    switch action {
    case .removesBook: try RemoveBook(store: store)(book.id)
    case .removesRecord:
      let records = try raw.read { try $0.readingRecords.list(of: book.id, in: 0..<9) }
      try RemoveRecord(store: store)(#require(records.first).id)
    case .removesSentence: try RemoveSentence(store: store)(sentence.id)
    case .reads:
      _ = try RecordProgress(store: store, clock: clock, newID: newID)(book.id, .page(25))
    case .finishes: _ = try FinishBook(store: store, clock: clock)(book.id)
    case .moves:
      let move = MoveBook(store: store, clock: clock)
      if try !move(book.id, .up).moved { try move(book.id, .down) }
    default:
      let add = AddSentence(store: store, clock: clock, newID: newID, release: release)
      try add(
        SentenceDetails(text: SentenceText("또 한 문장."), page: 3, becomesSaying: true), to: book.id)
    }
  }
}
