import HearthData
import HearthDomain
import Testing

@Suite struct AppFoldersTests {
  @Test func `without environment variables all folders are below the home folder`() throws {
    let folders = try #require(AppFolders(variable: { ["HOME": "/home/jieun" as FilePath][$0] }))
    #expect(folders.data == "/home/jieun/.local/share/hearth")
    #expect(folders.config == "/home/jieun/.config/hearth")
    #expect(folders.state == "/home/jieun/.local/state/hearth")
    #expect(folders.cache == "/home/jieun/.cache/hearth")
  }

  @Test(
    arguments: [
      ("/data", "/data/hearth"), ("/data//", "/data/hearth"), ("/", "/hearth"),
      ("relative", "/home/jieun/.local/share/hearth"), ("", "/home/jieun/.local/share/hearth"),
      ("~/data", "/home/jieun/.local/share/hearth"),
      ("/\u{301}", "/\u{301}/hearth"), ("/a/\u{301}/", "/a/\u{301}/hearth"),
      (FilePath(bytes: [0x2F, 0xFF]), FilePath(bytes: [0x2F, 0xFF] + Array("/hearth".utf8))),
    ] as [(FilePath, FilePath)])
  func `a folder from the environment is used only if its path is absolute`(
    value: FilePath, data: FilePath
  ) {
    let environment: [String: FilePath] = ["HOME": "/home/jieun", "XDG_DATA_HOME": value]
    #expect(AppFolders(variable: { environment[$0] })?.data == data)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]] as [[String: FilePath]])
  func `the home folder comes from the system if the environment has none`(
    environment: [String: FilePath]
  ) {
    let folders = AppFolders(variable: { environment[$0] }, homeOfUser: { "/home/known" })
    #expect(folders?.config == "/home/known/.config/hearth")
    #expect(AppFolders.homeOfUser()?.isAbsolute == true)
  }

  @Test func `without a home folder there are no folders, unless all are set explicitly`() {
    #expect(AppFolders(variable: { _ in nil }, homeOfUser: { nil }) == nil)
    let names = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, "/x" as FilePath) })
    #expect(AppFolders(variable: { environment[$0] }, homeOfUser: { nil })?.cache == "/x/hearth")
  }

  @Test func `the root folder is a valid home folder`() {
    #expect(AppFolders(variable: { ["HOME": "/" as FilePath][$0] })?.config == "/.config/hearth")
  }
}
