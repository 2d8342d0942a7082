import HearthDomain

/// The files of the machine, with `-` for standard input.
public struct SystemFiles: UserFiles {
  public init() {}

  public func source(_ path: String) throws -> () throws -> [UInt8] {
    let chunks =
      path == "-" ? try FileChunks(ofStandardInput: path) : try FileChunks(of: path)
    return { try chunks.next() }
  }

  public func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws {
    try AtomicFile(path: path).write(bytes, replacing: replacing)
  }

  public func write(
    to path: String, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try AtomicFile(path: path).write(replacing: replacing, body)
  }
}
