import CLibrary
import HearthDomain

/// All that came through a pipe: what it began with in memory, the rest in a file without a name,
/// which is gone with the process however that ends.
final class ArrivedBytes {
  private static let mostInMemory = 4 << 20
  /// A pipe that gives more may have no end, and would fill the disk.
  static let most = 1 << 30

  private var start: ArraySlice<[UInt8]>
  private let rest: FileChunks?

  /// Reads all of it. Throws what the source throws, and ``Unavailability/file(path:_:)`` where the
  /// folder has no room for it, or more comes by that name than the limit.
  init(
    of source: () throws -> [UInt8], called name: FilePath, in folder: FilePath,
    limit: Int = ArrivedBytes.most
  ) throws {
    var (pieces, size): ([[UInt8]], Int) = ([], 0)
    while size < ArrivedBytes.mostInMemory {
      let next = try source()
      guard !next.isEmpty else {
        (start, rest) = (pieces[...], nil)
        return
      }
      pieces.append(next)
      size += next.count
    }
    let file = try ArrivedBytes.file(in: folder)
    while case let next = try source(), !next.isEmpty {
      size += next.count
      guard size <= limit else { throw DomainError.file(name, .longPipe(limit: limit)) }
      if let failure = writeAll(next, to: file.descriptor) {
        throw DomainError.file(folder, FileTrouble(errno: failure))
      }
    }
    guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw DomainError.lastError(at: folder) }
    (start, rest) = (pieces[...], try FileChunks(of: file.descriptor, named: folder))
  }

  func next() throws -> [UInt8] { try start.popFirst() ?? rest?.next() ?? [] }

  private static func file(in folder: FilePath) throws -> OpenFile {
    var template = folder.appending("hearth-arriving-XXXXXX").cString
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw DomainError.lastError(at: folder) }
    unlink(template)
    return OpenFile(adopting: descriptor)
  }
}
