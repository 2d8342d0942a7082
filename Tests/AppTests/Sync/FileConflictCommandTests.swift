import Foundation
import HearthTestSupport
import Testing

/// Shows and settles conflicts from reading a file again, with the commands.
@Suite(.waiting) struct FileConflictCommandTests {
  private let folder = ScratchFolder()

  private var hearth: Binary {
    Binary(home: folder.path, variables: ["TZ": "Asia/Seoul", "HEARTH_NOW": "2026-11-22T10:00"])
  }

  private func take(_ title: String) throws -> Binary.Outcome {
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20260101T000000Z\r\n"
      + "DTSTART:20261124T100000\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    try folder.write("a.ics", text.utf8)
    return try hearth.run("event", "import", folder.file("a.ics"))
  }

  @Test(.inWholeRuns, arguments: [("mine", "Mine"), ("theirs", "Theirs")])
  func `the chosen side is kept, whichever was current`(
    side: String, title: String
  ) throws {
    _ = try take("Choir")
    #expect(try hearth.run("event", "edit", "Choir", "--title", "Mine").status == 0)
    let told = try take("Theirs")
    #expect(told.errors.contains("hearth link conflicts"), "\(told)")
    let listed = try hearth.run("link", "conflicts", "--json").output
    for part in [#""unit":"property SUMMARY""#, #""title":"Mine""#, "Theirs"] {
      #expect(listed.contains(part), "\(listed)")
    }
    #expect(try hearth.run("link", "conflicts", "1", "--take", side).status == 0)
    let shown = try hearth.run("event", "show", title)
    #expect(shown.status == 0 && shown.output.contains(title), "\(shown)")
    #expect(try hearth.run("link", "conflicts").output.isEmpty)
    // Neither side is asked about again.
    #expect(try !take("Theirs").errors.contains("link conflicts"))
  }
}
