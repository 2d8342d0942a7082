import HearthDomain
import HearthWhen
import Testing

@Suite struct ToDoTitleTests {
  @Test(arguments: [
    ("Buy milk for 2 days tomorrow", "Buy milk for 2 days", "2026-11-21"),
    ("Read 20 minutes sat 3pm", "Read 20 minutes", "2026-11-21"),
    ("gym 1h tomorrow", "gym 1h", "2026-11-21"),
    ("2 day workshop friday", "2 day workshop", "2026-11-20"),
    ("Plank 5 min every day", "Plank 5 min", "2026-11-20"),
    ("우유 이틀 동안 사기 내일", "우유 이틀 동안 사기", "2026-11-21"),
    ("보고서 2시간 내일 3시", "보고서 2시간", "2026-11-21"),
  ])
  func `a length stays in the title of a to-do`(text: String, title: String, day: String) {
    let answer = reader.plan(text)
    guard case .planned(let read) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(read.title == title)
    #expect("\(read.plan.start.day)" == day)
    #expect(read.leftoverWords.isEmpty)
  }

  @Test(arguments: ["Buy milk for 2 days", "Read 20 minutes", "holiday 5 days", "우유 사기 이틀"])
  func `a length alone names no time`(text: String) {
    #expect(reader.plan(text) == .untimed(title: text, left: []))
  }

  @Test func `a length of days still ends a repetition`() throws {
    guard case .planned(let read) = reader.plan("Water every day for 2 weeks") else {
      Issue.record("not read")
      return
    }
    #expect(read.title == "Water")
    #expect(read.plan.repetition != nil)
  }

  private let reader = WhenReader(WhenFixture.context()).forToDos
}
