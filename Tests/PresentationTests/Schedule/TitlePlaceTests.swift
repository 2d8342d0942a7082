import HearthDomain
import HearthWhen
import Testing

@testable import HearthPresentation

/// The place at the end of a title.
@Suite struct TitlePlaceTests {
  private let dates = WhenReader(
    WhenContext(
      at: FixedZone.seoul.instant(of: LocalTime(literal: "2026-11-20T14:30")), in: FixedZone.seoul,
      leaning: .future))

  @Test(arguments: [
    ("영화 내일 오후 7시 @ 강남 CGV", "영화", "강남 CGV"),
    ("영화 @ 강남 CGV 내일 오후 7시", "영화", "강남 CGV"),
    ("Dinner with Ann tomorrow 7pm @ Odeon Leeds", "Dinner with Ann", "Odeon Leeds"),
    ("Coffee @ home", "Coffee", "home"), ("A @ B @ C", "A @ B", "C"),
    ("Lunch with @mina", "Lunch with @mina", nil),
    ("Lunch @mina tomorrow noon", "Lunch @mina", nil),
    ("Dinner @ 7pm", "Dinner", nil), ("me@example.com", "me@example.com", nil),
    ("@ home", "@ home", nil), ("Home @ ", "Home @", nil),
  ])
  func `a place after an @ between blanks is taken off`(
    typed: String, title: String, place: String?
  ) throws {
    let read = try ParsedTitle(typed, dates)
    #expect(read.title.value == title && read.place?.value == place)
  }

  @Test func `a place that is too long stays in the title`() throws {
    let typed = "A @ " + String(repeating: "b", count: 201)
    #expect(try ParsedTitle(typed, dates).title.value == typed)
  }
}
