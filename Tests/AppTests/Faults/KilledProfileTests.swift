import Foundation
import HearthTestSupport
import Testing

/// A profile is created completely or not at all, whenever the process is killed or fails.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "calls are made to fail with Swift's clang and the GNU C library"))
struct KilledProfileTests {
  private static let create = ["profile", "create", "Home"]

  /// Returns a regular sample of the calls of one creation, plus the last ones; a usual run tries
  /// some of these.
  private func calls() throws -> [FaultCall] {
    let fixture = try FaultScratchHome()
    let all = try fixture.calls(of: fixture.run(Self.create, log: true))
    let step = max(1, all.count / 20)
    return all.enumerated().filter { place, _ in
      place % step == 0 || place > all.count - 25
    }.map(\.element).tried(usually: 8)
  }

  /// Returns the existing and the listed stores of profiles.
  private func stores(
    _ fixture: FaultScratchHome
  ) throws -> (there: Set<String>, listed: Set<String>) {
    let data = fixture.home + "/.local/share/hearth"
    let files = try FileManager.default.subpathsOfDirectory(atPath: data)
    let list = FileManager.default.contents(atPath: data + "/profiles.json") ?? Data("{}".utf8)
    let json = try JSONSerialization.jsonObject(with: list) as? [String: Any]
    let listed = (json?["profiles"] as? [[String: String]] ?? []).compactMap { $0["file"] }
    return (
      Set(files.filter { $0.hasPrefix("profiles/") }),
      Set(listed.filter { $0.hasPrefix("profiles/") })
    )
  }

  @Test(.inWholeRuns) func `a killed creation leaves no store that is not listed`() throws {
    for call in try calls() {
      let fixture = try FaultScratchHome()
      _ = try fixture.run(Self.create, fault: "\(call.number):kill")
      // Any command about profiles may be next.
      let next = try fixture.run(["profile", "create", "Another"])
      #expect(next.ending == .exit(0), "\(call.number) \(call.name): \(next.errors)")
      let (there, listed) = try stores(fixture)
      #expect(there == listed, "\(call.number) \(call.name) \(call.path)")
      let used = try fixture.run(["profile", "list"])
      let isListed = used.output.contains("Home")
      #expect(listed.count == (isListed ? 2 : 1))
      // A listed profile also has its name in its store.
      if isListed {
        #expect(try fixture.run(["profile", "use", "Home"]).ending == .exit(0))
        #expect(try fixture.run(["profile", "show"]).output.contains("Home"))
      }
    }
  }

  @Test(.inWholeRuns) func `a failure after a profile was created still reports it as created`()
    throws
  {
    for call in try calls() where call.use != .speaks {
      let fixture = try FaultScratchHome()
      let run = try fixture.run(Self.create, fault: "\(call.number):once:\(EIO)")
      let isListed = try fixture.run(["profile", "list"]).output.contains("Home")
      let (said, place) = (run.errors, "\(call.number) \(call.name) \(call.path)")
      switch run.ending {
      case .exit(0): #expect(isListed, "\(place): \(said)")
      case .exit(69): break
      default: #expect(!isListed, "\(place): \(said)")
      }
    }
  }
}
