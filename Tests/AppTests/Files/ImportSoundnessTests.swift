import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

/// Imports a file of every supported format into a new store; the doctor must find no
/// inconsistency.
@Suite(.waiting) struct ImportSoundnessTests {
  private let folder = ScratchFolder()

  static let files: [(command: String, format: String?, text: String)] = [
    (
      "mood import", "jrnl",
      "[2026-05-01 21:05] 산책 @mood/85\n\n[2026-05-02 08:00] A walk @mood/20\n"
    ),
    (
      "mood import", "daylio",
      """
      full_date,date,weekday,time,mood,activities,note_title,note
      2026-05-03,May 3,Sunday,21:00,rad,walk | 책,제목,좋은 날

      """
    ),
    (
      "mood import", "dayone",
      #"""
      {"metadata":{"version":"1.0"},"entries":[{"creationDate":"2026-05-01T03:30:00Z","text":"a"}]}
      """#
    ),
    ("mood import", "csv", "at,level,memo\n2026-05-01T09:00,70,산책\n"),
    (
      "mood import", "json",
      #"{"items":[{"at":"2026-05-01T09:00:00+09:00","level":70,"memo":"산책"}]}"#
    ),
    ("saying import", "fortune", "불을 지펴요.\n%\nStill waters run deep.\n\t\t-- Proverb\n"),
    ("saying import", "csv", "korean,english,who,tags\n불을 지펴요.,Light it.,누군가,불\n"),
    ("saying import", "json", #"[{"korean":"불을 지펴요.","who":"누군가","tags":["불"]}]"#),
    (
      "contact import", nil,
      "BEGIN:VCARD\nVERSION:3.0\nFN:엄마\nTEL:010-1234-5678\nEND:VCARD\n"
    ),
    (
      "book import", "goodreads",
      """
      Title,Author,Number of Pages,Date Read,Date Added,Exclusive Shelf
      Gideon,Tamsyn Muir,448,2026/11/10,2026/10/05,read
      Walden,Thoreau,352,,2026/11/01,currently-reading

      """
    ),
    (
      "book import", "storygraph",
      "Title,Authors,Read Status,Dates Read,Star Rating\nEmma,A,read,2026/10/09-2026/11/03,4.5\n"
    ),
    ("book import", "csv", "title,pages,status,page\nEmma,300,reading,120\nDune,,finished,\n"),
    (
      "book import", "json",
      #"[{"title":"Emma","state":"finished","pages":300,"pagesRead":300}]"#
    ),
  ]

  @Test(arguments: files.tried(usually: 4))
  func `an import leaves a consistent store`(
    command: String, format: String?, text: String
  ) throws {
    try folder.write("file", text.utf8)
    let hearth = CommandsInProcess(
      .file(path: folder.place("hearth.db")), variables: ["HOME": folder.path])
    let line = command.split(separator: " ").map(String.init) + [folder.file("file")]
    let outcome = hearth.run(line + (format.map { ["--format", $0] } ?? []), as: .json)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"added\":") && !outcome.output.contains("\"added\":0"))
    #expect(hearth.run(["doctor"], as: .json).output.contains("\"healthy\":true"))
  }
}
