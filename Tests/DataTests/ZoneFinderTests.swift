import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@Suite(.enabled(if: hasZoneDatabase, "needs the system's time zone database"))
struct ZoneFinderTests {
  private let folder = ScratchFolder()
  private var localFile: FilePath { folder.place("localtime") }

  init() throws {
    try FileManager.default.createSymbolicLink(
      atPath: localFile.displayText, withDestinationPath: "/usr/share/zoneinfo/Asia/Seoul")
  }

  private func local(_ environment: [String: FilePath]) -> any ZoneRules {
    ZoneFinder(environment: environment, localFile: localFile).localZone()
  }

  @Test(arguments: [
    (nil, "Asia/Seoul", 9), ("", "UTC", 0), ("Asia/Tokyo", "Asia/Tokyo", 9),
    (":Asia/Tokyo", "Asia/Tokyo", 9), ("/usr/share/zoneinfo/Asia/Dubai", "Asia/Dubai", 4),
    (":/usr/share/zoneinfo/Asia/Dubai", "Asia/Dubai", 4), ("KST-9", "KST-9", 9),
    ("<+05>-5", "<+05>-5", 5), ("UTC", "UTC", 0), ("Nowhere/At_All", "UTC", 0),
    ("../zoneinfo/Asia/Tokyo", "UTC", 0), ("/nowhere", "UTC", 0), ("/etc/passwd", "UTC", 0),
    ("Asia", "UTC", 0),
  ])
  func `the zone is set by the environment`(
    setting: String?, name: String, hours: Int
  ) {
    let zone = local(setting.map { ["TZ": FilePath($0)] } ?? [:])
    #expect(zone.name == name)
    #expect(zone.offset(at: Instant(milliseconds: 1_795_132_800_000)) == hours * 3600)
  }

  @Test func `a system without a zone uses UTC`() {
    let zone = ZoneFinder(environment: [:], localFile: folder.place("none")).localZone()
    #expect(zone.name == "UTC")
  }

  @Test func `a copied zone file has no name`() throws {
    let bytes = try FileReader(limit: 1 << 20).bytes(of: "/usr/share/zoneinfo/Asia/Seoul")
    try folder.write("copy", bytes)
    let zone = ZoneFinder(environment: [:], localFile: folder.place("copy")).localZone()
    #expect(zone.name == "localtime")
    #expect(zone.offset(at: Instant(milliseconds: 1_795_132_800_000)) == 9 * 3600)
  }

  @Test func `a custom zone database comes first`() throws {
    let bytes = try FileReader(limit: 1 << 20).bytes(of: "/usr/share/zoneinfo/Asia/Seoul")
    try folder.write("Home", bytes)
    let finder = ZoneFinder(environment: ["TZDIR": FilePath(folder.path), "TZ": "Home"])
    #expect(finder.localZone().name == "Home")
    #expect(try finder.requiredZone("Asia/Tokyo").name == "Asia/Tokyo")
  }

  @Test(arguments: [
    "", "Asia", "Nowhere", "../../etc/passwd", "Asia/../Asia/Seoul", "/etc/localtime",
    "Asia//Seoul",
    "Asia/Seoul/", "서울", "Asia/Seoul\0", "KST-9", "zone.tab",
  ])
  func `an unknown zone name is reported`(name: String) {
    #expect(throws: DomainError.notFound(.zone, query: name, nearest: [])) {
      _ = try ZoneFinder(environment: [:]).requiredZone(name)
    }
  }
}

@Suite struct DeferredZoneTests {
  @Test func `a deferred zone is looked up once, when it is first used`() {
    let lookUps = Mutex(0)
    let zone = DeferredZone {
      lookUps.withLock { $0 += 1 }
      return FixedZone.seoul
    }
    #expect(lookUps.withLock { $0 } == 0)
    #expect(zone.name == "Asia/Seoul")
    #expect(zone.offset(at: Instant(milliseconds: 0)) == 32_400)
    #expect(lookUps.withLock { $0 } == 1)
  }
}
