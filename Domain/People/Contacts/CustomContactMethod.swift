/// A contact method that the user defined: a name, with or without a link template.
public struct CustomContactMethod: Hashable, Sendable {
  public let name: String
  /// The link, in which `{phone}` stands for the number as it is dialled, and `{digits}` for its
  /// digits, with the country code if known. Nil if nothing can be opened.
  public let linkTemplate: String?

  /// Maximum number of methods, and of characters of a name.
  private static let (maxMethods, maxNameLength) = (8, 20)

  /// Creates a built-in method with a link.
  init(known name: String, _ linkTemplate: String) {
    (self.name, self.linkTemplate) = (name, linkTemplate)
  }

  /// Parses `Viber=viber://chat?number={digits}`, or only a name; nil if the name, the scheme, or
  /// the placeholder for the number is missing.
  init?(_ text: some StringProtocol) {
    let sign = text.firstIndex(of: "=")
    let name = String(text[..<(sign ?? text.endIndex)]).normalizingWhitespace(keepingLines: false)
    guard (1...CustomContactMethod.maxNameLength).contains(name.count),
      sign != nil || !name.contains(":")
    else { return nil }
    self.name = name
    guard let sign else {
      linkTemplate = nil
      return
    }
    let address = String(text[text.index(after: sign)...])
      .normalizingWhitespace(keepingLines: false)
    guard CustomContactMethod.isLinkTemplate(address) else { return nil }
    linkTemplate = address
  }

  private static func isLinkTemplate(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    guard scheme.count < address.count,
      let first = scheme.unicodeScalars.first, ("a"..."z").contains(first)
    else { return false }
    return scheme.unicodeScalars.allSatisfy({ isSchemeCharacter($0) })
      && address.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value != 0x7F })
      && (address.contains("{phone}") || address.contains("{digits}"))
  }

  private static func isSchemeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "+", "-", ".": true
    default: false
    }
  }

  /// Parses all methods, separated by semicolons; nil if one of them is invalid or there are too
  /// many.
  package static func parse(_ text: String) -> [CustomContactMethod]? {
    let parts = text.split(separator: ";").filter { !$0.allSatisfy(\.isWhitespace) }
    let means = parts.compactMap { CustomContactMethod($0) }
    return means.count == parts.count && means.count <= maxMethods ? means : nil
  }

  /// Returns the method with that name, ignoring case and accents.
  public static func method(named name: String, among all: [CustomContactMethod])
    -> CustomContactMethod?
  {
    let typed = SearchFolding.folded(name)
    return all.first { SearchFolding.folded($0.name) == typed }
  }

  static func text(_ means: [CustomContactMethod]) -> String {
    means.map { $0.name + ($0.linkTemplate.map { "=\($0)" } ?? "") }.joined(separator: "; ")
  }

  func address(for number: PhoneNumber) -> String {
    (linkTemplate ?? "").replacing("{phone}", with: number.dialled)
      .replacing("{digits}", with: number.internationalDigits)
  }
}

extension PhoneNumber {
  /// The digits with the country code, as web services expect them. A mobile number without one is
  /// assumed to be Korean.
  var internationalDigits: String {
    if dialled.hasPrefix("+") { return String(dialled.dropFirst()) }
    if dialled.hasPrefix("00") { return String(dialled.dropFirst(2)) }
    return dialled.hasPrefix("01") ? "82" + dialled.dropFirst() : dialled
  }
}
