import HearthDomain
import HearthWhen

/// Help for search keys: their syntax, and why a value is not valid.
package enum SearchKeyHelp {
  /// All keys in one text.
  package static let keys = Words(
    ko: "who:이름, when:지난달, tag:달리기, is:overdue, mood<40도 쓸 수 있어요. 앞에 -를 붙이면 그것만 빼고, 따옴표로 묶으면 그대로"
      + " 찾아요. tag:\"저녁 산책\"처럼 뒤의 말도 묶을 수 있고, #\"저녁 산책\"도 같은 태그예요. 누구:, 언제:, 태그:, 상태:, 기분<40으로 적어도"
      + " 돼요.",
    en: "Also who:NAME, when:\"last month\", tag:run, is:overdue and mood<40; -word excludes what"
      + " has it, and “a phrase” is searched as it is. Put a value of several words in quotation"
      + " marks, too: tag:\"good meal\", or #\"good meal\". All conditions must match, in any"
      + " order.")

  /// Returns the error for a key whose value is not valid, with the values that are.
  static func invalidValueMessage(of value: String, for key: SearchKey) -> Words {
    switch key {
    case .when:
      Words(
        ko: "when: 뒤의 \(KoreanParticle.object(value.quoted(.korean))) 알 수 없어요. 어제, \"지난달\","
          + " 2026-11처럼 적어 주세요.",
        en: "when: takes a day, a week, a month or a year, such as yesterday, \"last month\" or"
          + " 2026-11, not \(value.quotedAsSentence(.english))")
    case .state:
      Words(
        ko: "is: 뒤의 \(KoreanParticle.object(value.quoted(.korean))) 알 수 없어요. 쓸 수 있는 말:"
          + " \(stateNames(.korean)).",
        en: "is: takes \(stateNames(.english)), not \(value.quotedAsSentence(.english))")
    case .mood:
      Words(
        ko: "기분은 0부터 100까지예요. mood<40, mood>=70, mood:40-60처럼 적어 주세요. 적은 값:"
          + " \(value.quotedAsSentence(.korean))",
        en: "mood takes a number from 0 to 100, such as mood<40, mood>=70 or mood:40-60, not"
          + " \(value.quotedAsSentence(.english))")
    case .who:
      Words(
        ko: "who: 뒤에 이름을 적어 주세요. 예: who:지민", en: "who: takes a name, such as who:mina.")
    case .tag:
      Words(
        ko: "tag: 뒤에 태그를 적어 주세요. 예: tag:달리기", en: "tag: takes a tag, such as tag:run.")
    }
  }

  /// Returns which words of the text look like keys but are none, with the keys; nil if none do.
  static func unknownKeysNote(in text: String) -> Words? {
    let unknown = SearchExpression.unknownKeys(in: text)
    guard !unknown.isEmpty else { return nil }
    let names = unknown.map { $0 + ":" }.joined(separator: ", ")
    let keys = SearchKey.allCases.map { $0.rawValue + ($0 == .mood ? "<" : ":") }
      .joined(separator: ", ")
    return Words(
      ko: "\(KoreanParticle.topic(names)) 조건이 아니라 낱말로 찾았어요. 쓸 수 있는 조건: \(keys).",
      en: "\(names) is no condition, so it was searched as a word. Conditions: \(keys).")
  }

  private static func stateNames(_ language: Language) -> String {
    let names = SearchedState.allCases.map { state in
      language(ko: state.names.count > 1 ? state.names[1] : state.rawValue, en: state.rawValue)
    }
    return language(ko: names.joined(separator: ", "), en: names.joinedByOr)
  }
}

extension LocalClock {
  /// Returns the search with the values of `when:` as dates: `when:"last month"` becomes
  /// `when:2026-10-01..2026-10-31`. Invalid values stay unchanged; the search rejects them.
  ///
  /// Ambiguous values, such as `when:thu` or `when:november`, mean both the last and the next such
  /// days, as plans are in the future and diaries in the past.
  package func replacingDays(in text: String) -> String {
    let readings = [WhenContext.SearchDirection.past, .future].map { WhenReader(self, $0) }
    return SearchExpression.replacingDayNames(in: text) { words in
      readings.compactMap { try? $0.days(words) }.reduce(into: []) { days, reading in
        if !days.contains(reading) { days.append(reading) }
      }
    }
  }

  /// Returns a search for the days that the text names; nil if it names none. Used if nothing
  /// contains the text itself.
  func searchForDays(namedIn text: String) -> String? {
    guard !text.allSatisfy(\.isNumber),
      let days = try? WhenReader(self, .past).days(text)
    else { return nil }
    return "when:\(days.lowerBound)..\(days.upperBound)"
  }

  /// Returns the search for text being typed. Incomplete keys such as `is:ov` are not errors and
  /// find nothing.
  func searchWhileTyping(_ text: String) -> String {
    let spelled = replacingDays(in: text)
    return (try? SearchExpression(spelled)) == nil ? SearchExpression.matchingNothing : spelled
  }
}
