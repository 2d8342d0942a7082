import HearthDomain

/// A file of sayings whose format is told by how it begins: JSON, a table with a header, and
/// everything else is fortune.
public struct AnySayingFile: SayingFile {
  /// So much is looked at: the header of a table has room in it.
  private static let beginning = 4096

  private let fortune: FortuneSayingFile
  private let csv: CSVSayingFile
  private let json: JSONSayingFile

  /// Takes the bytes of the `.dat` file beside it, or none where there is none.
  public init(index: [UInt8] = [], zone: any ZoneRules) {
    fortune = FortuneSayingFile(index: index)
    csv = CSVSayingFile(zone: zone)
    json = JSONSayingFile(zone: zone)
  }

  public func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedSaying) throws -> Void
  ) throws -> ImportReport {
    var beginning: [UInt8] = []
    while beginning.count < AnySayingFile.beginning {
      let more = try source()
      if more.isEmpty { break }
      beginning += more
    }
    var first: [UInt8]? = beginning
    return try file(beginningWith: beginning).read(
      {
        defer { first = nil }
        return try first ?? source()
      }, each: each)
  }

  private func file(beginningWith bytes: [UInt8]) -> any SayingFile {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let signs = bytes.dropFirst(hasMark ? 3 : 0).filter { !$0.isASCIIBlank }.prefix(2)
    let isList = signs.first == UInt8(ascii: "[")
    if signs.first == UInt8(ascii: "{") || isList && "{]".utf8.contains(signs.last ?? 0) {
      return json
    }
    var reader = CSVReader(bytes)
    let header = try? reader.header()
    return header.map(CSVSayingFile.isHeader) == true ? csv : fortune
  }

  /// What tells nothing of its own is written so that nothing is left out.
  public func makeWriter() -> any SayingFileWriter { json.makeWriter() }
}

extension UInt8 {
  fileprivate var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
