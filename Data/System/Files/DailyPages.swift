import CLibrary
import HearthDomain

/// The pages of a notes vault that are named by date, in its folder `daily`.
package struct DailyPages: PageFolder {
  /// Maximum size of a page, in bytes.
  private static let maxPageSize = 16 << 20

  private let folder: FilePath

  package init(in vault: FilePath) {
    folder = vault.appending("daily")
  }

  package func page(of day: Day) throws -> [UInt8]? {
    guard try folderExists() else { return nil }
    let path = path(of: day)
    guard let status = FileStatus(ofLink: path) else {
      guard errno == ENOENT else { throw DomainError.lastError(at: path) }
      return nil
    }
    switch status.kind {
    case .file: break
    case .folder: throw DomainError.file(path, .isFolder)
    case .other: throw DomainError.file(path, status.isLink ? .isLink : .isSpecial)
    }
    return try FileReader(limit: Self.maxPageSize).bytes(of: path)
  }

  package func write(_ page: [UInt8], of day: Day, over seen: [UInt8]?) throws -> Bool {
    try Folder(path: folder).create()
    guard try self.page(of: day) == seen else { return false }
    try AtomicFile(path: path(of: day)).write(page, replacing: seen != nil)
    return true
  }

  package func removeLeftovers() { TemporaryFolder.removeLeftovers(in: folder) }

  /// Returns whether the folder exists. Throws if something else has its name.
  private func folderExists() throws -> Bool {
    guard let status = FileStatus(ofLink: folder) else {
      if errno == ENOTDIR { throw DomainError.file(folder.parent, .notFolder) }
      guard errno == ENOENT else { throw DomainError.lastError(at: folder) }
      return false
    }
    guard status.kind == .folder else { throw DomainError.file(folder, .notFolder) }
    return true
  }

  private func path(of day: Day) -> FilePath {
    folder.appending(FilePath(day.description + ".md"))
  }
}
