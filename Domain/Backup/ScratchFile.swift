/// Path for a large temporary file that only its owner can read.
package struct ScratchFile: Sendable {
  private let withTemporaryPath:
    @Sendable (_ body: (_ path: FilePath) throws -> Void) throws -> Void

  package init(
    _ run: @escaping @Sendable (_ body: (_ path: FilePath) throws -> Void) throws -> Void
  ) {
    self.withTemporaryPath = run
  }

  /// Calls the body with a path at which no file exists; deletes the file afterwards, even if the
  /// body throws.
  package func callAsFunction(_ body: (_ path: FilePath) throws -> Void) throws {
    try withTemporaryPath(body)
  }
}
