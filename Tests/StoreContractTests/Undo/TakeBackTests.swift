import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct TakeBackTests {
  @Test(arguments: StoreKind.available, UndoableAction.allCases)
  func `what was done by one key is as if it had never been`(
    kind: StoreKind, action: UndoableAction
  ) throws {
    let lived = try FilledStore(kind)
    let before = try StoreContents(of: lived.raw)
    try lived.perform(action)
    #expect(try StoreContents(of: lived.raw) != before)
    let change = try lived.takeBack(in: action.area)
    #expect(change.isRemoval == action.isRemoval)
    #expect(try StoreContents(of: lived.raw).differences(from: before) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a change is taken back once`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesEvent)
    try lived.takeBack(in: .schedule)
    let nothing = DomainError.refused(.nothingToTakeBack)
    for area in Area.allCases {
      #expect(throws: nothing) { try lived.takeBack(in: area) }
    }
  }

  @Test(arguments: StoreKind.available)
  func `each area has its own last change`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = try StoreContents(of: lived.raw)
    try lived.perform(.removesPerson)
    try lived.perform(.removesMood)
    try lived.takeBack(in: .people)
    try lived.takeBack(in: .moods)
    #expect(try StoreContents(of: lived.raw).differences(from: before) == [])
  }

  @Test(arguments: StoreKind.available)
  func `only the last change of an area is taken back`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesMood)
    let before = try StoreContents(of: lived.raw)
    try lived.perform(.feels)
    try lived.takeBack(in: .moods)
    #expect(try StoreContents(of: lived.raw).differences(from: before) == [])
    #expect(throws: DomainError.refused(.nothingToTakeBack)) { try lived.takeBack(in: .moods) }
  }

  /// Another program has the same store.
  @Test(arguments: StoreKind.available)
  func `what was changed again meanwhile stays`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.waters)
    _ = try WaterPlant(store: lived.raw, clock: lived.clock, newID: lived.newID)(
      lived.planted.id, on: Day(literal: "2026-11-18"), by: .mail)
    let now = try StoreContents(of: lived.raw)
    #expect(throws: DomainError.refused(.changedElsewhere(title: ""))) {
      try lived.takeBack(in: .people)
    }
    #expect(try StoreContents(of: lived.raw).differences(from: now) == [])
    #expect(throws: DomainError.refused(.nothingToTakeBack)) { try lived.takeBack(in: .people) }
  }

  @Test(arguments: StoreKind.available)
  func `somebody who has the number by now keeps it`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesPerson)
    let other = try PlantPerson(store: lived.raw, clock: lived.clock, newID: lived.newID)(
      PersonDetails(
        name: PersonName("다른 이"), phone: lived.planted.details.phone,
        rhythm: CareRhythm(everyDays: 7), plantedOn: lived.clock.today))
    let now = try StoreContents(of: lived.raw)
    #expect(throws: DomainError.conflict(.phoneNumber, holder: "다른 이")) {
      try lived.takeBack(in: .people)
    }
    #expect(try StoreContents(of: lived.raw).differences(from: now) == [])
    // Nothing is lost: who makes room can try again.
    try RemovePerson(store: lived.raw)(other.id)
    try lived.takeBack(in: .people)
    #expect(try lived.raw.read { try $0.people.person(lived.planted.id) } == lived.planted)
  }

  @Test(arguments: StoreKind.available)
  func `a book whose ISBN another one has by now stays away`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesBook)
    _ = try AddBook(store: lived.raw, clock: lived.clock, newID: lived.newID)(
      bookDetails("새 책", isbn: isbn(77), pages: 30))
    let now = try StoreContents(of: lived.raw)
    #expect(throws: DomainError.conflict(.book, holder: "새 책")) {
      try lived.takeBack(in: .books)
    }
    #expect(try StoreContents(of: lived.raw).differences(from: now) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a watering and its review are one until they are told`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = try StoreContents(of: lived.raw)
    let water = WaterPlant(store: lived.store, clock: lived.clock, newID: lived.newID)
    let edit = EditWatering(store: lived.store, clock: lived.clock)
    let watering = try water(lived.planted.id, by: .call).watering
    _ = try edit(watering.id, WateringEdit(keywords: [], memo: Memo("짧게")))
    let whole = try lived.takeBack(in: .people)
    #expect(whole.main.isAddition)
    #expect(try StoreContents(of: lived.raw).differences(from: before) == [])

    let told = try water(lived.planted.id, by: .call).watering
    lived.takeBack.settle(.people)
    let watered = try StoreContents(of: lived.raw)
    _ = try edit(told.id, WateringEdit(keywords: [], memo: Memo("짧게")))
    let review = try lived.takeBack(in: .people)
    #expect(!review.main.isAddition)
    #expect(try StoreContents(of: lived.raw).differences(from: watered) == [])
  }

  @Test(arguments: StoreKind.available)
  func `opening a saying is no change, and stays`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let mark = MarkSaying(store: lived.store, now: lived.clock.now)
    _ = try mark(lived.saying.id, .liked(true))
    let opened = try mark(lived.saying.id, .opened)
    try lived.takeBack(in: .sayings)
    let saying = try lived.raw.read { try $0.sayings.saying(lived.saying.id) }
    #expect(saying?.isLiked == false && saying?.openedAt == opened.openedAt)
  }

  @Test(arguments: StoreKind.available)
  func `sayings that come by themselves are not taken back`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 3)
    let store = RememberingStore(box.store)
    try box.useCases(in: store).release()
    #expect(try box.all().count == 3)
    #expect(store.history.last(in: .sayings) == nil)
  }

  /// A palette is chosen, a book begun again: what came before is no longer the last change.
  @Test(arguments: StoreKind.available)
  func `after what cannot be taken back there is nothing to take back`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.feels)
    try ChoosePalette(store: lived.store)(.ember, for: lived.clock.today)
    #expect(throws: DomainError.refused(.nothingToTakeBack)) { try lived.takeBack(in: .moods) }
    try lived.perform(.finishes)
    _ = try ReadAgain(store: lived.store, clock: lived.clock)(lived.book.id)
    #expect(throws: DomainError.refused(.nothingToTakeBack)) { try lived.takeBack(in: .books) }
  }

  @Test(arguments: StoreKind.available)
  func `what failed is not remembered`(kind: StoreKind) throws {
    struct Failure: Error {}
    let lived = try FilledStore(kind)
    #expect(throws: Failure.self) {
      try lived.store.write {
        try $0.people.remove(lived.planted.id)
        throw Failure()
      }
    }
    #expect(lived.store.history.last(in: .people) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a removed saying frees its sentence, and is its saying again`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.likes)
    try lived.perform(.reads)
    try lived.perform(.removesSaying)
    // The sentence is a part of what would be taken back, so Books has another last change.
    #expect(throws: DomainError.refused(.nothingToTakeBack)) { try lived.takeBack(in: .books) }
    try lived.takeBack(in: .sayings)
    let sentence = try lived.raw.read { try $0.sentences.sentence(lived.sentence.id) }
    #expect(sentence == lived.sentence)
  }
}
