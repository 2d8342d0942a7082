/// A character encoding of files.
package enum Charset: Hashable, Sendable {
  case ascii
  case utf8
  /// UTF-16 as declared: big-endian unless a byte order mark says otherwise.
  case utf16
  case utf16LittleEndian
  case utf16BigEndian
  /// Korean on Windows: EUC-KR with the syllables that it lacks.
  case cp949
  case latin1
  case windows1252
  /// Any other charset that the C library knows, by its declared name.
  case system(String)

  /// Finds the charset by its name; nil if the name is unknown.
  package init?(name: some StringProtocol) {
    // Names differ in hyphens and case only: `EUC_KR`, `euc-kr`, `KS_C_5601-1987`.
    let plain = String(
      decoding: name.utf8.filter(\.isASCIILetterOrDigit).map(\.asciiLowercased), as: UTF8.self)
    if let known = Charset.byName[plain] {
      self = known
    } else if systemConverts(from: String(name)) {
      self = .system(name.uppercased())
    } else {
      return nil
    }
  }

  /// Name to display; nil for Unicode, which needs no mention.
  var displayName: String? {
    switch self {
    case .ascii, .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian: nil
    case .cp949: "CP949"
    case .latin1: "ISO-8859-1"
    case .windows1252: "Windows-1252"
    case .system(let name): name
    }
  }

  var isUTF16: Bool { [.utf16, .utf16LittleEndian, .utf16BigEndian].contains(self) }

  private static let byName: [String: Charset] = [
    "ascii": .ascii, "usascii": .ascii, "ansix341968": .ascii,
    "utf8": .utf8, "unicode11utf8": .utf8,
    "utf16": .utf16, "unicode": .utf16, "utf16le": .utf16LittleEndian,
    "utf16be": .utf16BigEndian,
    "cp949": .cp949, "ms949": .cp949, "windows949": .cp949, "uhc": .cp949, "euckr": .cp949,
    "ksc5601": .cp949, "ksc56011987": .cp949, "ksc56011989": .cp949, "ksx1001": .cp949,
    "xwindows949": .cp949, "cseuckr": .cp949, "korean": .cp949,
    "iso88591": .latin1, "latin1": .latin1, "l1": .latin1,
    "windows1252": .windows1252, "cp1252": .windows1252,
  ]
}
