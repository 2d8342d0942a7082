import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SayingFileCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `sayings are imported from files and exported`(language: Language, form: CommandFixture.Form)
    throws
  {
    let shelf = SayingCommandFixture(language, form)
    let fortunes = "Kind is warm.\n\t\t-- Jo\n%\n다정하면 따뜻하다.\n%\n%\nKind is warm.\n%\n"
    for (path, text) in [
      ("fortunes", fortunes), ("a.csv", "who,korean,added\n나,하나,2026-01-02\n나,,\n나,둘,soon\n"),
      ("b.json", "{\"schema\":1,\"items\":[{\"english\":\"Three\",\"liked\":true}]}"),
    ] {
      try shelf.files.write(Array(text.utf8), to: FilePath(path), replacing: false)
    }
    for line in [
      "saying import fortunes", "saying import fortunes", "saying import a.csv",
      "saying import b.json", "saying list", "saying export all", "saying export all",
      "saying export all.csv", "saying export all.json", "saying export - --format csv",
      "saying import all", "saying import all.csv", "saying import all.json",
    ] {
      shelf.run(line)
    }
    #expect(try shelf.queries.totals().all == 8)
    let index = try #require(shelf.files["all.dat"])
    #expect(index.count == 24 + 4 * 9 && index[3] == 2 && index[7] == 8)
    try expectGolden(
      SayingCommandFixture.golden("files", language, form),
      shelf.transcript + shelf.file("all") + shelf.file("all.csv") + shelf.file("all.json"))
  }

  @Test func `fortunes in ROT13 are recognised by their index file`() throws {
    let shelf = SayingCommandFixture()
    let index: [UInt8] =
      [0, 0, 0, 2, 0, 0, 0, 1] + Array(repeating: 0, count: 11) + [4, 0x25, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 16]
    try shelf.files.write(Array("Fybj vf svar.\n%\n".utf8), to: "off", replacing: false)
    try shelf.files.write(index, to: "off.dat", replacing: false)
    #expect(shelf.run("saying import off").output == "Added 1 saying.\n")
    #expect(try shelf.queries.find("4").details.english?.value == "Slow is fine.")
    #expect(shelf.run("saying import off --format csv").status == .badData)
  }

  @Test(arguments: Language.allCases)
  func `an invalid file gets one sentence and changes nothing`(language: Language) throws {
    let shelf = SayingCommandFixture(language, .piped)
    let picture: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
      + (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 3) }
    let cut = "{\"items\":[{\"english\":\"kept?\"},\n{\"engl"
    for (path, bytes) in [
      ("picture", picture), ("picture.csv", picture), ("cut.json", Array(cut.utf8)),
      ("bare.csv", Array("하나,one\n둘,two\n".utf8)), ("text.json", Array("just text".utf8)),
      ("odd.json", Array("[{\"english\":\"".utf8) + [0xFF] + Array("\"}]".utf8)),
      ("empty", []), ("old.dat", [1]),
    ] {
      try shelf.files.write(bytes, to: FilePath(path), replacing: false)
    }
    let cases: [(String, ExitStatus)] = [
      ("saying import picture", .badData), ("saying import picture.csv", .badData),
      ("saying import cut.json", .badData), ("saying import bare.csv", .badData),
      ("saying import text.json", .badData), ("saying import odd.json", .badData),
      ("saying import empty", .success), ("saying import none", .failed),
      ("saying import bare.csv --format xml", .wrongUsage), ("saying import", .wrongUsage),
      ("saying export old", .failed), ("saying export", .wrongUsage),
    ]
    for (line, status) in cases { #expect(shelf.run(line).status == status, "\(line)") }
    #expect(try shelf.queries.totals().all == 3)
    #expect(shelf.files["old"] == nil)
    try expectGolden("Sayings/bad-files-\(language.rawValue)", shelf.transcript)
  }
}
