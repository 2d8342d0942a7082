import CLibrary
import HearthDomain

/// The variables that a program is started with, looked up one by one.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> FilePath?

  /// The values as the bytes that they are: many a variable names a file.
  package init(_ lookUp: @escaping @Sendable (String) -> FilePath?) {
    self.lookUp = lookUp
  }

  /// The process's own.
  package static let process = Environment { name in
    getenv(name).map { value in
      FilePath(bytes: UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
  }

  /// The variable's value as a text, with marks in the place of what is none.
  package subscript(name: String) -> String? {
    lookUp(name).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The variable's value as a text, unless it is empty.
  package func filled(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The variable's value where it names a file, unless it is empty.
  package func path(_ name: String) -> FilePath? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Those of the variables that are set, as texts.
  package func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in found[name] = self[name] }
  }

  /// Those of the variables that are set, as the bytes that they are.
  package func bytes(of names: [String]) -> [String: FilePath] {
    names.reduce(into: [:]) { found, name in found[name] = lookUp(name) }
  }
}

extension DateOrder {
  /// As the locale writes dates: with the month first where nobody says otherwise.
  package init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_TIME", "LANG"]
    let locale = names.lazy.compactMap { environment.filled($0) }.first ?? ""
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let isDayFirst =
      parts.count == 2 && !DateOrder.languagesOfMonths.contains(parts[0].lowercased())
      && !DateOrder.landsOfMonths.contains(parts[1].uppercased())
    self = isDayFirst ? .dayFirst : .monthFirst
  }

  /// Languages and lands in which the month is written before the day.
  private static let languagesOfMonths: Set<String> = ["ko", "ja", "zh", "hu", "mn", "lt"]
  private static let landsOfMonths: Set<String> = ["US", "PH", "CA", "PR", "GU", "KR"]
}

extension Language {
  /// The language of the locale: Korean for whatever begins with `ko`, as `korean` does, which is
  /// an older name of `ko_KR`; else English.
  package init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment.filled($0) }.first ?? ""
    self = locale.lowercased().hasPrefix("ko") ? .korean : .english
  }
}

extension Environment {
  /// Whether the locale names a set of characters other than UTF-8, as `C` and `en_US.ISO-8859-1`
  /// do. Where none is named nobody knows, and most terminals show UTF-8 all the same.
  package var hasPlainMarks: Bool {
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(filled).first else {
      return false
    }
    if ["C", "POSIX"].contains(locale) { return true }
    return characterSet.map { $0.lowercased().filter { $0 != "-" } != "utf8" } ?? false
  }
}
