/// A library of the system that only some commands need.
package enum DoctorLibrary: CaseIterable, Hashable, Sendable {
  case zlib
  case curl
  case crypt

  /// The name under which the system installs it to run programs.
  package var file: String {
    #if canImport(Darwin)
      switch self {
      case .zlib: "libz.1.dylib"
      case .curl: "libcurl.4.dylib"
      case .crypt: "libSystem.B.dylib"
      }
    #else
      switch self {
      case .zlib: "libz.so.1"
      case .curl: "libcurl.so.4"
      case .crypt: "libcrypt.so.1"
      }
    #endif
  }

  /// What is done with it.
  var use: Words {
    switch self {
    case .zlib: Words(ko: "PNG 그림", en: "PNG pictures")
    case .curl: Words(ko: "책 검색과 알림 보내기", en: "book search and sending reminders")
    case .crypt: Words(ko: "프로필 잠금", en: "locking a profile")
    }
  }
}
