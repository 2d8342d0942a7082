import HearthDomain
import Testing

@Suite struct FilePathTests {
  private static let stray = FilePath(bytes: [0x2F, 0xFF])

  @Test(
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b//", "/a", "b"), ("/a//b", "/a", "b"), ("/a", "/", "a"),
      ("/", "/", ""), ("//", "/", ""), ("a", ".", "a"), ("a/", ".", "a"), ("", ".", ""),
      ("a/..", "a", ".."), ("./a", ".", "a"), ("/\u{301}", "/", "\u{301}"),
      ("/a/\u{301}b", "/a", "\u{301}b"),
    ] as [(FilePath, FilePath, FilePath)])
  func `a path has a folder and a name`(path: FilePath, parent: FilePath, name: FilePath) {
    #expect(path.parent == parent)
    #expect(path.lastComponent == name)
  }

  @Test(
    arguments: [
      ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/", "b", "/b"), ("", "b", "b"),
      (".", "b", "./b"),
      ("/a", "/b", "/b"), ("/a", "\u{301}", "/a/\u{301}"),
    ] as [(FilePath, FilePath, FilePath)])
  func `a name is appended to a folder`(folder: FilePath, name: FilePath, path: FilePath) {
    #expect(folder.appending(name) == path)
  }

  @Test func `paths are compared by bytes, not characters`() {
    #expect(("/\u{301}" as FilePath).isAbsolute)
    #expect(("/a/\u{301}" as FilePath).hasPrefix("/a/"))
    #expect(("é" as FilePath) != "e\u{301}")
    #expect(FilePathTests.stray != FilePath(bytes: [0x2F, 0xFE]))
    #expect(FilePathTests.stray.text == nil && (FilePathTests.stray + ".db").bytes.last == 0x62)
  }

  @Test(
    arguments: [
      ("/a b/가.db", "/a b/가.db"), ("/a\\b", "/a\\\\b"), ("/a\u{1B}[2J", "/a\\x1B[2J"),
      ("/a\u{202E}b", "/a\\xE2\\x80\\xAEb"), ("a\nb", "a\\x0Ab"),
      (FilePath(bytes: [0x61, 0xFF, 0xCC]), "a\\xFF\\xCC"), ("a\\xFF", "a\\\\xFF"),
    ] as [(FilePath, String)])
  func `the displayed path cannot control a terminal, and is unique`(path: FilePath, shown: String)
  {
    #expect(path.displayText == shown)
  }

  @Test(
    arguments: [
      ("/a b/가.db", "/a b/가.db"), ("file:x", "file:file%3Ax"),
      (FilePath(bytes: [0x2F, 0x61, 0x20, 0xFF]), "file:/a%20%FF"),
    ] as [(FilePath, String)])
  func `JSON gets the path itself or a URL`(path: FilePath, address: String) {
    #expect(path.textOrURL == address)
  }

  @Test func `a tilde is replaced by the home folder`() {
    #expect(("~/a" as FilePath).expandingTilde("/h") == "/h/a")
    #expect(("~/\u{301}" as FilePath).expandingTilde("/h") == "/h/\u{301}")
    #expect(("~a" as FilePath).expandingTilde("/h") == "~a")
    #expect(("~/a" as FilePath).expandingTilde(nil) == "~/a")
  }

  @Test(
    arguments: [
      ("~/my plans.ics", "/h/my plans.ics"), ("~", "/h"), ("a/~", "a/~"),
      ("file:///tmp/my%20plans.ics", "/tmp/my plans.ics"),
      ("file://localhost/tmp/a", "/tmp/a"), ("file:///tmp/100%", "/tmp/100%"),
      ("file://server/a", "file://server/a"), ("my%20plans.ics", "my%20plans.ics"), ("-", "-"),
    ] as [(FilePath, FilePath)])
  func `a typed or pasted path leads to the meant file`(typed: FilePath, path: FilePath) {
    #expect(typed.resolved(home: "/h") == path)
  }

  @Test func `a path with a zero byte leads nowhere`() {
    #expect(("a\0b" as FilePath).cString == [0])
    #expect(("ab" as FilePath).cString == [0x61, 0x62, 0])
  }
}
