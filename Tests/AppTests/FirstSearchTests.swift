import HearthTestSupport
import Testing

/// The first search in an empty store.
@Suite(.waiting) struct FirstSearchTests {
  private let home = ScratchFolder()

  @Test func `a result of the first search is added by its number`() throws {
    let hearth = Binary(home: home.path)
    try home.write("books.csv", "title,author,isbn13\nWalden,Thoreau,9780691096124\n".utf8)
    for words in [
      ["book", "catalogue", "import", home.file("books.csv")],
      ["book", "search", "walden", "--with", "catalogue"], ["book", "add", "--pick", "1"],
    ] {
      let outcome = try hearth.run(words)
      #expect(outcome.status == 0, "\(outcome)")
    }
    let books = try hearth.run("book", "list", "--fields", "title")
    #expect(books.output == "Walden\n", "\(books)")
  }
}
