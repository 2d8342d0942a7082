import JSONText
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct ImportTests {
  private let people = ImportNouns(
    CountedNoun(ko: "사람", counter: "명", en: "person", plural: "people"),
    from: CountedNoun(ko: "줄", counter: "줄", en: "row"))

  private func outcome(
    added: Int = 0, updated: Int = 0, unchanged: Int = 0, skipped: Int = 0
  ) -> ImportOutcome {
    var outcome = ImportOutcome()
    outcome.added = added
    outcome.updated = updated
    outcome.unchanged = unchanged
    for _ in 0..<(added + updated + unchanged) { outcome.report.countRead() }
    for line in 0..<skipped { outcome.report.skip(line: line + 1, .unfinished) }
    return outcome
  }

  private func told(
    _ outcome: ImportOutcome, _ language: Language = .english, asJSON: Bool = false,
    isRehearsal: Bool = false
  ) -> (output: String, errors: String, status: ExitStatus) {
    var traits = ConsoleTraits(language: language)
    traits.wantsJSON = asJSON
    var console = Console.recording(traits)
    var status = ExitStatus.success
    do {
      try console.report(outcome, of: people, isRehearsal: isRehearsal)
    } catch { status = ExitStatus(ending: error) }
    return (console.recordedOutput, console.recordedErrors, status)
  }

  @Test func `a dry run reports what would be done`() {
    let some = outcome(added: 1, updated: 2, unchanged: 3)
    #expect(
      told(some, isRehearsal: true).output
        == "1 person would be added and 2 changed. 3 were here already.\n")
    #expect(told(some, isRehearsal: true).errors.isEmpty)
    #expect(
      told(some, .korean, isRehearsal: true).output
        == "사람 1명을 가져오고 2명을 고칠 거예요. 3명은 이미 있어요.\n")
    #expect(
      told(outcome(added: 2), isRehearsal: true).output == "2 people would be added.\n")
    #expect(
      told(outcome(updated: 2), .korean, isRehearsal: true).output
        == "사람 2명을 고칠 거예요.\n")
  }

  @Test func `the sentence counts each kind of outcome`() {
    let some = outcome(added: 1, updated: 2, unchanged: 3, skipped: 4)
    #expect(
      told(some).output
        == "Added 1 person and changed 2. 3 were here already. 4 rows could not be read.\n")
    #expect(
      told(some, .korean).output
        == "사람 1명을 가져오고 2명을 고쳤어요. 3명은 이미 있어요. 4줄은 읽지 못했어요.\n")
    #expect(told(some, .korean).errors.contains("1–4번째 줄: 끝나지 않은 줄이에요."))
    #expect(told(some).status == .success)
  }

  @Test func `existing items are named, of many the first`() {
    var some = ImportOutcome()
    for name in ["Momo", "Jim", "Momo"] {
      some.report.countRead()
      some.countUnchanged(named: name)
    }
    #expect(some.unchanged == 3 && some.unchangedNames == ["Momo", "Jim"])
    #expect(
      told(some).output
        == "Nothing new: 3 people were here already (“Momo”, “Jim”).\n")
    var two = ImportOutcome()
    for name in ["모모", "짐"] {
      two.report.countRead()
      two.countUnchanged(named: name)
    }
    #expect(told(two, .korean).output == "사람 2명은 이미 있어요(‘모모’, ‘짐’).\n")
    for number in 1...8 {
      two.report.countRead()
      two.countUnchanged(named: "\(number)")
    }
    #expect(told(two, .korean).output == "사람 10명은 이미 있어요(‘모모’, ‘짐’, ‘1’ 외 7명).\n")
  }

  @Test(arguments: [
    ("ABCA", "Nothing new: 4 people were here already (“A”, “B”, “C”).\n"),
    ("ABCAD", "Nothing new: 5 people were here already (“A”, “B”, “C” and 1 other).\n"),
    ("ABCDDA", "Nothing new: 6 people were here already (“A”, “B”, “C” and 2 others).\n"),
  ])
  func `repeated names of existing items are counted correctly`(
    names: String, expected: String
  ) {
    var some = ImportOutcome()
    for name in names {
      some.report.countRead()
      some.countUnchanged(named: String(name))
    }
    #expect(told(some).output == expected)
  }

  @Test func `that nothing is new is said once`() {
    var some = outcome(unchanged: 2)
    some.toDos.unchanged = 3
    some.toDos.updated = 0
    #expect(
      told(some).output == "Nothing new: 2 people and 3 to-dos were here already.\n")
    #expect(told(some, .korean).output == "사람 2명, 할 일 3개는 이미 있어요.\n")
    some.toDos.added = 1
    #expect(
      told(some).output == "2 people were here already. Added 1 to-do. 3 were here already.\n")
  }

  @Test func `an empty file is not an error`() {
    #expect(told(outcome()).output == "There are no people in the file.\n")
    #expect(told(outcome(), .korean).output == "파일에 사람이 없어요.\n")
    #expect(told(outcome()).status == .success)
  }

  @Test func `a completely unreadable file is bad data, with every reason reported`() {
    let broken = told(outcome(skipped: 2))
    #expect(broken.status == .badData)
    #expect(broken.output.contains("2 rows could not be read."))
    #expect(broken.errors.contains("lines 1, 2: "))
  }

  @Test func `JSON has the reason of every position`() throws {
    let json = try JSONValue(reading: told(outcome(skipped: 250), asJSON: true).output)
    #expect(json["skippedNotes"]?.arrayValue?.count == 250)
  }

  @Test func `JSON has the numbers and the reasons`() {
    #expect(
      told(outcome(added: 1, skipped: 1), asJSON: true).output == """
        {"schema":1,"dryRun":false,"format":null,"charset":null,"read":1,"added":1,"updated":0,"unchanged":0,"skipped":1,\
        "skippedNotes":[{"line":1,"reason":"It is cut off before its end."}],"warnings":0,\
        "warningNotes":[]}

        """)
  }
}
