import HearthDomain
import Synchronization

/// Files that are only remembered.
public final class MemoryFiles: UserFiles {
  private let contents = Mutex<[FilePath: [UInt8]]>([:])
  private let waitedFor = Mutex<[FilePath]>([])

  public init() {}

  public func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    guard let bytes = self[path] else {
      throw DomainError.unavailable(.file(path: path, .missing))
    }
    let rest = Mutex([bytes])
    return { rest.withLock { $0.popLast() ?? [] } }
  }

  /// The files of which all was waited for before any of it was read.
  public var arrivals: [FilePath] { waitedFor.withLock { $0 } }

  public func arrived(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] {
    waitedFor.withLock { $0.append(path) }
    return source
  }

  public func isFile(_ path: FilePath) -> Bool { self[path] != nil }

  public func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try contents.withLock {
      if $0[path] != nil, !replacing {
        throw DomainError.unavailable(.file(path: path, .exists))
      }
      $0[path] = bytes
    }
  }

  public subscript(path: FilePath) -> [UInt8]? { contents.withLock { $0[path] } }
}
