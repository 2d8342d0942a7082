import HearthTestSupport
import Testing

/// Checks that the levels given for someone's own mood names are remembered.
@Suite(.waiting) struct OwnMoodWordsTests {
  private let folder = ScratchFolder()
  private let head = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  @Test func `a feeling is reported with its level, which can be overridden`() throws {
    let hearth = Binary(home: folder.path)
    let file = folder.file("tired.csv")
    try folder.write("tired.csv", (head + "2026-05-03,,,21:00,tired,walk,,a\n").utf8)
    let read = try hearth.run("mood", "import", file)
    #expect(read.status == 0 && read.errors.contains("--levels 'tired=30'"), "\(read)")
    let mended = try hearth.run("mood", "import", file, "--levels", "tired=40")
    #expect(mended.output.contains("Changed 1 mood"), "\(mended)")
    // Import again, overriding the earlier level.
    #expect(try hearth.run("mood", "import", file, "--levels", "tired=45").status == 0)
    let diary = try hearth.run("mood", "diary")
    #expect(diary.output.contains("\t45\t"), "\(diary)")
    #expect(try hearth.run("undo").status == 0)
    #expect(try hearth.run("mood", "diary").output.contains("\t40\t"))
  }

  @Test func `levels given at an import are remembered`() throws {
    let hearth = Binary(home: folder.path)
    let (first, second) = (folder.file("first.csv"), folder.file("second.csv"))
    let walk = head + "2026-05-03,,,21:00,content,walk,,a\n"
    try folder.write("first.csv", walk.utf8)
    let more = "2026-05-04,,,21:00,content,,,b\n2026-05-05,,,21:00,blah,,,c\n"
    try folder.write("second.csv", (walk + more).utf8)
    let told = try hearth.run("mood", "import", first, "--levels", "content=65", "--dry-run")
    #expect(told.status == 0, "\(told)")
    #expect(try hearth.run("settings", "get", "mood.words").output == "\n")
    let kept = try hearth.run("mood", "import", first, "--levels", "content=65")
    #expect(kept.status == 0 && kept.errors.contains("mood.words"), "\(kept)")
    #expect(try hearth.run("settings", "get", "mood.words").output == "content=65\n")
    // Only the new name is asked about.
    let asked = try hearth.run("mood", "import", second)
    #expect(asked.status != 0 && asked.errors.contains("blah (1)"), "\(asked)")
    #expect(!asked.errors.contains("content ("), "\(asked)")
    // A failed import stores no words.
    #expect(try hearth.run("mood", "import", second, "--levels", "serene=80").status != 0)
    #expect(try hearth.run("settings", "get", "mood.words").output == "content=65\n")
    #expect(try hearth.run("mood", "import", second, "--levels", "blah=40").status == 0)
    let felt = try hearth.run("feel", "content,", "at", "last")
    #expect(felt.output.contains("65"), "\(felt)")
    // Undo reverts the last import first, then the words stored with it.
    #expect(try hearth.run("undo").status == 0)
    #expect(try hearth.run("undo").output.contains("second.csv"))
    #expect(try hearth.run("settings", "get", "mood.words").output == "content=65,blah=40\n")
    #expect(try hearth.run("undo").status == 0)
    #expect(try hearth.run("settings", "get", "mood.words").output == "content=65\n")
  }
}
