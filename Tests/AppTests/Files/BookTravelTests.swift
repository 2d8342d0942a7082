import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

/// Books imported from files of other programs and moved to another store keep all their data.
@Suite(.waiting) struct BookTravelTests {
  private let folder = ScratchFolder()

  static let files = [
    (
      "goodreads.csv",
      """
      Title,Author,ISBN13,My Rating,Number of Pages,Date Read,Date Added,Exclusive Shelf
      Gideon,Tamsyn Muir,="9781250313195",5,448,2026/11/10,2026/10/05,read
      Walden,Thoreau,,0,352,,2026/11/01,currently-reading
      Emma,Jane Austen,,0,,2026/11/11,2026/10/05,read
      Demian,Hesse,,0,240,,2026/11/01,to-read

      """
    ),
    (
      "storygraph.csv",
      """
      Title,Authors,Contributors,ISBN/UID,Read Status,Date Added,Last Date Read,Dates Read,Star Rating
      Gideon,B,,9788937460449,read,2026/10/01,2026/11/03,2026/10/09-2026/11/03,4.5
      Walden,D,,0f3a9c1e-uid,to-read,2026/10/01,,,

      """
    ),
    (
      "books.csv",
      """
      title,author,pages,status,started,target,finished,page,rating,favourite,theme
      Gideon,Tamsyn Muir,448,finished,2026-10-01,2026-11-30,2026-11-10,448,4.5,true,mango
      Emma,Jane Austen,512,finished,2026-10-01,2026-11-30,2026-11-10,120,,,mango
      Walden,Thoreau,352,reading,2026-11-01,2026-12-01,,100,,,cloud
      Demian,Hesse,240,to-read,,,,,,,

      """
    ),
  ]

  @Test(.inWholeRuns, arguments: files)
  func `imported books are consistent, and equal in another store`(
    name: String, text: String
  ) throws {
    try folder.write(name, text.utf8)
    let here = hearth("here.db")
    #expect(here.run(["book", "import", folder.file(name)]).status == 0)
    let told = tell(here)
    #expect(told.contains("\"pagesRead\":448") || name == "storygraph.csv")
    #expect(here.run(["doctor"], as: .json).output.contains("\"healthy\":true"))
    here.run(["doctor", "--repair", "--yes"])
    #expect(tell(here) == told)
    let archive = folder.file("all.json")
    #expect(here.run(["export", archive]).status == 0)
    let there = hearth("there.db")
    #expect(there.run(["import", archive]).status == 0)
    #expect(tell(there) == told)
    #expect(there.run(["doctor"], as: .json).output.contains("\"healthy\":true"))
  }

  @Test(.inWholeRuns, arguments: files, [["--format", "json"], []])
  func `a JSON export is read back`(
    file: (name: String, text: String), format: [String]
  ) throws {
    try folder.write(file.name, file.text.utf8)
    let (here, there) = (hearth("here.db"), hearth("there.db"))
    #expect(here.run(["book", "import", folder.file(file.name)]).status == 0)
    // The format is recognized by the contents, not by the name.
    let path = folder.file("books.txt")
    #expect(here.run(["book", "export", path, "--format", "json"]).status == 0)
    let outcome = there.run(["book", "import", path] + format)
    // Only the recognized format is reported, no loss.
    #expect(outcome.status == 0)
    let said = outcome.errors.split(separator: "\n")
    #expect(said.allSatisfy { $0.hasPrefix("Format: ") })
    let table = ["book", "export", "-", "--format", "csv"]
    // The order of ids differs in the other store.
    let (read, written) = (there.run(table).output, here.run(table).output)
    #expect(
      read.split(whereSeparator: \.isNewline).sorted()
        == written.split(whereSeparator: \.isNewline).sorted())
    #expect(written.contains("Walden"))
    #expect(there.run(["doctor"], as: .json).output.contains("\"healthy\":true"))
    let again = there.run(["book", "import", path]).output
    #expect(!again.contains("Added") && !again.lowercased().contains("changed"))
  }

  @Test(.inWholeRuns) func `reading data and sentences survive JSON`() throws {
    let (here, there) = (hearth("here.db"), hearth("there.db"))
    for line in [
      "book add Walden --pages 352", "read Walden 40 --on 2026-11-02",
      "read Walden 90 --on 2026-11-05 --at 08:30", "read Walden 352 --on 2026-11-10",
      "book rate Walden 4.5", "book again Walden", "read Walden 12",
      "book sentence add Walden Simplify --page 77", "book sentence add Walden Awake",
      "book add Emma", "read Emma 30%", "book add Demian --pages 240",
    ] {
      let outcome = here.run(line.split(separator: " ").map(String.init) + ["--yes"])
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
    let path = folder.file("books.json")
    #expect(here.run(["book", "export", path]).status == 0)
    let outcome = there.run(["book", "import", path])
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(parts(there) == parts(here))
    #expect(parts(here).contains("Simplify"))
    let again = there.run(["book", "import", path]).output
    #expect(!again.contains("Added") && !again.lowercased().contains("changed"))
    #expect(parts(there) == parts(here))
    #expect(there.run(["doctor"], as: .json).output.contains("\"healthy\":true"))
  }

  /// Returns the output about days, pages and sentences, without ids.
  private func parts(_ hearth: CommandsInProcess) -> String {
    let fields = "on,at,page,pages"
    let lines =
      ["Walden", "Emma"].map { "book history \($0) --fields \(fields)" }
      + ["book sentence list Walden --fields page,text", "book stats", "book stats Walden"]
      + ["book calendar 2026", "book list --all --fields title,state,pagesRead,progress,rating"]
    return lines.map { line in
      let outcome = hearth.run(line.split(separator: " ").map(String.init))
      return "\(line):\n\(outcome.output)\(outcome.errors)\n"
    }
    .joined()
  }

  private func hearth(_ name: String) -> CommandsInProcess {
    CommandsInProcess(.file(path: folder.place(name)), variables: ["HOME": folder.path])
  }

  /// Returns all output about books.
  private func tell(_ hearth: CommandsInProcess) -> String {
    var lines = ["book show Gideon", "book show Walden", "book list --all", "book shelf"]
    lines += ["book stats", "book stats --range 1y", "book calendar 2026"]
    return lines.map { line in
      let outcome = hearth.run(line.split(separator: " ").map(String.init), as: .json)
      return outcome.status == 0 ? outcome.output : "\(line): \(outcome.errors)"
    }
    .joined()
  }
}
