import HearthDomain
import JSONText

/// The part of one area on Today.
package protocol TodayPart: Sendable {
  /// Returns the area's current section. Throws if the store fails.
  func section() throws -> TodaySection
  /// Returns the area's members of `today --json`, without making the rows.
  func json() throws -> JSONObject
}

extension TodayPart {
  package func json() throws -> JSONObject { try section().json }
}

/// The invitation of an empty area: a text, and the command and the key that add the first item.
package struct TodayInvitation: Hashable, Sendable {
  package let text: Words
  package let command: Words
  /// The key that adds the first item in the tab of the area.
  let key: Character

  /// The text and the command, as printed if there is nothing to list.
  var words: Words {
    Words(ko: "\(text.ko)\n  \(command.ko)", en: "\(text.en)\n  \(command.en)")
  }
}

/// All contents of Today at one moment.
package struct TodayPage: Hashable, Sendable {
  package let overview: TodayOverview
  package let sections: [TodaySection]
}
