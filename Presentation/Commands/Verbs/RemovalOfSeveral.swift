import HearthDomain
import JSONText

/// How several things that are to go together are asked about and told of.
enum RemovalOfSeveral {
  /// More are not named one by one: the question has to stay in sight.
  private static let mostNamed = 10

  /// The names a line each, and the question about all of them.
  static func question(_ names: [String], _ question: Words, _ language: Language) -> String {
    let more = names.count - mostNamed
    let rest = more > 0 ? ["  " + language(ko: "… 외 \(more)", en: "… and \(more) more")] : []
    let lines = names.prefix(mostNamed).map { "  \($0)" } + rest
    return (lines + [question(language)]).joined(separator: "\n")
  }

  /// What was removed: one thing as its object, several as a list.
  static func json<Thing>(
    _ removed: [Thing], _ object: (Thing) throws -> JSONObject
  ) rethrows -> JSONObject {
    if let only = removed.first, removed.count == 1 { return try object(only) }
    return ["items": .array(try removed.map { .object(try object($0)) })]
  }
}
