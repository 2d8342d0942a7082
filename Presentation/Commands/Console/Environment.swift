import CLibrary
import HearthDomain

/// The environment variables, looked up one by one.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> FilePath?

  /// Creates an environment from a function that looks up variables. Values are bytes, because many
  /// of them are file names.
  package init(_ lookUp: @escaping @Sendable (String) -> FilePath?) {
    self.lookUp = lookUp
  }

  /// The environment of the process.
  package static let process = Environment { name in
    getenv(name).map { value in
      FilePath(bytes: UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
  }

  /// The value of a variable as text, with U+FFFD for invalid bytes; nil if it is not set.
  package subscript(name: String) -> String? {
    lookUp(name).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the value of a variable as text; nil if it is empty or not set.
  package func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the value of a variable as a path; nil if it is empty or not set.
  package func path(_ name: String) -> FilePath? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns those of the variables that are set, with their values as text.
  package func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in found[name] = self[name] }
  }

  /// Returns those of the variables that are set, with their values as bytes.
  package func bytes(of names: [String]) -> [String: FilePath] {
    names.reduce(into: [:]) { found, name in found[name] = lookUp(name) }
  }
}

extension DateOrder {
  /// Creates the order in which the locale writes dates; month first by default.
  package init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_TIME", "LANG"]
    let locale = names.lazy.compactMap { environment.nonEmpty($0) }.first ?? ""
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let isDayFirst =
      parts.count == 2 && !DateOrder.monthFirstLanguages.contains(parts[0].lowercased())
      && !DateOrder.monthFirstCountries.contains(parts[1].uppercased())
    self = isDayFirst ? .dayFirst : .monthFirst
  }

  /// Languages and countries in which the month is written before the day.
  private static let monthFirstLanguages: Set<String> = ["ko", "ja", "zh", "hu", "mn", "lt"]
  private static let monthFirstCountries: Set<String> = ["US", "PH", "CA", "PR", "GU", "KR"]
}

extension Language {
  /// Creates the language of the locale: Korean if it begins with `ko`, including `korean`, an
  /// older name of `ko_KR`; else English.
  package init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment.nonEmpty($0) }.first ?? ""
    self = locale.lowercased().hasPrefix("ko") ? .korean : .english
  }
}

extension Environment {
  /// Whether symbols are replaced by ASCII: the locale names a character set other than UTF-8.
  /// False without a locale, as most terminals support UTF-8.
  package var usesASCIIMarks: Bool {
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(nonEmpty).first else {
      return false
    }
    if ["C", "POSIX"].contains(locale) { return true }
    return characterSet.map { $0.lowercased().filter { $0 != "-" } != "utf8" } ?? false
  }
}
