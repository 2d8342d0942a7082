/// A number of bytes, formatted for people.
struct ByteSize: Hashable {
  let bytes: Int

  init(_ bytes: Int) {
    self.bytes = bytes
  }

  /// The size, rounded up, so that only an empty file is 0 KiB.
  var text: String {
    let units = ["KiB", "MiB", "GiB", "TiB"]
    var size = bytes / 1024 + (bytes % 1024 > 0 ? 1 : 0)
    var unit = 0
    while size >= 1024 * 10, unit < units.count - 1 {
      size /= 1024
      unit += 1
    }
    return "\(size) \(units[unit])"
  }
}
