/// A way to get in touch that the user has added: a name, and the address that starts it.
public struct OwnMeans: Hashable, Sendable {
  public let name: String
  /// With `{phone}` for the number as it is dialled, or `{digits}` for its digits alone, with the
  /// country's code where it is known.
  let address: String

  /// The most that are read, and letters of a name.
  private static let (most, longestName) = (8, 20)

  /// `WhatsApp=https://wa.me/{digits}`; nil for what has no name, no scheme, or no number in it.
  init?(_ text: some StringProtocol) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let name = String(text[..<sign]).tidied(keepingLines: false)
    let address = String(text[text.index(after: sign)...]).tidied(keepingLines: false)
    let scheme = address.prefix { $0 != ":" }
    guard (1...OwnMeans.longestName).contains(name.count), scheme.count < address.count,
      let first = scheme.unicodeScalars.first, ("a"..."z").contains(first),
      scheme.unicodeScalars.allSatisfy({ OwnMeans.isOfScheme($0) }),
      address.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value != 0x7F }),
      address.contains("{phone}") || address.contains("{digits}")
    else { return nil }
    self.name = name
    self.address = address
  }

  private static func isOfScheme(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }

  /// All of them, a semicolon between two; nil where one of them is none.
  package static func read(_ text: String) -> [OwnMeans]? {
    let parts = text.split(separator: ";").filter { !$0.allSatisfy(\.isWhitespace) }
    let means = parts.compactMap { OwnMeans($0) }
    return means.count == parts.count && means.count <= most ? means : nil
  }

  /// The one of that name, however it is spelled.
  public static func named(_ name: String, among all: [OwnMeans]) -> OwnMeans? {
    let typed = SearchFolding.folded(name)
    return all.first { SearchFolding.folded($0.name) == typed }
  }

  static func text(_ means: [OwnMeans]) -> String {
    means.map { "\($0.name)=\($0.address)" }.joined(separator: "; ")
  }

  func address(for number: PhoneNumber) -> String {
    address.replacing("{phone}", with: number.dialled)
      .replacing("{digits}", with: number.internationalDigits)
  }
}

extension PhoneNumber {
  /// The digits with a country's code where one is known, as services in the web ask for them:
  /// of a mobile number of Korea its own.
  var internationalDigits: String {
    if dialled.hasPrefix("+") { return String(dialled.dropFirst()) }
    if dialled.hasPrefix("00") { return String(dialled.dropFirst(2)) }
    return dialled.hasPrefix("01") ? "82" + dialled.dropFirst() : dialled
  }
}
