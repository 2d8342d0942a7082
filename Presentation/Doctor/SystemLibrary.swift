/// A system library that only some commands need.
package enum SystemLibrary: CaseIterable, Hashable, Sendable {
  case zlib
  case curl
  case crypt
  case pango
  case gdkPixbuf
  case sodium
  case postgres

  /// The file names under which systems install the library, most probable first.
  package var fileNames: [String] {
    #if canImport(Darwin)
      switch self {
      case .zlib: ["libz.1.dylib"]
      case .curl: ["libcurl.4.dylib"]
      case .crypt: ["libSystem.B.dylib"]
      case .letters: ["libpangocairo-1.0.0.dylib"]
      case .photos: ["libgdk_pixbuf-2.0.0.dylib"]
      case .sealing: ["libsodium.23.dylib", "libsodium.26.dylib"]
      case .postgres: ["libpq.5.dylib"]
      }
    #else
      switch self {
      case .zlib: ["libz.so.1"]
      case .curl: ["libcurl.so.4", "libcurl-gnutls.so.4"]
      case .crypt: ["libcrypt.so.1", "libcrypt.so.2"]
      case .pango: ["libpangocairo-1.0.so.0"]
      case .gdkPixbuf: ["libgdk_pixbuf-2.0.so.0"]
      case .sodium: ["libsodium.so.23", "libsodium.so.26"]
      case .postgres: ["libpq.so.5"]
      }
    #endif
  }

  /// The most probable file name.
  var likelyFileName: String { fileNames[0] }

  /// What the library is used for.
  var purpose: Words {
    switch self {
    case .zlib: Words(ko: "PNG 그림과 압축된 파일", en: "PNG pictures and compressed files")
    case .curl: Words(ko: "책 검색, 링크, 알림 보내기", en: "book search, links and sending reminders")
    case .crypt: Words(ko: "프로필 잠금", en: "locking a profile")
    case .pango: Words(ko: "PNG 그림의 글자", en: "text in PNG pictures")
    case .gdkPixbuf: Words(ko: "책 표지", en: "book covers")
    case .sodium: Words(ko: "동기화와 암호화한 파일", en: "sync and encrypted files")
    case .postgres: Words(ko: "PostgreSQL 서버를 거친 동기화", en: "sync through a PostgreSQL server")
    }
  }
}
