import Testing

@testable import HearthPresentation

/// Told on Friday 20 November 2026 at 14:30.
@Suite struct SpanTextTests {
  private static func span(_ text: String) -> SpanText? {
    SpanText(text, dates: .onFriday(leaning: .upcoming))
  }

  static let spans: [(text: String, from: String, to: String)] = [
    ("3pm-4pm", "3pm", "4pm"), ("3-4pm", "3pm", "4pm"), ("3 to 4 pm", "3pm", "4 pm"),
    ("tomorrow 3pm - 5", "tomorrow 3pm", "5pm"), ("11:30-1pm", "11:30", "1pm"),
    ("from 9am until 5pm", "9am", "5pm"), ("9:30-11:00", "9:30", "11:00"),
    ("10-11:30", "10:00", "11:30"), ("tomorrow 10-11", "tomorrow 10:00", "11:00"),
    ("tomorrow 3 - 5", "tomorrow 15:00", "17:00"), ("mon from 3 to 5", "mon 15:00", "17:00"),
    ("9-5 mon", "mon 9:00", "17:00"), ("mon 11-1", "mon 11:00", "13:00"),
    ("fri 22-6", "fri 22:00", "6:00"), ("3pm-4pm tue", "tue 3pm", "4pm"),
    ("mon 10-11", "mon 10:00", "11:00"), ("mon 10-12", "mon 10:00", "12:00"),
    ("tomorrow 22:00–06:00", "tomorrow 22:00", "06:00"),
    ("fri 3pm - sun 11am", "fri 3pm", "sun 11am"),
    ("3시~5시", "3시", "5시"), ("3-5시", "3시", "5시"), ("오후 3시-5", "오후 3시", "오후 5"),
    ("내일 3시부터 5시까지", "내일 3시", "5시"), ("저녁 7시-9시", "저녁 7시", "저녁 9시"),
    ("밤 11시~1시", "밤 11시", "밤 1시"), ("오전 9시에서 11시 30분까지", "오전 9시", "오전 11시 30분"),
    ("sat - mon", "sat", "mon"), ("금~일", "금", "일"), ("금요일부터 일요일까지", "금요일", "일요일"),
    ("24-26 Nov", "24 Nov", "26 Nov"), ("Nov 24-26", "Nov 24", "26일"),
    ("24일부터 26일까지", "24일", "26일"), ("11월 24일~26일", "11월 24일", "26일"),
    ("24 Dec - 2 Jan", "24 Dec", "2 Jan"), ("2026-12-01 - 2026-12-03", "2026-12-01", "2026-12-03"),
  ]

  @Test(arguments: spans)
  func `a text can tell a start and an end`(text: String, from: String, to: String) throws {
    let span = try #require(Self.span(text))
    #expect(span.from == from)
    #expect(span.to == to)
  }

  @Test(arguments: [
    "", "-", "tomorrow", "3pm", "2026-11-27", "11-27", "fri 11-27", "10-11", "pages 10-11",
    "3:16-18", "mon-fri 9-10", "4pm-3pm tue", "tomorrow 25-26", "tomorrow 3-3",
    "fri - fri", "sun - ", " - sun", "5pm-3pm", "20 Dec - 18 Dec", "Seoul - Busan", "-3d",
    "9시-25시", "에서", "부터까지",
  ])
  func `other texts are none`(text: String) {
    #expect(Self.span(text) == nil)
  }
}
