import Compressing
import HearthData
import HearthDomain
import HearthSamples

extension FuzzTarget {
  /// ZIP archives, read alone and as journals.
  static let zipFiles = FuzzTarget("zip", corpus: ZipArchives.all(), words: ZipArchives.words) {
    guard let zlib = ZLibrary.system else { throw RuleViolation("there is no zlib") }
    let moods = AnyMoodFile(zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400)) { _ in nil }
    return { input in
      let size = Reading.piece(of: input)
      let whole = try ZipArchives.read(input, size: .max, zlib)
      let cut = try ZipArchives.read(input, size: size, zlib)
      try RuleViolation.unless(whole == cut, "\(whole) is \(cut) in pieces of \(size)")
      let _: [ImportedMood] = try Reading.both(input, isPacked: true) { source, found in
        try moods.read(source) {
          found.append($0)
          return nil
        }
      }
    }
  }
}

/// Sample archives.
private enum ZipArchives {
  private static let files = [
    (name: "Journal.json", text: MoodTexts.dayOne[0]), (name: "photos/", text: ""),
    (name: "photos/1.jpg", text: "\u{1}\u{2}\u{3}"),
    (name: "daylio.csv", text: MoodTexts.daylio[0]),
  ]

  static func all() -> [[UInt8]] {
    let archives = [
      ZipFile(files), ZipFile(files, packs: false), ZipFile(files, sizesFollow: true), ZipFile([]),
    ]
    return archives.compactMap { $0?.whole }
  }

  static let words = [
    "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "PK\u{7}\u{8}",
    "\u{1}\0\u{10}\0", "\0\0\0\0", "\u{8}\0\u{8}\0", "\u{7F}\u{7F}\u{7F}\u{7F}", "Journal.json",
  ]

  /// Contents of an archive: names, sizes and checksums of its files, and whether it is complete.
  struct Contents: Equatable {
    var files: [String] = []
    var isWhole = true
  }

  static func read(_ bytes: [UInt8], size: Int, _ zlib: ZLibrary) throws -> Contents {
    let reader = ZipReader(zlib, source: Reading.source(bytes, size: size))
    var contents = Contents()
    do {
      while let entry = try reader.next() {
        var (sum, count) = (UInt32(0), 0)
        while case let more = try entry.next(), !more.isEmpty {
          (sum, count) = (zlib.checksum(of: more, after: sum), count + more.count)
        }
        contents.files.append("\(entry.name) \(count) \(sum)")
      }
    } catch is Inflater.Broken {
      contents.isWhole = false
    } catch is Inflater.TooLarge {
      contents.isWhole = false
    } catch is ZipReader.Unsupported {
      contents.isWhole = false
    }
    return contents
  }
}
