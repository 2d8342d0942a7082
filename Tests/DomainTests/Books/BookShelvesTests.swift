import Testing

@testable import HearthDomain

/// The shelves that an import appends to a book's description.
@Suite struct BookShelvesTests {
  private static let descriptions: [(description: String, text: String, shelves: [String])] = [
    ("", "", []), ("#cozy", "", ["cozy"]), ("#cozy #winter-2020", "", ["cozy", "winter-2020"]),
    ("A tale.\n\n#cozy", "A tale.", ["cozy"]), ("A\n\nB\n\n#책 #b", "A\n\nB", ["책", "b"]),
    // Tags within a sentence are not shelves.
    ("A tale.\n#cozy", "A tale.\n#cozy", []), ("A #cozy tale", "A #cozy tale", []),
    ("A\n\n#cozy tale", "A\n\n#cozy tale", []), ("A\n\n#a,b", "A\n\n#a,b", []),
    ("A\n\n#", "A\n\n#", []), ("#1 of ten", "#1 of ten", []),
  ]

  @Test(arguments: descriptions)
  func `shelves are separated from the description`(
    description: String, text: String, shelves: [String]
  ) throws {
    let parted = try BookDescription(description).textAndShelves
    #expect(parted.text == text && parted.shelves == shelves)
  }

  @Test func `a search covers shelves last, and not the description`() throws {
    let details = BookDetails(
      title: try BookTitle("Emma"), isbn: try ISBN("9788936434120"),
      description: try BookDescription("Matchmaking\n\n#cozy #winter"))
    #expect(details.searchedTexts == ["Emma", "9788936434120", "#cozy #winter"])
  }
}
