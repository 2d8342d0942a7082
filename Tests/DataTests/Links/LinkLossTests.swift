import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A side that lost all or more than half of its entries: the other side removes nothing without
/// asking.
@Suite struct LinkLossTests {
  private let when = "DTSTART:20261124T100000Z"

  private func trial(_ count: Int) throws -> LinkTrial {
    let trial = try LinkTrial()
    for number in 0..<count { try trial.write("\(number).ics", "\(number)", when) }
    try trial.add()
    return trial
  }

  private func remove(_ count: Int, from trial: LinkTrial) throws {
    for number in 0..<count { try trial.scratch.remove("\(number).ics") }
  }

  /// The number of entries, how many of them are gone, and whether they are kept.
  @Test(arguments: [
    (1, 1, false), (2, 2, true), (2, 1, false), (3, 2, true), (3, 1, false), (9, 9, true),
    (10, 5, false), (10, 6, true),
  ])
  func `entries missing from the remote side stay here after a mass loss`(
    all: Int, gone: Int, isKept: Bool
  ) throws {
    let trial = try trial(all)
    try remove(gone, from: trial)
    // Everything else is synced.
    try trial.write("new.ics", "new", when, "SUMMARY:new")
    let report = try trial.run()
    #expect(
      report.untransferredLosses
        == (isKept ? [try #require(LinkLoss(.there, gone: gone, of: all))] : []))
    #expect(report.removedHere == (isKept ? 0 : gone) && report.addedHere == 1)
    #expect(report.hasFailures == isKept)
    #expect(try trial.events().count == (isKept ? all : all - gone) + 1)
    guard isKept else { return }
    // The entries stay until the user agrees.
    #expect(try trial.run().untransferredLosses.count == 1)
    #expect(try trial.run(accepting: true).removedHere == gone)
    #expect(try trial.run().isEmpty)
  }

  @Test(arguments: [(2, 2, true), (3, 1, false), (3, 2, true)])
  func `entries missing here stay on the remote side after a mass loss`(
    all: Int, gone: Int, isKept: Bool
  ) throws {
    let trial = try trial(all)
    for event in try trial.events().prefix(gone) { try trial.useCases.remove(event.id) }
    let report = try trial.run()
    #expect(
      report.untransferredLosses
        == (isKept ? [try #require(LinkLoss(.here, gone: gone, of: all))] : []))
    #expect(try trial.scratch.names().count == (isKept ? all : all - gone))
    #expect(try trial.run(accepting: true).removedThere == (isKept ? gone : 0))
  }

  @Test func `confirmed losses are removed, and entries that are back are restored`()
    throws
  {
    let trial = try trial(9)
    try remove(9, from: trial)
    var asked: [LinkLoss] = []
    let refused = try trial.run {
      asked.append($0)
      return false
    }
    #expect(asked == refused.untransferredLosses && asked == [LinkLoss(.there, gone: 9, of: 9)])
    let unmounted = try trial.run { _ in
      // The disk is mounted again while the user is asked.
      for number in 0..<9 { try trial.write("\(number).ics", "\(number)", when) }
      return true
    }
    #expect(unmounted.isEmpty && unmounted.untransferredLosses.isEmpty)
    try remove(9, from: trial)
    #expect(try trial.run { _ in true }.removedHere == 9)
    #expect(try trial.events().isEmpty)
  }

  @Test func `entries lost remotely stay until they are back, whatever else arrives`() throws {
    let trial = try trial(3)
    try remove(2, from: trial)
    #expect(try trial.run().untransferredLosses == [LinkLoss(.there, gone: 2, of: 3)])
    for number in 3..<9 { try trial.write("\(number).ics", "\(number)", when) }
    #expect(try trial.run().addedHere == 6)
    #expect(
      try trial.run().untransferredLosses == [LinkLoss(.there, gone: 2, of: 9, isPending: true)])
    try trial.write("0.ics", "0", when)
    #expect(
      try trial.run().untransferredLosses == [LinkLoss(.there, gone: 1, of: 9, isPending: true)])
    try trial.write("1.ics", "1", when)
    #expect(try trial.run().untransferredLosses == [])
    // After that, a single removal is one of nine, which is no loss.
    try trial.scratch.remove("1.ics")
    #expect(try trial.run().removedHere == 1)
  }

  @Test func `entries lost here stay remotely until they are back, whatever else arrives`()
    throws
  {
    let trial = try trial(3)
    let gone = Array(try trial.events().prefix(2))
    let texts = try trial.store.read { store in try gone.map { try store.events.text(of: $0.id) } }
    for event in gone { try trial.useCases.remove(event.id) }
    #expect(try trial.run().untransferredLosses == [LinkLoss(.here, gone: 2, of: 3)])
    for number in 3..<9 { try trial.write("\(number).ics", "\(number)", when) }
    #expect(try trial.run().addedHere == 6)
    #expect(
      try trial.run().untransferredLosses == [LinkLoss(.here, gone: 2, of: 9, isPending: true)])
    try trial.store.write { store in
      for event in gone { try store.events.save(event) }
      for text in texts { try text.map { try store.events.save($0) } }
    }
    #expect(try trial.run().untransferredLosses == [])
    try trial.useCases.remove(#require(gone.first).id)
    #expect(try trial.run().removedThere == 1)
  }

  /// The number of entries, how many of their files hold another one now, and whether the former
  /// ones are kept.
  @Test(arguments: [(1, 1, false), (2, 1, false), (2, 2, true), (9, 4, false), (9, 9, true)])
  func `an entry replaced under the same file name counts as removed`(
    all: Int, replaced: Int, isKept: Bool
  ) throws {
    let trial = try trial(all)
    for number in 0..<replaced { try trial.write("\(number).ics", "other \(number)", when) }
    let report = try trial.run()
    #expect(report.untransferredLosses.map(\.missingCount) == (isKept ? [replaced] : []))
    #expect(report.addedHere == replaced && report.removedHere == (isKept ? 0 : replaced))
    guard isKept else { return }
    // A file that cannot be read for a while takes neither the former entry nor the new one away.
    let text = trial.text("0.ics")
    try trial.scratch.write("0.ics", "nothing".utf8)
    #expect(try trial.run().isEmpty && trial.events().count == all + replaced)
    try trial.scratch.write("0.ics", text.utf8)
    #expect(try trial.run().untransferredLosses.map(\.missingCount) == [replaced])
    #expect(try trial.run(accepting: true).removedHere == replaced)
    #expect(try trial.run().isEmpty && trial.events().count == all)
    #expect(try trial.scratch.names().count == all)
  }

  @Test func `a server that returns an empty list removes nothing`() throws {
    let server = try LyingServer(.none)
    for name in ["a", "b", "c"] {
      server.write("\(name).ics", LinkTrial.file(name, [when, "SUMMARY:\(name)"]))
    }
    let place = LinkServer(try #require(HTTPAddress(server.address)))
    let dav = DAVServer(.testing, place, nil, until: .never)
    let trial = try LinkTrial(
      with: (place, try DAVFolder(dav, at: place.address, of: .calendar, randomness: .seeded(5))))
    try trial.add()
    for name in ["a", "b", "c"] { server.write("\(name).ics", nil) }
    // The server reports each removal only once.
    for _ in 0..<3 {
      #expect(try trial.run().untransferredLosses == [LinkLoss(.there, gone: 3, of: 3)])
    }
    #expect(try trial.events().count == 3)
    #expect(try trial.run(accepting: true).removedHere == 3)
  }
}
