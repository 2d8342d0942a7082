import Testing

@testable import HearthDomain
@testable import hearth_histories

/// Tests concurrent changes by several devices to one occurrence of a series.
@Suite struct SyncTimeTests {
  enum Act {
    case leavesOut
    case moves(Int64)
    case renames(String)
    case undoes
    case redoes
    case meets
  }

  /// The state of the occurrence after all devices have synced.
  enum Start: Hashable {
    case asTheSeries
    case moved
  }

  struct Story: CustomTestStringConvertible {
    let start: Start
    /// The actions of each device in order.
    let acts: [[Act]]
    /// The resulting start, or nil if the occurrence is cancelled.
    let starts: Int64?
    var title = "Choir"
    var listed = 0

    var testDescription: String { "\(start), \(acts)" }

    init(
      _ start: Start, _ acts: [[Act]], _ starts: Int64?, _ title: String = "Choir", listed: Int = 0
    ) {
      self.start = start
      self.acts = acts
      self.starts = starts
      self.title = title
      self.listed = listed
    }
  }

  static let stories = [
    Story(.asTheSeries, [[.leavesOut], [.renames("Bach")]], 100, "Bach", listed: 1),
    Story(.asTheSeries, [[.leavesOut], [.moves(300)]], 300, listed: 1),
    Story(.moved, [[.leavesOut], [.renames("Bach")]], 200, "Bach", listed: 1),
    Story(.moved, [[.leavesOut], [.moves(300)]], 300, listed: 1),
    // One device moves and cancels it, and the other has seen neither.
    Story(.asTheSeries, [[.moves(300), .leavesOut], [.renames("Bach")]], 300, "Bach", listed: 1),
    Story(.moved, [[.moves(300), .leavesOut], [.renames("Bach")]], 300, "Bach", listed: 1),
    // An action that was undone has no effect.
    Story(.asTheSeries, [[.leavesOut, .undoes], [.renames("Bach")]], 100, "Bach"),
    Story(.moved, [[.leavesOut, .undoes], [.renames("Bach")]], 200, "Bach"),
    Story(.asTheSeries, [[.leavesOut, .undoes], [.moves(300)]], 300),
    Story(.asTheSeries, [[.leavesOut], [.renames("Bach"), .undoes]], nil),
    Story(.asTheSeries, [[.leavesOut], [.moves(300), .undoes]], nil),
    // Undoing an edit of an occurrence that was stored before is a change of its own.
    Story(.moved, [[.leavesOut], [.renames("Bach"), .undoes]], 200, listed: 1),
    Story(.moved, [[.leavesOut], [.moves(300), .undoes]], 200, listed: 1),
    // An action that was redone takes effect.
    Story(
      .asTheSeries, [[.leavesOut, .undoes, .redoes], [.renames("Bach")]], 100, "Bach", listed: 1),
    Story(.moved, [[.leavesOut, .undoes, .redoes], [.renames("Bach")]], 200, "Bach", listed: 1),
    // Several devices act at once.
    Story(.asTheSeries, [[.leavesOut], [.leavesOut]], nil),
    Story(.moved, [[.leavesOut], [.leavesOut]], nil),
    Story(.moved, [[.leavesOut], [.leavesOut], [.renames("Bach")]], 200, "Bach", listed: 1),
    Story(.moved, [[.moves(300)], [.renames("Bach")], [.leavesOut]], 300, "Bach", listed: 1),
    // A device that has seen the cancellation changes a cancelled occurrence.
    Story(.moved, [[.leavesOut, .meets, .renames("Bach")], [.meets]], nil),
    Story(.moved, [[.leavesOut, .meets, .moves(300)], [.meets, .renames("Bach")]], nil),
    Story(.moved, [[.renames("Bach"), .meets, .leavesOut], [.meets]], nil),
    // A device that has seen the occurrence come back cancels it for good.
    Story(
      .moved, [[.leavesOut, .meets, .meets, .leavesOut], [.renames("Bach"), .meets, .meets]], nil),
  ]

  @Test(arguments: stories, [true, false])
  func `an occurrence takes place while a device that did not know its removal wants it`(
    story: Story, isFirstAhead: Bool
  ) throws {
    var table = TimeTable(story.acts.count)
    table.tell(0, [SyncWorld.added(ItemReference(.event, TimeTable.time.id), [:])])
    if story.start == .moved { table.act(.moves(200), on: 0) }
    table.meet()
    table.clocks[isFirstAhead ? 0 : 1] = .distant
    table.play(story.acts)
    table.meet()
    for replica in table.replicas { #expect(replica.state == table.replicas[0].state) }
    let shown = SyncProjection(of: table.replicas[0].state)
    let values = shown.items[TimeTable.time] ?? TimeTable.series
    let takesPlace = SeriesException.takesPlace(values["kind"])
    #expect(takesPlace == (story.starts != nil), "\(values)")
    #expect(shown.notices.count == story.listed, "\(shown.notices)")
    guard let starts = story.starts else { return }
    #expect(values["starts"] == .number(starts), "\(values)")
    #expect(values["title"] == .text(story.title), "\(values)")
  }

  @Test func `of two concurrent moves the later wins, and the other is listed`() throws {
    var table = TimeTable(2)
    table.tell(0, [SyncWorld.added(ItemReference(.event, TimeTable.time.id), [:])])
    table.meet()
    table.clocks[1] = .distant
    table.play([[.moves(300)], [.moves(400)]])
    table.meet()
    let shown = SyncProjection(of: table.replicas[0].state)
    #expect(shown.items[TimeTable.time]?["starts"] == .number(400))
    let listed = try #require(shown.notices.first)
    guard case .otherValue(TimeTable.time, _, _, let other, _) = listed, shown.notices.count == 1
    else {
      Issue.record("\(shown.notices)")
      return
    }
    #expect(other.contains(.number(300)))
  }

  @Test func `joining with an old change does not restore a removed occurrence`() throws {
    var table = TimeTable(2)
    table.tell(0, [SyncWorld.added(ItemReference(.event, TimeTable.time.id), [:])])
    table.act(.renames("Bach"), on: 0)
    table.act(.leavesOut, on: 0)
    let renamed = try #require(table.step(.renames("Mozart"), on: 1))
    let entry = table.replicas[1].own.appendJoiningEntry(
      [renamed], after: 1, stamps: [:], at: .usual)
    table.meet()
    table.replicas[0].receive(try #require(entry))
    let shown = SyncProjection(of: table.replicas[0].state)
    #expect(shown.items[TimeTable.time]?["kind"] == .number(0))
  }
}

/// Devices that share a series and change one of its occurrences the way a store does.
private struct TimeTable {
  static let time = ItemReference(.exception, 7, part: 100)
  /// The occurrence's values that are taken from the series.
  static let series: [String: FieldValue] = [
    "kind": .number(1), "starts": .number(100), "title": .text("Choir"),
  ]

  private var table: SyncTable
  private var done: [[JournalStep]]
  private var undone: [[JournalStep]]

  var replicas: [MemoryReplica] {
    get { table.replicas }
    set { table.replicas = newValue }
  }
  var clocks: [Instant] {
    get { table.clocks }
    set { table.clocks = newValue }
  }

  init(_ count: Int) {
    table = SyncTable(count)
    done = Array(repeating: [], count: count)
    undone = done
  }

  mutating func tell(_ device: Int, _ steps: [JournalStep]) { table.tell(device, steps) }

  mutating func meet() { table.meet() }

  /// Plays the devices' actions in turn, each up to the next meeting.
  mutating func play(_ acts: [[SyncTimeTests.Act]]) {
    var rest = acts.map { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isMeeting) }
    while rest.contains(where: { !$0.isEmpty }) {
      for device in rest.indices where !rest[device].isEmpty {
        for act in rest[device].removeFirst() { self.act(act, on: device) }
      }
      if rest.contains(where: { !$0.isEmpty }) { meet() }
    }
  }

  mutating func act(_ act: SyncTimeTests.Act, on device: Int) {
    switch act {
    case .undoes:
      guard let step = done[device].popLast() else { return }
      undone[device].append(step)
      table.tell(device, [step.inverse], takingBack: true)
    case .redoes:
      guard let step = undone[device].popLast() else { return }
      done[device].append(step)
      table.tell(device, [step], takingBack: true)
    case .leavesOut, .moves, .renames, .meets:
      guard let step = step(act, on: device) else { return }
      done[device].append(step)
      table.tell(device, [step])
    }
  }

  func step(_ act: SyncTimeTests.Act, on device: Int) -> JournalStep? {
    let shown = SyncProjection(of: table.replicas[device].state)
    let change: [String: FieldValue]
    switch act {
    case .leavesOut: change = ["kind": .number(0)]
    case .moves(let start): change = ["starts": .number(start)]
    case .renames(let title): change = ["title": .text(title)]
    case .undoes, .redoes, .meets: return nil
    }
    if shown.items[Self.time] != nil { return SyncWorld.changed(Self.time, shown, to: change) }
    if case .leavesOut = act { return SyncWorld.added(Self.time, change) }
    return JournalStep(
      at: Self.time, of: Self.time.id, .added, title: "",
      fields: Self.series.merging(change) { $1 }.sorted { $0.key < $1.key }.map {
        JournalField($0.key, .text, from: Self.series[$0.key] ?? .nothing, to: $0.value)
      })
  }
}

extension SyncTimeTests.Act {
  fileprivate var isMeeting: Bool {
    if case .meets = self { true } else { false }
  }
}
