#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that a program is started with, looked up one by one.
public struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  public init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The process's own.
  public static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  public static func fixed(_ variables: [String: String]) -> Environment {
    Environment { variables[$0] }
  }

  public subscript(name: String) -> String? { lookUp(name) }

  /// Those of the variables that are set.
  public func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in found[name] = lookUp(name) }
  }

  /// The variable's value unless it is empty.
  public func filled(_ name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Language {
  /// The language of the locale: Korean for `ko` and its variants, else English.
  public init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment.filled($0) }.first ?? ""
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self = code.lowercased() == "ko" ? .korean : .english
  }
}
