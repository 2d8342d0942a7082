import HearthDomain
import Synchronization

/// Files in memory.
package final class InMemoryFiles: UserFiles {
  private let contents = Mutex<[FilePath: [UInt8]]>([:])
  private let waitedFor = Mutex<[FilePath]>([])

  package init() {}

  package func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    guard let bytes = self[path] else {
      throw DomainError.unavailable(.file(path: path, .missing))
    }
    let rest = Mutex([bytes])
    return { rest.withLock { $0.popLast() ?? [] } }
  }

  /// Files that were waited for completely before they were read.
  package var arrivals: [FilePath] { waitedFor.withLock { $0 } }

  package func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] {
    waitedFor.withLock { $0.append(path) }
    return source
  }

  package func isFile(_ path: FilePath) -> Bool { self[path] != nil }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try contents.withLock {
      if $0[path] != nil, !replacing {
        throw DomainError.unavailable(.file(path: path, .exists))
      }
      $0[path] = bytes
    }
  }

  package subscript(path: FilePath) -> [UInt8]? { contents.withLock { $0[path] } }
}
