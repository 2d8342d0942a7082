import HearthTestSupport

@testable import HearthDomain

/// Folders of several devices that a file sync service keeps equal: files are transferred when
/// `carry` is called, in any order; of two files with one name, one becomes a conflict copy with
/// another name, which is not a piece.
struct CarriedFolders {
  let folders: [InMemoryRelay]
  private var between: [PieceName: [UInt8]] = [:]
  private var last: [[PieceName: [UInt8]]]
  private(set) var copies = 0

  init(_ count: Int) {
    folders = (0..<count).map { _ in InMemoryRelay() }
    last = Array(repeating: [:], count: count)
  }

  /// Transfers the changes of that folder and those made elsewhere; only wanted pieces, if
  /// `isWanted` is given.
  mutating func carry(_ place: Int, _ isWanted: (PieceName) -> Bool = { _ in true }) throws {
    let (folder, before) = (folders[place], last[place])
    let here = folder.contents.pieces
    let names = Set(here.keys).union(before.keys).union(between.keys)
    for name in names.sorted(by: { $0.text < $1.text }) where isWanted(name) {
      let (now, was, there) = (here[name], before[name], between[name])
      var carried = there
      if now != was, there == was || there == nil {
        carried = now ?? there
      } else if now != was, there != now, now != nil {
        copies += 1
      }
      if now == nil, was != nil, there == was { carried = nil }
      between[name] = carried
      last[place][name] = carried
      guard carried != now else { continue }
      if now != nil { try folder.delete(name) }
      if let carried { try folder.putNew(name, carried) }
    }
  }

  /// Transfers everything to all folders.
  mutating func carryAll() throws {
    for place in folders.indices { try carry(place) }
    for place in folders.indices { try carry(place) }
  }
}
