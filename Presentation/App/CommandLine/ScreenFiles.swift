import HearthDomain

/// Files for commands run in the full screen. There is no standard input; progress is reported, and
/// reading can be cancelled.
package struct ScreenFiles: UserFiles {
  private let files: any UserFiles
  private let fileSize: @Sendable (FilePath) -> Int?
  private let monitor: CommandRunner.RunMonitor

  /// Wraps the files. `size` returns the number of bytes of a file, if known.
  package init(
    _ files: any UserFiles, size: @escaping @Sendable (FilePath) -> Int?,
    watch: CommandRunner.RunMonitor
  ) {
    self.files = files
    self.fileSize = size
    self.monitor = watch
  }

  package func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    if path == "-" { throw ConsoleError.noStandardInput }
    // Without this check, opening a pipe that has no writer would block and could not be cancelled.
    try files.checkIsReadable(path)
    let next = try files.source(path)
    let total = fileSize(path)
    var done = 0
    return { [monitor] in
      try monitor.checkCancellation()
      let bytes = try next()
      done += bytes.count
      monitor.progress.update(done, of: total)
      return bytes
    }
  }

  package func checkIsReadable(_ path: FilePath) throws { try files.checkIsReadable(path) }
  package func isFile(_ path: FilePath) -> Bool { files.isFile(path) }
  package func checkIsOverwritable(_ path: FilePath) throws { try files.checkIsOverwritable(path) }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try monitor.checkCancellation()
    try files.write(bytes, to: path, replacing: replacing)
  }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try files.write(to: path, replacing: replacing) { write in
      try withoutActuallyEscaping(write) { write in
        try body {
          try monitor.checkCancellation()
          try write($0)
        }
      }
    }
  }
}

extension CommandRunner.RunMonitor {
  /// Reports the progress. Throws if the command was cancelled.
  package func reportProgress(_ done: Int, of total: Int) throws {
    progress.update(done, of: total)
    try checkCancellation()
  }

  /// Throws ``ConsoleError/interrupted`` if the command was cancelled.
  package func checkCancellation() throws {
    if cancellation.isRequested { throw ConsoleError.interrupted }
  }
}
