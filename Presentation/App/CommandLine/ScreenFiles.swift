import HearthDomain

/// Files for commands in the full screen: without standard input, with progress, and cancellable.
package struct ScreenFiles: UserFiles {
  private let files: any UserFiles
  private let size: @Sendable (FilePath) -> Int?
  private let watch: CommandRunner.RunMonitor

  /// Wraps the files. `size` returns the number of bytes of a file, if known.
  package init(
    _ files: any UserFiles, size: @escaping @Sendable (FilePath) -> Int?,
    watch: CommandRunner.RunMonitor
  ) {
    self.files = files
    self.size = size
    self.watch = watch
  }

  package func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    if path == "-" { throw ConsoleError.noStandardInput }
    // Opening a pipe without a writer would block and could not be cancelled.
    try files.checkIsReadable(path)
    let next = try files.source(path)
    let total = size(path)
    var done = 0
    return { [watch] in
      try watch.checkCancellation()
      let bytes = try next()
      done += bytes.count
      watch.progress.note(done, of: total)
      return bytes
    }
  }

  package func checkIsReadable(_ path: FilePath) throws { try files.checkIsReadable(path) }
  package func isFile(_ path: FilePath) -> Bool { files.isFile(path) }
  package func checkIsFree(_ path: FilePath) throws { try files.checkIsFree(path) }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try watch.checkCancellation()
    try files.write(bytes, to: path, replacing: replacing)
  }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try files.write(to: path, replacing: replacing) { write in
      try withoutActuallyEscaping(write) { write in
        try body {
          try watch.checkCancellation()
          try write($0)
        }
      }
    }
  }
}

extension CommandRunner.RunMonitor {
  /// Reports the progress. Throws if the command was cancelled.
  package func note(_ done: Int, of total: Int) throws {
    progress.note(done, of: total)
    try checkCancellation()
  }

  /// Throws ``ConsoleError/interrupted`` if the command was cancelled.
  package func checkCancellation() throws {
    if cancellation.isWanted { throw ConsoleError.interrupted }
  }
}
