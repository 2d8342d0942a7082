/// A place for a large file that nobody else may read and that is gone when the body returns.
package struct ScratchFile: Sendable {
  private let run: @Sendable (_ body: (_ path: FilePath) throws -> Void) throws -> Void

  package init(
    _ run: @escaping @Sendable (_ body: (_ path: FilePath) throws -> Void) throws -> Void
  ) {
    self.run = run
  }

  /// No file is at the path yet; what is there in the end is removed, whatever the body throws.
  package func callAsFunction(_ body: (_ path: FilePath) throws -> Void) throws { try run(body) }
}
