import CLibrary
import HearthDomain

/// The folder beside a store that has the covers of its books, each named by its ISBN.
///
/// It comes with the first cover. What else lies in it is left alone.
package struct CoverFolder: BookCovers {
  private let path: FilePath

  package init(ofStoreAt store: FilePath) {
    path = (store.hasSuffix(".db") ? store.dropLast(3) : store) + "-covers"
  }

  package func cover(of isbn: ISBN) throws -> [UInt8]? {
    guard try FileStatus.present(at: file(isbn)) != nil else { return nil }
    return try FileReader(limit: KeepCover.most).bytes(of: file(isbn))
  }

  package func keep(_ cover: [UInt8], of isbn: ISBN) throws {
    try Folder(path: path).create()
    try AtomicFile(path: file(isbn)).write(cover, replacing: true)
  }

  package func remove(_ isbn: ISBN) throws {
    guard unlink(file(isbn).cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: file(isbn))
    }
    // Only an empty one goes.
    rmdir(path.cString)
  }

  package func all() throws -> [ISBN] {
    guard try FileStatus.present(at: path) != nil else { return [] }
    var found: [ISBN] = []
    try Folder(path: path).each { name in
      guard let text = name.text, let isbn = try? ISBN(text), isbn.value == text else { return }
      found.append(isbn)
    }
    return found.sorted { $0.value < $1.value }
  }

  /// The covers that are there, for those who keep others from writing over them.
  package var files: [FilePath] { ((try? all()) ?? []).map(file) }

  /// Removes the covers and the folder, of a store that is no more.
  func erase() throws { for isbn in try all() { try remove(isbn) } }

  private func file(_ isbn: ISBN) -> FilePath { path.appending(FilePath(isbn.value)) }
}
