import HearthDomain

/// Formats a day as a Markdown page: only what happened, relative to that day, so that the page
/// does not change later.
struct MirrorWords {
  let language: Language

  func page(of day: DayItems) -> MirrorPage {
    let words = DayItemWords(language: language, today: day.day, day: day.day)
    let things = day.items.filter(\.hasHappened)
    let marks = day.counts
    let facts = MirrorPage.Key.allCases.map { key in
      let value =
        switch key {
        case .mood: marks.moods.mean.map { Int($0.rounded()) } ?? 0
        case .moods: marks.moods.moodCount
        case .people: marks.waterings
        case .events: marks.events
        case .pages: marks.pages
        }
      let isThere = key == .mood ? marks.moods.count > 0 : value > 0
      return MirrorPage.Fact(key, isThere ? value : nil)
    }
    let lines = things.map { listItem(of: $0, words) }
    return MirrorPage(
      facts, lines: lines.isEmpty ? [] : ["## Hearth", ""] + lines.flatMap { $0 } + [""])
  }

  /// Returns the lines of a list item; all but the first are indented.
  private func listItem(of thing: DayItem, _ words: DayItemWords) -> [String] {
    var title = thing.name
    if case .birthday = thing { title = words.leadingText(thing) }
    if case .mood(let mood) = thing { title = mood.form.phrase(language) }
    let time = words.time(thing, isWhole: true)
    let parts = [time.isEmpty ? nil : time, "**\(title.onOneLine.escapedForMarkdown)**"].compactMap(
      \.self)
    let text = words.text(thing).visibleLines.map(\.escapedForMarkdown)
    let said = (text.first.map { [" — \($0)"] } ?? []) + thing.markdownTags
    return ["- " + parts.joined(separator: " ") + said.joined()]
      + text.dropFirst().map { $0.isEmpty ? "" : "  " + $0 }
  }
}

extension DayItem {
  /// The tags of a mood in Markdown, each after a space.
  fileprivate var markdownTags: [String] {
    guard case .mood(let mood) = self else { return [] }
    return mood.tags.values.map { tag in
      " #" + String(tag.value.map { $0.isWhitespace ? "-" : $0 }).escapedForMarkdown
    }
  }

  /// Whether the item took place or was planned on its day. Due dates do not count, because they
  /// change from day to day.
  fileprivate var hasHappened: Bool {
    switch self {
    case .birthday, .event, .finished, .watering, .mood, .read: true
    case .task, .due, .target: false
    }
  }
}

extension String {
  /// The displayed lines of a text, without trailing spaces.
  fileprivate var visibleLines: [String] {
    guard !allSatisfy(\.isWhitespace) else { return [] }
    return terminalSafe.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }
  }

  /// The text with a backslash before each character that has a meaning in Markdown; `#run` stays a
  /// tag.
  fileprivate var escapedForMarkdown: String {
    let characters = Array(terminalSafe)
    var text = ""
    // A number at the beginning of a line may be a list marker.
    var isNumber = true
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      let acts =
        switch character {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "~", "|", "$", "=", "%", "^", "!": true
        case "#": !next.isLetter && !next.isNumber
        case "-", "+": place == 0
        case ".", ")": place > 0 && isNumber
        default: false
        }
      if acts { text.append("\\") }
      text.append(character)
      isNumber = isNumber && character.isNumber
    }
    return text
  }
}
