import HearthDomain
import JSONText

/// What one area adds to Today.
package protocol TodayPart: Sendable {
  /// The area's rows for this moment; throws when the store fails.
  func section() throws -> TodaySection
  /// The members that the area adds to `today --json`, which needs no rows.
  func json() throws -> JSONObject
}

extension TodayPart {
  package func json() throws -> JSONObject { try section().json }
}

/// A way to begin: what belongs here, and the command that adds it.
package struct TodayInvitation: Hashable, Sendable {
  package let text: Words
  package let command: Words

  /// Both, as they are printed where there is nothing to list.
  var words: Words {
    Words(ko: "\(text.ko)\n  \(command.ko)", en: "\(text.en)\n  \(command.en)")
  }
}

/// All of Today at one moment.
package struct TodayPage: Hashable, Sendable {
  package let overview: TodayOverview
  package let sections: [TodaySection]
}
