import CLibrary
import HearthDomain

/// Everything that was read from a pipe. The beginning is in memory, the rest in a file without a
/// name, which disappears with the process.
final class ArrivedBytes {
  private static let maxInMemory = 4 << 20
  /// Maximum size. Without it, an endless pipe would fill the disk.
  static let maxSize = 1 << 30

  private var startChunks: ArraySlice<[UInt8]>
  private let restOnDisk: FileChunks?

  /// Reads the source to its end. Throws the errors of the source, and
  /// ``Unavailability/file(path:_:)`` if the folder has no room or the limit is exceeded.
  init(
    of source: () throws -> [UInt8], called name: FilePath, in folder: FilePath,
    limit: Int = ArrivedBytes.maxSize
  ) throws {
    var (pieces, size): ([[UInt8]], Int) = ([], 0)
    while size < ArrivedBytes.maxInMemory {
      let next = try source()
      guard !next.isEmpty else {
        (startChunks, restOnDisk) = (pieces[...], nil)
        return
      }
      pieces.append(next)
      size += next.count
    }
    let file = try ArrivedBytes.unnamedFile(in: folder)
    while case let next = try source(), !next.isEmpty {
      size += next.count
      guard size <= limit else { throw DomainError.file(name, .pipeTooLong(limit: limit)) }
      if let failure = writeAll(next, to: file.descriptor) {
        throw DomainError.file(folder, FileTrouble(errno: failure))
      }
    }
    guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw DomainError.lastError(at: folder) }
    (startChunks, restOnDisk) = (pieces[...], try FileChunks(of: file.descriptor, named: folder))
  }

  func next() throws -> [UInt8] { try startChunks.popFirst() ?? restOnDisk?.next() ?? [] }

  private static func unnamedFile(in folder: FilePath) throws -> OpenFile {
    var template = folder.appending("hearth-arriving-XXXXXX").cString
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw DomainError.lastError(at: folder) }
    unlink(template)
    return OpenFile(adopting: descriptor)
  }
}
