import HearthDomain

extension SayingCommandFixture {
  /// Returns a collection with a saying of the user's own, a liked one and a used one.
  static func filled(_ language: Language, _ form: CommandFixture.Form) throws
    -> SayingCommandFixture
  {
    let shelf = SayingCommandFixture(language, form)
    shelf.fixture.form = .piped
    shelf.run(
      "saying add --ko \"다정한 말 한마디는 밤새 타는 장작이다.\" --en \"A kind word is a log that burns all night.\" --who \"Hearth / 모닥\" --tag 아침 --tag warm"
    )
    shelf.day("2026-11-02")
    shelf.run("saying like 1")
    shelf.run("saying use 2")
    shelf.fixture.form = form
    return shelf
  }

  /// Returns the content of a written file, under its name.
  func file(_ name: String) -> String {
    "— \(name) —\n" + String(decoding: files[FilePath(name)] ?? [], as: UTF8.self)
  }
}
