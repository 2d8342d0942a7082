import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct HeadingTests {
  @Test(arguments: [
    (60, "Edit “The Old Man and the Sea”", "‘The Old Man and the Sea’ 고치기"),
    (20, "Edit “The Old Man …”", "‘The Old Ma…’ 고치기"),
    (3, "Edit “…”", "‘…’ 고치기"),
  ])
  func `a long name in a heading is shortened, and the verb stays`(
    columns: Int, english: String, korean: String
  ) {
    for (language, wanted) in [(Language.english, english), (.korean, korean)] {
      let view = ViewContext(
        size: Size(width: columns, height: 24), theme: .dark, language: language)
      let heading = view.heading(naming: "The Old Man and the Sea", within: columns) {
        Words(ko: "‘\($0)’ 고치기", en: "Edit “\($0)”")
      }
      #expect(heading == wanted)
    }
  }
}
