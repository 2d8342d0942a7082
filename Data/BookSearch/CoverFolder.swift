import CLibrary
import HearthDomain

/// The folder next to a store with covers of books, named by ISBN.
///
/// Created with the first cover; other files in it are left alone.
package struct CoverFolder: BookCovers {
  private let path: FilePath

  package init(ofStoreAt store: FilePath) {
    path = (store.hasSuffix(".db") ? store.dropLast(3) : store) + "-covers"
  }

  package func cover(of isbn: ISBN) throws -> [UInt8]? {
    guard try FileStatus.present(at: file(isbn)) != nil else { return nil }
    return try FileReader(limit: FetchCover.most).bytes(of: file(isbn))
  }

  package func keep(_ cover: [UInt8], of isbn: ISBN) throws {
    try Folder(path: path).create()
    try AtomicFile(path: file(isbn)).write(cover, replacing: true)
  }

  package func remove(_ isbn: ISBN) throws {
    guard unlink(file(isbn).cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: file(isbn))
    }
    // Succeeds only if the folder is empty.
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

  /// The existing covers, which must not be overwritten by others.
  package var files: [FilePath] { ((try? all()) ?? []).map(file) }

  /// Removes the covers and the folder of a deleted store.
  func erase() throws { for isbn in try all() { try remove(isbn) } }

  private func file(_ isbn: ISBN) -> FilePath { path.appending(FilePath(isbn.value)) }
}
