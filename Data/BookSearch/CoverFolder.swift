import CLibrary
import HearthDomain

/// The folder with the covers of a store's books, next to the store. Each cover is named by the
/// book's ISBN.
///
/// The folder is created with the first cover. Other files in it are left alone.
package struct CoverFolder: BookCovers {
  private let path: FilePath

  package init(ofStoreAt store: FilePath) {
    path = (store.hasSuffix(".db") ? store.dropLast(3) : store) + "-covers"
  }

  package func cover(of isbn: ISBN) throws -> [UInt8]? {
    guard try FileStatus.existing(at: filePath(isbn)) != nil else { return nil }
    return try FileReader(limit: FetchCover.maxBytes).bytes(of: filePath(isbn))
  }

  package func save(_ cover: [UInt8], of isbn: ISBN) throws {
    try Folder(path: path).create()
    try AtomicFile(path: filePath(isbn)).write(cover, replacing: true)
  }

  package func remove(_ isbn: ISBN) throws {
    guard unlink(filePath(isbn).cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: filePath(isbn))
    }
    // Succeeds only if the folder is empty.
    rmdir(path.cString)
  }

  package func allISBNs() throws -> [ISBN] {
    guard try FileStatus.existing(at: path) != nil else { return [] }
    var found: [ISBN] = []
    try Folder(path: path).each { name in
      guard let text = name.text, let isbn = try? ISBN(text), isbn.value == text else { return }
      found.append(isbn)
    }
    return found.sorted { $0.value < $1.value }
  }

  /// Files of the existing covers, which no export may overwrite.
  package var coverFiles: [FilePath] { ((try? allISBNs()) ?? []).map(filePath) }

  /// Removes all covers, and then the folder, of a store that is deleted.
  func erase() throws { for isbn in try allISBNs() { try remove(isbn) } }

  private func filePath(_ isbn: ISBN) -> FilePath { path.appending(FilePath(isbn.value)) }
}
