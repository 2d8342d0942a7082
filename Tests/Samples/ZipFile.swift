import Compressing

/// Writes small ZIP archives in the forms of various programs.
package struct ZipFile {
  package private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var entries = 0

  /// Creates an archive of these files; nil without zlib.
  package init?(
    _ files: [(name: String, text: String)], packs: Bool = true, sizesFollow: Bool = false
  ) {
    guard let zlib = ZLibrary.system else { return nil }
    for (name, text) in files {
      let bytes = Array(text.utf8)
      // Without the header and checksum of zlib.
      guard let packed = zlib.deflated(bytes)?.dropFirst(2).dropLast(4) else { return nil }
      add(
        name, bytes, packed: packs ? Array(packed) : nil, sum: zlib.checksum(of: bytes),
        sizesFollow: sizesFollow)
    }
  }

  /// Adds a file, stored or compressed; its sizes may come only after its data.
  package mutating func add(
    _ name: String, _ text: [UInt8], packed: [UInt8]? = nil, sum: UInt32,
    sizesFollow: Bool = false, flags: Int = 0
  ) {
    let start = bytes.count
    let data = packed ?? text
    let told = flags | (sizesFollow ? 8 : 0)
    let sizes = number(Int(sum), 4) + number(data.count, 4) + number(text.count, 4)
    let head =
      number(20, 2) + number(told, 2) + number(packed == nil ? 0 : 8, 2) + number(0, 4)
      + (sizesFollow ? [UInt8](repeating: 0, count: 12) : sizes) + number(name.utf8.count, 2)
      + number(0, 2)
    bytes += number(0x0403_4B50, 4) + head + Array(name.utf8) + data
    if sizesFollow { bytes += number(0x0807_4B50, 4) + sizes }
    directory +=
      number(0x0201_4B50, 4) + number(20, 2) + head + [UInt8](repeating: 0, count: 10)
      + number(start, 4) + Array(name.utf8)
    entries += 1
  }

  /// Bytes of the complete archive.
  package var whole: [UInt8] {
    bytes + directory + number(0x0605_4B50, 4) + number(0, 4) + number(entries, 2)
      + number(entries, 2) + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
