import HearthDomain
import JSONText

extension LinkReport {
  /// What was brought over, in one line.
  func summary(of calendar: CalendarName, isRehearsal: Bool, _ language: Language) -> String {
    if isNothing {
      return language(ko: "\(calendar): 양쪽이 같아요.", en: "\(calendar): both sides are equal.")
    }
    func side(_ added: Int, _ changed: Int, _ removed: Int) -> String {
      [
        added > 0 ? language(ko: "새로 온 것 \(added)개", en: "\(added) new") : nil,
        changed > 0 ? language(ko: "바뀐 것 \(changed)개", en: "\(changed) changed") : nil,
        removed > 0 ? language(ko: "지운 것 \(removed)개", en: "\(removed) removed") : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
    let (here, there) = (
      side(addedHere, changedHere, removedHere), side(addedThere, changedThere, removedThere)
    )
    let parts = [
      here.isEmpty ? nil : language(ko: "여기에 \(here)", en: "here \(here)"),
      there.isEmpty ? nil : language(ko: "저쪽에 \(there)", en: "there \(there)"),
    ].compactMap { $0 }.joined(separator: language(ko: ", ", en: "; "))
    return isRehearsal
      ? language(ko: "\(calendar): 맞추면 \(parts).", en: "\(calendar): would be \(parts).")
      : language(ko: "\(calendar): \(parts).", en: "\(calendar): \(parts).")
  }

  /// What is to be known beside that.
  func remarks(of kind: LinkKind, _ language: Language) -> [String] {
    var lines: [String] = []
    if conflicts > 0 {
      lines.append(
        language(
          ko: "양쪽에서 다르게 고친 것이 \(conflicts)군데 있어요. 저쪽 것을 따랐고, 여기 것은 hearth link conflicts에"
            + " 남겨 두었어요.",
          en: "Both sides had changed \(Plural("thing")(conflicts)). What the other side says"
            + " counts; what was said here is kept in hearth link conflicts."))
    }
    if zoned > 0 {
      lines.append(
        language(
          ko: "어디서나 같은 시각이던 일정 \(zoned)개는 이제 적은 곳의 시간대에 묶여요.",
          en: "\(Plural("event")(zoned)) without a time zone \(zoned == 1 ? "has" : "have") the one"
            + " of \(zoned == 1 ? "its" : "their") entry from now on."))
    }
    return lines + left.map { $0.line(of: kind, language) }
  }

  func json(of listed: ListedLink) -> JSONObject {
    var json = listed.collection.json
    json.append(
      "here",
      ["added": .int(addedHere), "changed": .int(changedHere), "removed": .int(removedHere)])
    json.append(
      "there",
      ["added": .int(addedThere), "changed": .int(changedThere), "removed": .int(removedThere)])
    json.append("conflicts", .int(conflicts))
    json.append("zoned", .int(zoned))
    json.append(
      "left",
      .array(
        left.map { left in
          [
            "name": .string(left.name),
            "reason": .string(left.line(of: listed.kind, .english)),
          ]
        }))
    return json
  }
}

extension LinkedCollection {
  /// What it is called, as what it is.
  var json: JSONObject {
    switch self {
    case .calendar(let calendar): ["calendar": .string(calendar.name.value)]
    case .contacts(let book): ["addressBook": .string(book.name.value)]
    }
  }
}

extension LinkReport.Left {
  func line(of kind: LinkKind, _ language: Language) -> String {
    let name = name.quotable()
    return switch (reason, kind) {
    case (.several, .calendar):
      language(
        ko: "\(name): 여러 일정이 든 파일이라 그대로 두었어요.",
        en: "\(name) holds several events and stays as it is.")
    case (.several, .contacts):
      language(
        ko: "\(name): 여러 연락처가 든 파일이라 그대로 두었어요.",
        en: "\(name) holds several contacts and stays as it is.")
    case (.twice, .calendar):
      language(
        ko: "\(name): 같은 일정이 또 있어 그대로 두었어요.",
        en: "\(name) is the same event once more and stays as it is.")
    case (.twice, .contacts):
      language(
        ko: "\(name): 같은 연락처가 또 있어 그대로 두었어요.",
        en: "\(name) is the same contact once more and stays as it is.")
    case (.tooLarge(let bytes, let limit), _):
      // Just above the bound both would be told alike.
      language(
        ko: "\(name): \(bytes)바이트라 하나에 담을 수 있는 \(limit)바이트를 넘어 그대로 두었어요.",
        en: "\(name) has \(bytes) bytes, more than the \(limit) that are kept of one, and stays as"
          + " it is.")
    case (.unreadable, _):
      language(
        ko: "\(name): 잃는 것 없이 옮길 수 없어 그대로 두었어요.",
        en: "\(name) cannot be brought over without a loss and stays as it is.")
    case (.busy, _):
      language(
        ko: "\(name): 그사이 바뀌어서 다음에 맞춰요.",
        en: "\(name) was changed meanwhile, and comes the next time.")
    case (.refused(let words), _):
      language(
        ko: "\(name): 저쪽이 받아 주지 않았고, 그 뒤로 바뀐 것이 없어요: \(words)",
        en: "\(name) was not accepted there, and nothing has changed since: \(words)")
    case (.error(let error), _): "\(name): \(error.text(in: language))"
    }
  }
}
