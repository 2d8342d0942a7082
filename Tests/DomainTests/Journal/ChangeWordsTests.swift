import Testing

@testable import HearthDomain

/// Checks that the name of a change is derived from its steps.
@Suite struct ChangeWordsTests {
  typealias Values = [String: (FieldValue, FieldValue)]

  private static func step(
    _ kind: JournalKind, _ change: JournalStep.Change, _ fields: Values = [:], id: Int64 = 1,
    title: String = "T"
  ) -> JournalStep {
    JournalStep(
      at: ItemReference(kind, id), of: id, change, title: title,
      fields: fields.map { JournalField($0, .text, from: $1.0, to: $1.1) })
  }

  private static let (old, new) = (FieldValue.number(1), FieldValue.number(2))

  static let table: [(steps: [JournalStep], verb: ChangeVerb)] = [
    ([step(.person, .added)], .plant),
    ([step(.person, .removed), step(.watering, .removed)], .remove),
    ([step(.person, .changed, ["name": (old, new)])], .edit),
    ([step(.watering, .added), step(.person, .changed, ["name": (old, new)])], .water),
    ([step(.watering, .changed, ["keyword1": (.nothing, new), "memo": (old, new)])], .review),
    ([step(.watering, .changed, ["memo": (old, new), "day": (old, new)])], .edit),
    ([step(.postponement, .added)], .postpone), ([step(.contact, .added)], .add),
    ([step(.contact, .changed, ["plantedAs": (old, .nothing)])], .edit),
    ([step(.saying, .changed, ["likedAt": (.nothing, new)])], .like),
    ([step(.saying, .changed, ["likedAt": (old, .nothing)])], .unlike),
    ([step(.saying, .changed, ["usedAt": (.nothing, new)])], .use),
    ([step(.saying, .changed, ["usedAt": (old, .nothing)])], .unuse),
    ([step(.saying, .changed, ["usedAt": (.nothing, new), "likedAt": (.nothing, new)])], .edit),
    ([step(.saying, .changed, ["likedAt": (old, new)])], .edit),
    ([step(.mood, .added)], .add),
    ([step(.mood, .changed, ["across": (old, new), "down": (old, new)])], .shuffle),
    ([step(.mood, .changed, ["level": (old, new)])], .edit),
    ([step(.dayPalette, .added)], .palette), ([step(.dayPalette, .removed)], .palette),
    ([step(.event, .changed, ["starts": (old, new)])], .edit),
    ([step(.book, .added)], .add), ([step(.book, .added), step(.sentence, .added)], .add),
    ([step(.record, .added), step(.book, .changed, ["page": (old, new)])], .read),
    ([step(.record, .added), step(.book, .changed, ["finishedOn": (.nothing, new)])], .finish),
    ([step(.record, .changed, ["page": (old, new)])], .read),
    ([step(.record, .changed, ["page": (new, old)])], .edit),
    ([step(.record, .changed, ["day": (old, new), "page": (old, new)])], .edit),
    ([step(.book, .changed, ["finishedOn": (.nothing, new)])], .finish),
    ([step(.book, .changed, ["finishedOn": (old, .nothing)])], .reopen),
    (
      [
        step(.book, .changed, ["finishedOn": (old, .nothing), "reading": (old, new)]),
        step(.pastReading, .added),
      ], .readAgain
    ),
    ([step(.book, .changed, ["halfStars": (old, new)])], .rate),
    ([step(.book, .changed, ["favouriteSince": (.nothing, new)])], .favourite),
    ([step(.book, .changed, ["favouriteSince": (old, .nothing)])], .unfavourite),
    ([step(.book, .changed, ["place": (old, new)])], .move),
    ([step(.book, .changed, ["title": (old, new), "place": (old, new)])], .edit),
    ([step(.sentence, .added), step(.saying, .added)], .add),
    (
      [
        step(.record, .changed, ["page": (old, new)]),
        step(.book, .changed, ["page": (old, new), "pages": (.nothing, new)]),
      ], .edit
    ),
  ]

  @Test(arguments: table.indices)
  func `the verb of a change follows from its steps`(place: Int) {
    let (steps, verb) = Self.table[place]
    let ordered = steps.sorted(by: JournalStep.precedes)
    #expect(ChangeSummary(of: ordered).verb == verb)
  }

  @Test func `a setting of the name counts as a profile change`() {
    func words(_ key: String) -> ChangeVerb {
      ChangeSummary(of: [JournalStep(at: .setting(key), of: 1, .changed, title: key)]).verb
    }
    #expect(words("profile.display_name") == .rename)
    #expect(words("mood.artist") == .setting)
  }

  @Test func `a change of a book's pages is its main step, whatever follows for records`() {
    let steps = [
      Self.step(.record, .changed, ["page": (Self.old, Self.new)], id: 2, title: "R"),
      Self.step(.record, .changed, ["page": (Self.old, Self.new)], id: 3, title: "R"),
      Self.step(.book, .changed, ["pages": (.nothing, Self.new)], title: "B"),
    ].sorted(by: JournalStep.precedes)
    #expect(ChangeSummary(of: steps) == ChangeSummary(.edit, .book, "B", count: 1))
    // When books are added with the change, adding counts as the main action.
    let added = [2, 3, 4].map { Self.step(.book, .added, id: $0, title: "N\($0)") }
    let all = (steps + added).sorted(by: JournalStep.precedes)
    #expect(ChangeSummary(of: all) == ChangeSummary(.add, .book, "N2", count: 3))
  }

  @Test(arguments: [ChangeVerb.done, .reopen])
  func `of a repeating to-do that is ticked, only its record counts`(verb: ChangeVerb) {
    let record = verb == .done ? JournalStep.Change.added : .removed
    let steps = [
      Self.step(.toDo, .changed, ["doneAt": (.nothing, Self.new)], title: "A"),
      Self.step(.toDo, .changed, ["due": (Self.old, Self.new)], id: 2, title: "B"),
      Self.step(.toDo, record, id: 3, title: "B"),
    ].sorted(by: JournalStep.precedes)
    let words = ChangeSummary(of: steps).withVerb(verb, subject: "A", of: steps)
    #expect(words == ChangeSummary(verb, .toDo, "A", count: 2))
  }

  @Test func `the main step determines the subject, and the count`() {
    let steps = [
      Self.step(.watering, .removed, id: 3), Self.step(.person, .removed, id: 2, title: "B"),
      Self.step(.person, .removed, id: 1, title: "A"), Self.step(.contact, .changed, id: 1),
    ].sorted(by: JournalStep.precedes)
    let words = ChangeSummary(of: steps)
    #expect(words == ChangeSummary(.remove, .person, "A", count: 2))
    #expect(words.withVerb(.import, subject: "file").subject == "file")
    #expect(words.withVerb(.undo, subject: nil).subject == "A")
  }
}
