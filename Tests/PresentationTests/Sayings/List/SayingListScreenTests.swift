import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingListScreenTests {
  @Test func `moving up leads from the list to the recommended saying, and back`() throws {
    var state = try shelf()
    #expect(state.isRecommendationSelected)
    let moves: [(ListMove, Int?)] = [
      (.rows(-1), nil), (.first, nil), (.rows(1), 0), (.rows(1), 1), (.rows(-1), 0),
      (.rows(-1), nil), (.last, 2), (.first, 0), (.pages(-1), 0), (.rows(-1), nil),
      (.pages(1), 0),
    ]
    for (move, index) in moves {
      #expect(SayingListScreen.update(&state, .list(.move(move))) == nil)
      #expect(
        (state.isRecommendationSelected ? nil : state.sayings.selectedIndex) == index, "\(move)")
    }
  }

  @Test func `a click selects and a double click opens`() throws {
    var state = try shelf()
    let rows = state.sayings.loadedRows.rows
    #expect(SayingListScreen.update(&state, .list(.pressed(row: 2, isDouble: false))) == nil)
    #expect(state.selected == rows[2])
    #expect(
      SayingListScreen.update(&state, .list(.pressed(row: 1, isDouble: true)))
        == .open(rows[1].id, from: .list))
    let pick = try #require(state.recommendation)
    #expect(
      SayingListScreen.update(&state, .recommendationPressed(isDouble: true))
        == .open(pick.id, from: .recommendation))
  }

  @Test func `lists are switched in both directions, cyclically`() throws {
    var state = try shelf()
    for list in [SayingList.liked, .unused, .used, .new, .all] {
      #expect(SayingListScreen.update(&state, .listSwitched(1)) == .reloadList)
      #expect(state.shownList == list)
    }
    #expect(SayingListScreen.update(&state, .listSwitched(-1)) == .reloadList)
    #expect(state.shownList == .new)
  }

  @Test(arguments: [
    ("all", SayingList.all), ("liked", .liked), ("used", .unused), ("new", .new),
  ])
  func `a click on a list's name shows it`(name: String, list: SayingList) throws {
    var state = try shelf()
    let view = view(80, 22)
    let rows = SayingListScreen.render(state, in: view).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("liked 0") })
    let found = try #require(rows[row].ranges(of: name).first?.lowerBound)
    let place = Position(x: rows[row].distance(from: rows[row].startIndex, to: found), y: row)
    let click = MouseEvent(.press(.left), at: place)
    let action = try #require(SayingListScreen.action(for: click, state, in: view))
    #expect(SayingListScreen.update(&state, action) == .reloadList)
    #expect(state.shownList == list && !state.isRecommendationSelected)
  }

  @Test func `on an empty shelf only adding is enabled`() {
    let keys = SayingListScreen.keys(SayingListScreen.State(now: Instant(milliseconds: 0)))
    let open = keys.bindings.filter { $0.disabledReason == nil }
    #expect(open.map(\.keys) == [[.character("a")]])
  }

  @Test(
    arguments: [
      (0, 3, true, -1, nil), (0, 3, true, 1, 1), (2, 3, true, 1, nil), (2, 3, true, -1, 1),
      (1, 3, false, 1, 1), (1, 3, false, -1, 0), (3, 3, false, 1, nil), (3, 3, false, -1, 2),
      (0, 0, false, 1, nil), (0, 0, false, -1, nil),
    ] as [(Int, Int, Bool, Int, Int?)])
  func `a position knows its neighbours`(
    index: Int, count: Int, isListed: Bool, rows: Int, wanted: Int?
  ) {
    let place = SayingPosition(index: index, count: count, isListed: isListed)
    #expect(place.index(after: rows) == wanted)
  }

  @Test(arguments: [
    (9, ["One ember", "warms a room.", "", "불씨 하나가", "방을 데운다.", "", "— 모닥"]),
    (6, ["One ember", "warms a room.", "불씨 하나가", "방을 데운다.", "— 모닥"]),
    (4, ["One ember", "warms a room.", "— 모닥"]), (3, ["One ember", "warms a room.", "— 모닥"]),
    (2, ["One ember", "warms a room."]), (1, ["One ember…"]),
  ])
  func `a text is shortened if there are few rows`(rows: Int, wanted: [String]) throws {
    let details = try SayingDetails(
      korean: SayingText("불씨 하나가\n방을 데운다."), english: SayingText("One ember\nwarms a room."),
      author: Attribution("모닥"))
    var look = SayingLook.standard
    look.languages = .both
    let view = ViewContext(
      size: Size(width: 80, height: 22), theme: .dark, language: .english, sayingLook: look)
    let part = SayingParagraphs(saying: saying(1, details), view: view)
    #expect(part.rows(columns: 30, atMost: rows).map(\.string) == wanted)
  }

  @Test(arguments: [
    (CardSize.square, 38, 19), (.story, 21, 18), (.wide, 44, 12),
  ])
  func `the preview has the card's proportions`(size: CardSize, width: Int, height: Int) {
    #expect(size.cells(within: Size(width: 44, height: 19)) == Size(width: width, height: height))
  }

  @Test(
    arguments: [("/a/b.svg", "/a/b.svg"), ("b.svg", "/now/b.svg"), ("~/b.svg", "/me/b.svg")]
      as [(FilePath, FilePath)])
  func `a picture path is resolved like in a shell`(typed: FilePath, path: FilePath) {
    let folder = PictureFolder(current: "/now", home: "/me", files: InMemoryFiles())
    #expect(folder.absolutePath(typed) == path)
  }

  @Test(arguments: [(110, 9, true), (110, 40, true), (109, 9, false), (109, 40, false)])
  func `the card is beside the list in wide windows`(
    width: Int, height: Int, isBeside: Bool
  ) throws {
    let view = ViewContext(
      size: Size(width: width, height: height), theme: .dark, language: .english)
    let layout = SayingListLayout(try shelf(), view)
    #expect((layout.card != nil) == isBeside)
    #expect(layout.card.map { $0.minX > layout.list.maxX } ?? true)
    #expect(layout.list.height >= 4)
  }

  @Test func `a mark takes columns only if a row has it`() throws {
    let details = try SayingDetails(english: SayingText("Be still."))
    let now = Instant(milliseconds: 0)
    let plain = Saying(
      id: saying(1, details).id, number: 1, details: details, addedAt: now, openedAt: now)
    let liked = Saying(
      id: saying(2, details).id, number: 2, details: details, addedAt: now, openedAt: now,
      likedAt: now)
    #expect(SayingRow.Shape(of: [plain], at: now).columnsBesideText == 4)
    #expect(SayingRow.Shape(of: [plain, liked], at: now).columnsBesideText == 4 + 2)
  }

  private func shelf() throws -> SayingListScreen.State {
    var state = SayingListScreen.State(now: Instant(milliseconds: 0))
    let sayings = try (1...4).map { saying($0, try SayingDetails(english: SayingText("\($0)"))) }
    state.counts.totals.all = 4
    state.recommendation = sayings[3]
    state.sayings = RowList(all: Array(sayings.prefix(3)))
    return state
  }

  private func saying(_ number: Int, _ details: SayingDetails) -> Saying {
    let newID = IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: .seeded(UInt64(number)))
    return Saying(
      id: newID(unless: { _ in false }), number: number, details: details,
      addedAt: Instant(milliseconds: 0))
  }
}
