import HearthDomain

/// How long something lasts, told in hours and minutes.
extension PlanDraft {
  /// A length with the words that told it.
  struct TimeLength {
    let words: [String]
    let minutes: Int
  }

  /// Takes `for 30 min`, `30분 동안`, `30분간` from the end, and `7pm 30 min`: what is left of
  /// `7시 30분 동안` is seven o'clock.
  mutating func takeLengthAtEnd(_ reader: WhenReader) -> TimeLength? {
    if let place = lengthBeforeClause ?? lengthBehindStart(reader) ?? lengthBesideTime(reader) {
      let taken = Array(words[place])
      words.removeSubrange(place)
      return (PlanDraft.minutes(taken) ?? PlanDraft.bare(taken)).map {
        TimeLength(words: taken, minutes: $0)
      }
    }
    for count in stride(from: min(6, words.count - 1), to: 0, by: -1) {
      let (before, last) = (words.dropLast(count), Array(words.suffix(count)))
      guard let minutes = PlanDraft.minutes(last) ?? minutes(last, after: before, reader) else {
        continue
      }
      words.removeLast(count)
      return TimeLength(words: last, minutes: minutes)
    }
    return nil
  }

  /// `for 30m` before what tells from when or until when: `for 30m from 4 jan`.
  private var lengthBeforeClause: Range<Int>? {
    for first in words.indices.dropFirst() where words[first].lowercased() == "for" {
      for end in first + 2..<max(first + 2, min(first + 6, words.count))
      where PlanDraft.clauses.contains(words[end].lowercased()) {
        return PlanDraft.minutes(Array(words[first..<end])) == nil ? nil : first..<end
      }
    }
    return nil
  }

  /// `2시간` behind `오후 2시부터`, and `2시간 동안` behind any time, wherever they stand.
  private func lengthBehindStart(_ reader: WhenReader) -> Range<Int>? {
    for place in words.indices.dropFirst() where mayBeginLength(place) {
      let isFrom = words[place - 1].hasSuffix("부터")
      let isBehindTime = (1...3).contains { count in
        count <= place && reader.timeBesideDay(words[place - count..<place]) != nil
      }
      guard isBehindTime else { continue }
      for count in (1...min(4, words.count - place)).reversed() {
        let length = Array(words[place..<place + count])
        let bare = isFrom && Hangul.isIn(length.joined()) ? PlanDraft.bare(length) : nil
        guard PlanDraft.minutes(length) ?? bare != nil else { continue }
        guard place + count < words.count else { return nil }
        if PlanDraft.koreanDistances.contains(words[place + count]) { continue }
        return place..<place + count
      }
    }
    return nil
  }

  /// `2시간 동안` wherever it stands beside a time: `2시간 동안 3시에 상담`, `엄마랑 한 시간 동안 통화 내일 3시`.
  private func lengthBesideTime(_ reader: WhenReader) -> Range<Int>? {
    for place in words.indices where mayBeginLength(place) {
      for count in (1...4).reversed() where place + count < words.count {
        let length = Array(words[place..<place + count])
        guard Hangul.isIn(length.joined()), PlanDraft.minutes(length) != nil else { continue }
        let tellsTime = [words[..<place], words[(place + count)...]].contains { part in
          part.indices.contains { first in
            part[first].contains(where: \.isNumber) && reader.timeBesideDay([part[first]]) != nil
          }
        }
        return tellsTime ? place..<place + count : nil
      }
    }
    return nil
  }

  /// Whether a number is there, as in `2시간`, or one in words before hours: `두 시간`.
  private func mayBeginLength(_ place: Int) -> Bool {
    if words[place].first?.isNumber == true { return true }
    var scanner = InputScanner(words[place])
    guard scanner.take(RepetitionWords.nativeNumbers) != nil else { return false }
    guard scanner.isAtEnd else { return scanner.take("시간") }
    return place + 1 < words.count && words[place + 1].hasPrefix("시간")
  }

  private static func bare(_ words: [String]) -> Int? { length(words.joined(separator: " ")) }

  private static let clauses: Set<String> = [
    "from", "starting", "until", "till", "til", "except", "every", "each",
  ]

  /// The minutes of words that can tell nothing but how long something lasts.
  private static func minutes(_ words: [String]) -> Int? { lengthAlone(words).flatMap(length) }

  /// What such words tell: `30 min` of `for 30 min`, `30분` of `30분 동안`.
  private static func lengthAlone(_ words: [String]) -> String? {
    if words[0].lowercased() == "for" { return words.dropFirst().joined(separator: " ") }
    let text = words.joined(separator: " ")
    for end in [" 동안", "동안", "간"] where text.hasSuffix(end) {
      let bare = String(text.dropLast(end.count))
      if ["시간", "분", "시간 반"].contains(where: bare.hasSuffix) { return bare }
    }
    return nil
  }

  /// Throws for a length of nothing at the end, which no plan has: `for 0m`, `0분 동안`; an hour is
  /// what one has of which none is told.
  func checkLengthOfNothing() throws(DateInputError) {
    for count in 1..<max(2, min(4, words.count)) where count < words.count {
      let last = Array(words.suffix(count))
      guard let bare = PlanDraft.lengthAlone(last), (try? DateInput.minutes(bare)) == 0 else {
        continue
      }
      throw .unclear(
        last.joined(separator: " "), spellings: [Hangul.isIn(bare) ? "1시간 동안" : "for 1h"])
    }
  }

  private static func length(_ text: String) -> Int? {
    (try? DateInput.minutes(text)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// `30 min`, `+30m` right behind a time.
  private func minutes(
    _ words: [String], after before: ArraySlice<String>, _ reader: WhenReader
  ) -> Int? {
    let typed = words.joined(separator: " ")
    let isAdded = typed.hasPrefix("+")
    let text = isAdded ? String(typed.dropFirst()) : typed
    guard before.count > 1, !Hangul.isIn(text), let minutes = PlanDraft.length(text),
      // Swimmers count in metres.
      minutes < 1440,
      isAdded || !(text.hasSuffix("m") && text.dropLast().allSatisfy { $0.isNumber || $0 == " " }),
      [1, 2].contains(where: { count in
        before.count > count
          && (try? reader.dates.time(WhenReader.text(before.suffix(count)))) != nil
      })
    else { return nil }
    return minutes
  }

  /// How long it lasts: as was taken from the end, or as `2시간` tells with which the rest ends.
  ///
  /// Throws where a day and no time is known, or an end; words that say nothing of a plan without
  /// a time stay in its title.
  mutating func length(
    _ taken: TimeLength?, of when: WhenReader.When?, to end: String?, _ typed: [String],
    _ reader: WhenReader
  ) throws(DateInputError) -> Int? {
    guard let length = taken ?? koreanLength(asTyped: typed, when, reader) else { return nil }
    guard let when else {
      // What begins in a moment lasts so long; of whole days it is part of the name.
      if isAllDay { words += length.words }
      return isAllDay ? nil : length.minutes
    }
    let text = length.words.joined(separator: " ")
    guard when.to == nil, end == nil else { throw .unclear(text, spellings: []) }
    guard !reader.isDayAlone(when) else {
      throw .unclear(text, spellings: [PlanDraft.beginningAtNine(text, isLed: true)])
    }
    if taken == nil { words.removeLast(length.words.count) }
    return length.minutes
  }

  /// How long lasts what is called by its length: `3 hour hike sun 9am`, `half-hour call 3pm`,
  /// `2시간짜리 회의`, `내일 3시 2시간 회의`; the words stay.
  func namedLength(of when: WhenReader.When?, _ reader: WhenReader) -> Int? {
    guard let when, when.to == nil, reader.tellsTime(when.from) else { return nil }
    for place in words.indices {
      let word = words[place]
      if let end = ["짜리의", "짜리"].first(where: word.hasSuffix) {
        let bare = String(word.dropLast(end.count))
        return [bare, words[max(0, place - 1)..<place].joined() + bare].lazy
          .compactMap(PlanDraft.length).first { $0 < 1440 }
      }
    }
    for count in [2, 1] where words.count > count {
      let text = words[..<count].joined(separator: " ")
      guard text.hasSuffix("시간") || text.hasSuffix("분") || text.hasSuffix("시간 반"),
        !PlanDraft.koreanDistances.contains(words[count]), let minutes = PlanDraft.length(text),
        minutes < 1440
      else { continue }
      return minutes
    }
    for count in [1, 2] where words.count > count {
      let text = words[..<count].joined(separator: " ").replacing("-", with: " ")
      guard ["hour", "hr", "minute", "min"].contains(where: text.lowercased().hasSuffix),
        !PlanDraft.distances.contains(words[count].lowercased()),
        let minutes = text.lowercased() == "half hour" ? 30 : PlanDraft.length(text),
        minutes <= 1440
      else { continue }
      return minutes
    }
    return nil
  }

  /// Throws for a length beside an end, and beside what repeats on days of which no time is told.
  func checkLength(
    _ taken: TimeLength?, of repeated: RepeatedPlan?, to end: String?, typed: [String]
  ) throws(DateInputError) {
    let text = taken?.words.joined(separator: " ")
    if let text, end != nil { throw .unclear(text, spellings: []) }
    guard !isAllDay, let repeated, repeated.time == nil,
      repeated.repetition.rule.map({ $0.frequency >= .daily }) ?? true
    else { return }
    let last = (1...3).reversed().lazy.compactMap { count -> String? in
      guard count < words.count, words.suffix(count) == typed.suffix(count) else { return nil }
      let last = words.suffix(count).joined(separator: " ")
      let isTold = Hangul.isIn(last) || PlanDraft.isLength(last)
      return isTold && PlanDraft.length(last).map { $0 < 1440 } == true ? last : nil
    }.first
    guard let length = text ?? last else { return }
    throw .unclear(length, spellings: [PlanDraft.beginningAtNine(length, isLed: text != nil)])
  }

  /// `9am for 2h`, `9시에 2시간 동안`.
  private static func beginningAtNine(_ length: String, isLed: Bool) -> String {
    if Hangul.isIn(length) {
      let bare = [" 동안", "동안"].first(where: length.hasSuffix).map { length.dropLast($0.count) }
      return "9시에 \(bare ?? length[...]) 동안"
    }
    return isLed ? "9am \(length)" : "9am for \(length)"
  }

  /// Takes the length with which a title ends that tells nothing of when: `focus 2h`,
  /// `집중 2시간`. Throws for what may be an hour of the clock: `run 15h`.
  mutating func takeLengthAlone(
    _ when: WhenReader.When?, typed: [String]
  ) throws(DateInputError) -> TimeLength? {
    guard when == nil, typed == words, !isAllDay else { return nil }
    for count in stride(from: min(4, words.count - 1), to: 0, by: -1) {
      let last = Array(words.suffix(count))
      let text = last.joined(separator: " ")
      guard let minutes = PlanDraft.length(text), minutes < 1440,
        Hangul.isIn(text) || PlanDraft.isLength(text)
          || text.contains("h") && text.hasSuffix("m"),
        !PlanDraft.beforeLengths.contains(words[words.count - count - 1].lowercased()),
        !WhenReader.numbered.names(words[words.count - count - 1])
      else { continue }
      if let clock = PlanDraft.hourAsShown(text) {
        throw .unclear(text, spellings: ["at \(clock)", "for \(text)"])
      }
      words.removeLast(count)
      return TimeLength(words: last, minutes: minutes)
    }
    return nil
  }

  /// Before a length that is none of a plan.
  private static let beforeLengths: Set<String> = [
    "after", "within", "before", "in", "last", "next", "of", "the", "by", "past", "every", "to",
    "than", "under", "over", "until", "about", "and", "or", "per", "with", "-", "sub", "max",
    "min", "flat", "apartment", "앞으로", "지난", "최근", "매", "약", "하루", "하루에", "매일", "전", "후",
    "뒤", "식전", "식후", "최대", "최소", "이상", "이내",
  ]

  /// What stands behind a length that is none of a plan.
  private static let distances: Set<String> = [
    "before", "after", "until", "till", "to", "from", "ago", "later", "early", "late", "delay",
    "notice", "warning", "ahead",
  ]

  private static let koreanDistances: Set<String> = [
    "전", "전에", "뒤", "뒤에", "후", "후에", "만에", "이내", "안에", "이상", "이하", "간격", "단위", "연속", "무료",
    "먼저", "일찍", "늦게", "지각", "반",
  ]

  /// `회의 내일 3시 2시간`; beside a day alone only where it ends all that was typed: `공부 3시간 내일`
  /// is the name of what is done.
  private func koreanLength(
    asTyped typed: [String], _ when: WhenReader.When?, _ reader: WhenReader
  ) -> TimeLength? {
    guard let when, when.to == nil else { return nil }
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      let last = Array(words.suffix(count))
      let text = last.joined(separator: " ")
      guard text.hasSuffix("시간") || text.hasSuffix("분") || text.hasSuffix("시간 반"),
        let minutes = PlanDraft.length(text),
        !reader.isDayAlone(when) || typed.suffix(count) == last[...]
      else { continue }
      return TimeLength(words: last, minutes: minutes)
    }
    return nil
  }
}
