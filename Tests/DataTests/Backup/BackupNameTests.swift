import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BackupNameTests {
  @Test func `a backup name contains its time, and other names are rejected`() {
    let time = LocalTime(literal: "2026-11-20T09:05")
    #expect(BackupName(.manual, time: time, turn: 1).text == "hearth-2026-11-20-090500.db")
    #expect(
      BackupName(.beforeChange, time: time, turn: 2).text
        == "hearth-before-change-2026-11-20-090500-2.db")
    #expect(BackupName("hearth-before-change-2026-11-20-090500.db")?.series == .beforeChange)
    #expect(BackupName("hearth-2026-11-20-090500.db")?.series == .manual)
    #expect(BackupName("hearth-2026-11-20-090500-12.db")?.sequenceNumber == 12)
    for name in [
      "hearth-2026-11-20-090500.db", "hearth-2026-11-20-000000.db", "hearth-0001-01-01-235959-2.db",
      "hearth-before-change-2026-11-20-090500-3.db",
    ] { #expect(BackupName(name)?.text == name) }
    for name in [
      "", ".db", "hearth.db", "hearth-2026-11-20.db", "hearth-2026-02-30-090500.db",
      "hearth-2026-11-20-246000.db", "hearth-2026-11-20-9500.db", "hearth-+2026-11-20-090500.db",
      "hearth-2026-11-20-090500-1.db", "hearth-2026-11-20-090500-02.db", "x-2026-11-20-090500.db",
      "hearth-2026-11-20-99999999999999999999.db", "hearth-2026-11-20-090500.dbx",
      "hearth-before-2026-11-20-090500.db", "hearth-before-change-.db",
      "hearth-2026-11-20-090500-9223372036854775806.db",
    ] { #expect(BackupName(name) == nil, "\(name)") }
  }

  @Test func `each store has its own backup folder, the default store the plain one`() throws {
    let home = ScratchFolder()
    let folders = try #require(AppFolders { $0 == "HOME" ? FilePath(home.path) : nil })
    let usual = BackupFolder(in: folders, ofStoreAt: folders.data + "/hearth.db")
    #expect(usual.path == folders.state + "/backups")
    let one = BackupFolder(in: folders, ofStoreAt: "/a/hearth.db").path
    let other = BackupFolder(in: folders, ofStoreAt: "/b/hearth.db").path
    #expect(one != other && one.hasPrefix(usual.path + "/hearth.db-"))
  }
}
