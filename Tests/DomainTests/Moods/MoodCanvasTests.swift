import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodCanvasTests {
  private func canvas(_ count: Int) throws -> MoodCanvas {
    let moods = try (0..<count).map { try mood(Int64(100 - $0)) }
    return MoodCanvas(day: Day(literal: "2026-03-01"), moods: moods, palette: .tide)
  }

  @Test func `a canvas shows the newest ten moods`() throws {
    let canvas = try canvas(12)
    #expect(canvas.moods.map(\.id.rawValue) == Array((91...100).reversed()))
    #expect(canvas.layout.side == 160)
    #expect(canvas.mode == .daily)
    #expect(canvas.hiddenCount == 2)
    #expect(MoodCanvas(day: nil, moods: [], palette: .canvas).mode == .last)
  }

  @Test(arguments: [
    (0, nil, 0), (9, nil, 0), (10, nil, 0), (12, nil, 2), (10, 14, 4), (10, 10, 0), (10, 3, 0),
  ])
  func `hidden moods are counted`(given: Int, inAll: Int?, undrawn: Int) throws {
    let moods = try canvas(given).moods
    let day = Day(literal: "2026-03-01")
    let all = try (0..<given).map { try mood(Int64(100 - $0)) }
    #expect(MoodCanvas(day: day, moods: all, inAll: inAll, palette: .tide).hiddenCount == undrawn)
    // A canvas without a day shows the latest ten, and earlier moods do not count as left out.
    #expect(MoodCanvas(day: nil, moods: all, inAll: inAll, palette: .tide).hiddenCount == 0)
    #expect(moods.count == min(given, 10))
  }

  @Test(arguments: [(100, nil, 99), (99, 100, 98), (91, 92, nil), (90, nil, nil), (5, nil, nil)])
  func `a mood has two neighbours, and one at each end`(
    id: Int64, newer: Int64?, older: Int64?
  ) throws {
    let canvas = try canvas(12)
    let id = try #require(ID<Mood>(rawValue: id))
    #expect(canvas.newer(than: id)?.id.rawValue == newer)
    #expect(canvas.older(than: id)?.id.rawValue == older)
  }

  @Test func `shuffling moves every shape and changes nothing else`() throws {
    let canvas = try canvas(6)
    var numbers = SeededNumbers(seed: 1)
    let shuffled = canvas.shuffled(with: &numbers)
    #expect(shuffled.moods.map(\.details) == canvas.moods.map(\.details))
    #expect(shuffled.moods.map(\.id) == canvas.moods.map(\.id))
    #expect(shuffled.palette == .tide && shuffled.day == canvas.day)
    var others = SeededNumbers(seed: 1)
    #expect(try self.canvas(13).shuffled(with: &others).hiddenCount == 3)
    for (before, after) in zip(canvas.moods, shuffled.moods) {
      #expect(before.canvasPosition != after.canvasPosition)
    }
  }

  @Test func `a diary has the newest day first, and a day its moods in order`() throws {
    let moods = try [
      mood(1, at: "2026-03-01T23:50"), mood(2, at: "2026-03-02T08:00"),
      mood(3, at: "2026-03-02T07:00"), mood(9, at: "2026-03-01T00:00"),
      mood(5, at: "2026-03-01T00:00"),
    ]
    let days = DiaryDay.grouping(moods)
    #expect(days.map(\.day.description) == ["2026-03-02", "2026-03-01"])
    #expect(days.map { $0.moods.map(\.id.rawValue) } == [[3, 2], [5, 9, 1]])
    #expect(DiaryDay.grouping([]).isEmpty)
  }
}
