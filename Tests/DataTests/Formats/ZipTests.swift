import Compressing
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Archives that are unpacked while they are read.
@Suite struct ZipTests {
  private let zlib = ZLibrary.system

  private func zip(
    _ files: [(String, String)], packs: Bool = true, sizesFollow: Bool = false
  ) throws -> [UInt8] {
    try #require(ZipFile(files, packs: packs, sizesFollow: sizesFollow)).whole
  }

  private func entries(_ bytes: [UInt8], size: Int = 1 << 16) throws -> [String] {
    let reader = ZipReader(try #require(zlib), source: bytes.source(of: size))
    var texts: [String] = []
    while let entry = try reader.next() {
      var text: [UInt8] = []
      while case let more = try entry.next(), !more.isEmpty { text += more }
      texts.append(String(decoding: entry.name + [UInt8(ascii: "=")] + text, as: UTF8.self))
    }
    return texts
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `files are unpacked unchanged, stored or compressed`(size: Int) throws {
    let files = [
      ("a.csv", "title\nMomo\n"), ("b/", ""), ("b/c", String(repeating: "x", count: 9_999)),
    ]
    let expected = ["a.csv=title\nMomo\n", "b/c=" + files[2].1]
    #expect(try entries(zip(files), size: size) == expected)
    #expect(try entries(zip(files, packs: false), size: size) == expected)
    #expect(try entries(zip(files, sizesFollow: true), size: size) == expected)
    #expect(try entries(zip([]), size: size) == [])
  }

  @Test func `truncated or corrupted archives are reported at every position`() throws {
    for whole in [
      try zip([("a", "abcabc"), ("b", "bcd")]), try zip([("a", "abcabc")], sizesFollow: true),
    ] {
      // After the files there is only the central directory, which repeats their headers.
      let end = try #require(whole.indices.first { whole[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
      for length in 1..<(end - 1) {
        #expect(throws: Inflater.Broken.self) { try entries(Array(whole.prefix(length))) }
      }
    }
    var spoiled = try zip([("a", "abcabc")], packs: false)
    spoiled[33] ^= 1
    #expect(throws: Inflater.Broken.self) { try entries(spoiled) }
  }

  /// Returns eighty megabytes of this character.
  private func enormous(_ character: String) -> String {
    String(repeating: String(repeating: character, count: 1 << 16), count: 80 << 4)
  }

  @Test(.inWholeRuns) func `encrypted files, unknown compression and zip bombs are refused`() throws
  {
    var locked = try zip([("a", "abc")])
    locked[6] |= 1
    #expect(throws: ZipReader.Unsupported.self) { try entries(locked) }
    var other = try zip([("a", "abc")])
    other[8] = 12
    #expect(throws: ZipReader.Unsupported.self) { try entries(other) }
    let bomb = try zip([("a", enormous("\0"))])
    let reader = ZipReader(try #require(zlib), source: bomb.source(of: 1 << 16))
    let entry = try #require(try reader.next())
    var most = 0
    #expect(throws: Inflater.TooLarge.self) {
      while case let more = try entry.next(), !more.isEmpty { most += more.count }
    }
    #expect(most <= Inflater.minSizeForRatioCheck)
    let table = try zip([("a.csv", "title,author\n" + enormous(" "))])
    let documents = try ZipDocuments(table.source(of: 1 << 16))
    #expect(throws: DomainError.damaged(.compressedDataTooLarge)) {
      while try documents.next() != nil {}
    }
  }

  @Test func `all files of the same kind are read from an archive, others are reported`() throws {
    let bytes = try zip([
      ("photos/1.jpg", "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{1}\u{2}"), ("photos/2.jpg", "\u{1}"),
      (
        "Journal.json",
        #"{"metadata":{"version":"1.0"},"entries":[{"creationDate":"2024-05-01T09:00:00Z","text":"One"}]}"#
      ),
      ("books.csv", "title,author\nMomo,Ende\n"),
      (
        "Travel.json",
        #"{"metadata":{"version":"1.0"},"entries":[{"creationDate":"2024-05-02T09:00:00Z","text":"Two"}]}"#
      ),
    ])
    var memos: [String] = []
    let report = try AnyMoodFile.seoul.read(bytes.source(of: 99)) {
      memos.append($0.details.memo.value)
      return nil
    }
    #expect(memos == ["One", "Two"] && report.readCount == 2)
    #expect(
      report.warnings.first.map(\.fact).suffix(2) == [
        .skippedArchiveFiles(name: "photos", files: 2),
        .skippedArchiveFiles(name: "books.csv", files: 1),
      ])
    #expect(try FileBeginning(bytes.source(of: 99)).kind == .moods)
    // Recognizing the file does not consume its bytes.
    let (file, _, source) = try BeginningRecognizer().recognize(bytes.source(of: 99))
    var again: [UInt8] = []
    while case let more = try source(), !more.isEmpty { again += more }
    #expect(file?.kind == .moods && again == bytes)
    let pictures = try zip([("a.jpg", "\u{1}\u{2}")])
    #expect(throws: DomainError.damaged(.fileArchive)) { try FileBeginning(pictures.source(of: 9)) }
    #expect(throws: DomainError.damaged(.otherFileKind(.moods))) {
      try DetectedSayingFile(zone: FixedZone.seoul).read(bytes.source(of: 99)) { _ in }
    }
  }

  /// The contents of a Daylio backup: JSON in base 64, in lines.
  private static let backup = """
    {"version":15,"customMoods":[{"id":1,"custom_name":"","mood_group_id":1,"mood_group_order":0},
    {"id":6,"custom_name":"Depressed","mood_group_id":5,"mood_group_order":1},
    {"id":5,"custom_name":"","mood_group_id":5,"mood_group_order":0}],
    "tags":[{"id":7,"name":"run","order":1}],"dayEntries":[
    {"id":1,"minute":5,"hour":22,"day":1,"month":4,"year":2024,"datetime":1714568700000,
    "timeZoneOffset":32400000,"mood":1,"note":"a<br>b","note_title":"T","tags":[7],"assets":[]},
    {"id":2,"minute":0,"hour":9,"day":31,"month":0,"year":2024,"mood":6,"note":"","tags":[],"assets":[3]}]}
    """

  @Test func `a Daylio backup is read directly`() throws {
    let text = Base64Letters.lines(of: Array(Self.backup.utf8))
    for bytes in [
      try zip([("backup.daylio", text), ("assets/3", "\u{1}")]), Array(Self.backup.utf8),
    ] {
      var moods: [MoodDetails] = []
      let report = try AnyMoodFile.seoul.read(bytes.source(of: 50)) {
        moods.append($0.details)
        return nil
      }
      #expect(moods.map(\.level?.value) == [90, 2] && report.format == "Daylio")
      #expect(moods.map(\.memo.value) == ["T\na\nb", "Depressed"])
      #expect(
        moods.map { "\($0.moment.day) \($0.moment.time)" } == [
          "2024-05-01 22:05", "2024-01-31 09:00",
        ])
      #expect(moods.first?.tags.values.map(\.value) == ["run"])
      #expect(
        report.warnings.first.contains { $0.fact == .unstorableValues(field: "assets", records: 1) }
      )
    }
  }
}

/// Base 64 in lines of 76 characters.
private enum Base64Letters {
  static func lines(of bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
      for place in 0..<4 {
        text.append(place <= three.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
      if start % 57 == 54 { text.append("\n") }
    }
    return text
  }
}
