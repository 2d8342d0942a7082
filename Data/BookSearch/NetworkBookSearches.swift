import HearthDomain

/// Creates book searches for network services from the user's settings.
package struct NetworkBookSearches: Sendable {
  private let settings: BookSearchSettings
  private let transport: HTTPTransport

  package init(settings: BookSearchSettings, transport: HTTPTransport) {
    self.settings = settings
    self.transport = transport
  }

  /// Returns the search in a source; nil if the source needs no network.
  ///
  /// Throws ``ServiceTrouble/keyMissing(setting:variable:)``,
  /// ``ServiceTrouble/addressMissing(setting:)``, or an error if the address is invalid.
  package func search(_ source: BookSource) throws -> (any BookSearch)? {
    switch source {
    case .shelf, .classics, .catalogue: nil
    case .openLibrary:
      OpenLibraryBookSearch(
        address: try address(source, OpenLibraryBookSearch.address), transport: transport)
    case .googleBooks:
      GoogleBooksBookSearch(
        address: try address(source, GoogleBooksBookSearch.address), key: try key(source),
        transport: transport)
    case .kakao:
      KakaoBookSearch(
        address: try address(source, KakaoBookSearch.address), key: try key(source),
        transport: transport)
    case .yes24:
      YES24BookSearch(
        address: try address(source, YES24BookSearch.address), key: try key(source),
        transport: transport)
    case .aladin:
      AladinBookSearch(
        address: try address(source, nil), key: try key(source), transport: transport)
    }
  }

  private func key(_ source: BookSource) throws -> String {
    let key = settings.keys[source].map { String(decoding: $0.utf8.trimmedBlanks, as: UTF8.self) }
    guard let key, !key.isEmpty else {
      throw source.unavailable(
        .keyMissing(setting: source.keySetting, variable: source.keyVariable))
    }
    // Reject other characters than printable ASCII, which no valid key contains and no header may.
    guard key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw source.unavailable(.keyRefused)
    }
    return key
  }

  private func address(_ source: BookSource, _ standard: String?) throws -> HTTPAddress {
    guard let text = settings.addresses[source] ?? standard else {
      throw source.unavailable(.addressMissing(setting: source.addressSetting))
    }
    if let address = HTTPAddress(text) { return address }
    guard text.utf8.startsIgnoringCase("http://") else {
      throw DomainError.invalid(.link, .unreadable(text))
    }
    throw source.unavailable(.notSecure)
  }
}

extension BookSource {
  var keySetting: String { "books.key.\(rawValue)" }

  /// Environment variable for the key, used instead of the setting.
  var keyVariable: String { "HEARTH_\(rawValue.uppercased())_KEY" }

  /// Setting with the address of another server for this source.
  var addressSetting: String { "books.address.\(rawValue)" }
}
