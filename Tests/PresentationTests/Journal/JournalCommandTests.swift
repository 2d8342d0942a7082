import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct JournalCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `data kept beside a removal is not in the history, and undone with it`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let store = try JournalFixture(language, form)
    store.at("2026-11-20T09:00")
    for line in ["person add Mum --every 7", "water Mum", "person remove Mum --yes"] {
      store.run(line)
    }
    let removed = store.run("log show 3").output
    #expect(removed.contains("Mum") && !removed.contains("people.past"), "\(removed)")
    #expect(!removed.contains("the garden’s past") && !removed.contains("정원의 지난 기록"))
    store.run("undo --yes")
    #expect(!store.run("log show 4").output.contains("people.past"))
    #expect(try store.store.read { try $0.profile.settings(beginningWith: "people.past.") }.isEmpty)
  }

  private static func golden(
    _ name: String, _ language: Language, _ form: CommandFixture.Form
  ) -> String { "Journal/\(name)-\(form.rawValue)-\(language.rawValue)" }

  @Test(.inWholeRuns, arguments: CommandFixture.goldenForms)
  func `changes are listed, undone and redone`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let life = try JournalFixture(language, form)
    for line in ["log", "undo", "redo"] { life.run(line) }
    life.live()
    for line in [
      "log", "log --area people --limit 2", "log --removed",
      "log --search when:yesterday", "log --search who:mum --limit 2", "log --search is:none",
      "log --search when:2020", "undo", "undo",
      "log", "redo", "redo 2", "redo", "log --limit 3",
    ] { life.run(line) }
    try expectGolden(Self.golden("changes", language, form), life.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `one change is shown field by field`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let life = try JournalFixture(language, form)
    life.live()
    life.run("undo")
    life.fixture.note("log show")
    for number in 1...11 { life.run("log show \(number)") }
    for name in ["99", "phone-3", "none"] { life.run("log show \(name)") }
    try expectGolden(Self.golden("shown", language, form), life.transcript)
  }

  @Test(arguments: CommandFixture.Form.allCases)
  func `remaining data in the files is reported like an error`(form: CommandFixture.Form) throws {
    let life = try JournalFixture(.english, form)
    life.live()
    life.remains = HeldRemains()
    let outcome = life.run("log forget --all --yes")
    #expect(outcome.status == .unavailable)
    #expect(outcome.errors.contains("The store file may still have some of it."))
    #expect(outcome.errors.contains("Another program is using the store: /s.db."))
    #expect(!outcome.output.contains("may still have"))
  }

  @Test(arguments: Language.allCases)
  func `undoing a change older than a restore asks first`(language: Language) throws {
    let life = try JournalFixture(language, .terminal)
    life.live()
    life.at("2026-11-20T10:00")
    life.replacedStore = StoreBackup(
      path: "/home/mina/hearth-before-restore-2026-11-20-093000.db", bytes: 1,
      madeAt: life.clock.localTime)
    let line = "hearth restore /home/mina/hearth-before-restore-2026-11-20-093000.db"
    let refused = life.run("undo")
    #expect(refused.status == .wrongUsage && refused.errors.contains(line))
    #expect(refused.errors.contains("--yes"))
    let asked = life.run("undo", answers: ["n"])
    #expect(asked.status == .success && asked.errors.contains(line) && asked.output.isEmpty)
    // Changes made since then are undone as usual.
    life.at("2026-11-20T10:05")
    #expect(life.run("feel 80").status == .success)
    #expect(life.run("undo").status == .success)
    #expect(life.run("undo", answers: ["y"]).status == .success)
    #expect(life.run("undo --yes").status == .success)
  }

  @Test(arguments: Language.allCases)
  func `a refused undo names the change`(language: Language) throws {
    let life = try JournalFixture(language, .terminal)
    life.live()
    life.fixture.note("undo")
    // The plant has been watered and changed since, and an entry can be undone only once.
    for line in [
      "undo --entry 1", "undo --entry 4", "undo --entry 4", "undo --entry 99", "undo 2 --entry 3",
      "undo 0", "undo nothing",
    ] { life.run(line) }
    life.run("undo 2")
    life.run("undo 3", answers: ["no"])
    life.run("undo 99", answers: ["yes"])
    life.run("undo 2 --yes")
    life.run("log")
    try expectGolden("Journal/refused-\(language.rawValue)", life.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `changes are forgotten permanently`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let life = try JournalFixture(language, form)
    life.live()
    life.fixture.note("log forget")
    if form == .terminal { life.run("log forget 4", answers: ["no"]) }
    for line in [
      "log forget 4 --yes", "log show 4", "undo --entry 4", "log forget --removed --yes",
      "log forget 99 --yes", "log forget", "log forget 3 --all", "log forget --all --removed",
      "log forget --all --yes", "log forget --all --yes", "undo", "log --limit 3",
    ] { life.run(line) }
    try expectGolden(Self.golden("forgotten", language, form), life.transcript)
  }

  @Test(arguments: [
    (Language.english, "“Filter” is no longer done (entry 2)."),
    (.korean, "완료로 표시한 것을 되돌렸어요: 할 일 ‘Filter’ (기록 2번)"),
  ])
  func `undoing done does not call the event removed`(
    language: Language, sentence: String
  ) throws {
    let life = try JournalFixture(language)
    life.run("plan Filter --from 2026-11-18 --repeat \"7 days after done\"")
    #expect(life.run("event done Filter").status == .success)
    let undone = life.run("undo").output
    #expect(undone.contains(sentence), "\(undone)")
  }

  @Test func `undoing an undo is described as redoing`() throws {
    let life = try JournalFixture()
    life.run("feel 50 walk")
    life.run("undo")
    #expect(life.run("undo --entry 2").output == "Redone: noted the mood of 50 (entry 1).\n")
    #expect(life.run("undo --entry 3").output == "Undid the mood of 50 (entry 1).\n")
    #expect(life.run("redo").output == "Redone: noted the mood of 50 (entry 1).\n")
  }

  @Test func `an import is named by its file`() throws {
    let life = try JournalFixture()
    let people = try ContactDetails(name: ContactName("Sunny"))
    try life.store.write { repositories in
      try repositories.journal.setVerb(.import, subject: "people.vcf")
      try repositories.contacts.save(
        Contact(id: #require(ID(rawValue: 77)), details: people, plantedAs: nil))
    }
    #expect(life.run("log").output.contains("imported 1 contact from people.vcf"))
    let undone = life.run("undo").output
    #expect(undone == "Undid the import of 1 contact from people.vcf (entry 1).\n")
  }

  @Test func `up to ten changes are named before they are undone`() throws {
    let life = try JournalFixture()
    for level in 1...12 { life.run("feel \(level * 5) mood\(level)") }
    let asked = life.run("undo 12", answers: ["no"])
    #expect(asked.errors.contains("\n  3  ") && !asked.errors.contains("\n  2  "))
    #expect(asked.errors.contains("… and 2 more"))
    #expect(asked.errors.contains("Undo these 12 changes?"))
    #expect(life.run("undo 12", answers: ["yes"]).status == .success)
    #expect(life.run("undo").status == .failed)
  }

  @Test(arguments: [
    (Language.english, "noted the mood of 50, “a walk”", "noted the mood of 50, “rain” (13 Nov"),
    (.korean, "기분을 남겼어요: 50 ‘a walk’", "기분을 남겼어요: 50 ‘rain’ (11월 13일"),
  ])
  func `moods of one level are distinguishable in lists`(
    language: Language, today: String, before: String
  ) throws {
    let life = try JournalFixture(language)
    life.run("feel 50 \"a walk\"")
    life.run("feel 50 rain --at 2026-11-13")
    life.run("feel 40")
    let log = life.run("log").output
    #expect(log.contains(today) && !log.contains(today + " ("))
    #expect(log.contains(before))
    #expect(life.run("undo 2", answers: ["no"]).errors.contains(before))
    life.run("log forget 1 --yes")
    #expect(!life.run("log").output.contains("a walk"))
  }

  @Test(arguments: [
    ("undo 3", "so nothing was undone. “hearth undo 2” undoes that many."),
    ("undo 3 --yes", "so nothing was undone. “hearth undo 2” undoes that many."),
    ("redo 2", "so nothing was redone. “hearth redo 1” redoes that many."),
  ])
  func `if fewer changes exist than requested, none is undone`(line: String, words: String) throws {
    let life = try JournalFixture()
    for level in 1...3 { life.run("feel \(level * 10)") }
    life.run("undo")
    let before = life.run("log --json").output
    let ran = life.run(line, answers: ["yes"])
    #expect(ran.status == .failed && ran.errors.contains(words), "\(ran.errors)")
    #expect(life.run("log --json").output == before)
    #expect(life.run("undo 2 --yes").status == .success)
    #expect(life.run("redo 3").status == .success)
  }

  @Test(arguments: ["log", "undo 2"])
  func `a long list of moods needs as few reads as a short one`(line: String) throws {
    func reads(ofMoods count: Int) throws -> (reads: Int, shown: String) {
      let life = try JournalFixture()
      for place in 1...count { life.run("feel 50 walk\(place)") }
      let counted = ReadCountingStore(life.store)
      life.historyStore = counted
      let outcome = life.run(line, answers: ["no"])
      return (counted.reads, outcome.output + outcome.errors)
    }
    let (few, many) = (try reads(ofMoods: 2), try reads(ofMoods: 40))
    #expect(few.shown.contains("walk1") && many.shown.contains("walk40"))
    #expect(few.reads > 0 && few.reads == many.reads)
  }

  @Test func `only undoing several changes asks for confirmation`() throws {
    let life = try JournalFixture()
    life.run("feel 50 walk")
    let undone = life.run("undo", answers: [])
    #expect(undone.output == "Undid the mood of 50 (entry 1).\n")
  }

  @Test(arguments: [
    (1, "hearth undo takes it back.", "hearth undo로 되돌려요.", "hearth redo로 다시 할 수 있어요."),
    (3, "hearth undo 3 takes it back.", "‘hearth undo 3’", "‘hearth redo 3’"),
  ])
  func `the hint after undoing several changes redoes as many`(
    count: Int, english: String, korean: String, again: String
  ) {
    #expect(JournalSpec.undoHint(count).en == english)
    #expect(JournalSpec.undoHint(count).ko.hasPrefix(korean))
    #expect(JournalSpec.redoHint(count).ko.hasPrefix(again))
  }

  @Test func `a setting in the store is called by its name`() {
    for key in [
      "profile.display_name", "profile.email", "profile.picture", "mood.artist",
      "mood.canvas_mode", "mood.palette", "mood.shuffles",
      "component.-.0", "zones.0", "declined.0",
    ] {
      #expect(StoreSettingNames.name(key).en != key)
      #expect(StoreSettingNames.name(key).ko != key)
    }
    #expect(StoreSettingNames.name("of another version").en == "of another version")
  }
}

/// Store files that another process is reading.
private struct HeldRemains: DeletedDataEraser {
  func eraseDeletedData() throws { throw DomainError.unavailable(.store(path: "/s.db", .busy)) }
  func backups(containing changes: [BackedUpChange]) -> [StoreBackup] { [] }
}
