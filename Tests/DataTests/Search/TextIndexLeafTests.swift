import Testing

@testable import HearthData

/// Leaf pages of a SQLite text index, intact and damaged.
@Suite struct TextIndexLeafTests {
  /// A page with `hearth`, and with `hearys` as the prefix `hear` and a suffix; then the offsets.
  private static let page: [UInt8] =
    [0, 0, 0, 21] + [6, 0x68, 0x65, 0x61, 0x72, 0x74, 0x68, 1, 2, 2]
    + [4, 2, 0x79, 0x73, 1, 2, 2] + [4, 10]
  private static let segment: Int64 = 1 << 37

  @Test func `an intact page is valid`() throws {
    #expect(try #require(TextIndexLeaf(id: Self.segment + 1, Self.page)).isValid)
  }

  static let damages: [(String, [UInt8])] = [
    ("nothing", []), ("a head that is cut off", [0, 0, 0]),
    ("an end behind the page", [0, 0, 1, 0] + page.dropFirst(4)),
    ("an end within the head", [0, 0, 0, 2] + page.dropFirst(4)),
    ("a word two gigabytes away", page.dropLast() + [0x87, 0xFF, 0xFF, 0xFF, 0x7F]),
    ("a word behind the end", page.dropLast() + [17]),
    ("a distance that is cut off", page.dropLast() + [0x8A]),
    ("a word longer than the page", with(0x7F, at: 4)),
    ("more in common than there is", with(7, at: 14)),
    ("more of its own than there is", with(6, at: 15)),
  ]

  @Test(arguments: damages)
  func `a damaged page is reported`(name: String, bytes: [UInt8]) throws {
    #expect(try !#require(TextIndexLeaf(id: Self.segment + 1, bytes)).isValid, "\(name)")
  }

  /// Ids of the structure record and of position lists.
  @Test(arguments: [1, 10, segment | 1 << 36, segment | 1 << 31])
  func `records other than leaf pages are not parsed`(id: Int64) {
    #expect(TextIndexLeaf(id: id, []) == nil)
  }

  private static func with(_ byte: UInt8, at place: Int) -> [UInt8] {
    var bytes = page
    bytes[place] = byte
    return bytes
  }
}
