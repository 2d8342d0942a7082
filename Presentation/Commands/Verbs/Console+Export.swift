import HearthDomain
import TerminalKit

extension Console {
  /// Writes what the body hands over piece by piece: to standard output for `-`, else as a
  /// whole file, with `--yes` in place of one that is there.
  ///
  /// Returns what the body does, or nil after `-`, where there is nothing to add to the file.
  mutating func export<Count>(
    to path: String, of files: any UserFiles,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Count
  ) throws -> Count? {
    if path == "-" {
      _ = try body { write($0) }
      return nil
    }
    var bytes: [UInt8] = []
    let count = try body { bytes += $0 }
    try files.write(bytes, to: path, replacing: traits.assumesYes)
    return count
  }
}
