import HearthDomain
import Testing

@testable import HearthPresentation

/// Days and times that nothing but the title tells.
@Suite struct HiddenTimesTests {
  @Test(
    arguments: [
      ("치과 오전", "오전", ["내일 오전"]), ("회의 오후", "오후", ["오늘 오후", "내일 오후"]),
      ("회의3시", "회의3시", ["회의 3시"]), ("치과 소아과12월3일", "소아과12월3일", ["소아과 12월3일"]),
      (
        "애기소아과다음주금요일저녁6시", "애기소아과다음주금요일저녁6시", ["애기소아과 다음주금요일저녁6시"]
      ),
    ] as [(String, String, [String])])
  func `a title that hides when it is is asked about`(
    title: String, words: String, spellings: [String]
  ) throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    #expect(throws: DateInputError.unclear(words, spellings: spellings)) {
      try TypedPlan(title, dates: dates)
    }
    for spelling in spellings {
      let spelled = title == words ? spelling : title.replacing(words, with: spelling)
      #expect(try TypedPlan(spelled, dates: dates).from != nil, "\(spelled)")
    }
  }

  @Test(arguments: [
    "요한복음3:16", "시편23:10 묵상", "24시편의점", "제3시집 읽기", "연극 제12월", "오전 반차", "오후 회의록", "컴퓨터공학2", "1박2일",
    "\"치과 오전\"",
  ])
  func `names with numbers and parts of the day stay names`(title: String) {
    let dates = DateInput.onFriday(leaning: .upcoming)
    do {
      _ = try TypedPlan(title, dates: dates)
    } catch {
      #expect(error.unclear.map { ["오전", "오후"].contains($0.words) } != true, "\(title)")
      #expect(error.unclear?.spellings.contains { $0.contains("시") } != true, "\(title)")
    }
  }
}
