import HearthDomain
import JSONText

extension LinkReport {
  /// Returns what was transferred, in one line.
  func summary(of calendar: CalendarName, isRehearsal: Bool, _ language: Language) -> String {
    if isEmpty, hasFailures {
      return language(ko: "\(calendar): 바뀐 것이 없어요.", en: "\(calendar): nothing was changed.")
    }
    if isEmpty {
      return language(ko: "\(calendar): 양쪽이 같아요.", en: "\(calendar): both sides are the same.")
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
      ? language(ko: "\(calendar): 동기화하면 \(parts).", en: "\(calendar): after a sync, \(parts).")
      : language(ko: "\(calendar): \(parts).", en: "\(calendar): \(parts).")
  }

  /// Returns the remarks below the summary.
  func remarks(of listed: ListedLink, _ language: Language) -> [String] {
    var lines = untransferredLosses.map { $0.keptItemsRemark(of: listed, language) }
    if conflicts > 0 {
      lines.append(
        language(
          ko: "양쪽에서 다르게 고친 곳이 \(conflicts)군데 있어요. 저쪽 것을 따랐고, 여기 것은 hearth link conflicts에 남겨 두었어요.",
          en: "Both sides changed \(Plural("thing")(conflicts)) differently. The other side's"
            + " version was used; yours is kept in hearth link conflicts."))
    }
    if zonedEvents > 0 {
      lines.append(
        language(
          ko: "시간대가 없던 일정 \(zonedEvents)개는 이제 적은 곳의 시간대를 따라요.",
          en:
            "From now on, \(Plural("event")(zonedEvents)) without a time zone"
            + " \(zonedEvents == 1 ? "keeps" : "keep") the one in which"
            + " \(zonedEvents == 1 ? "it was" : "they were") entered."))
    }
    return lines + skipped.map { $0.failureLine(of: listed.kind, language) }
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
    json.append("zoned", .int(zonedEvents))
    json.append(
      "kept",
      .array(
        untransferredLosses.map { loss in
          [
            "goneFrom": .string(loss.side.rawValue), "gone": .int(loss.missingCount),
            "of": .int(loss.totalCount),
          ]
        }))
    json.append(
      "left",
      .array(
        skipped.map { left in
          [
            "name": .string(left.name),
            "reason": .string(left.failureLine(of: listed.kind, .english)),
          ]
        }))
    return json
  }
}

extension LinkLoss {
  /// Asks whether items missing on one side shall be removed from the other.
  func removalQuestion(of listed: ListedLink, _ language: Language) -> String {
    let things = listed.kind.contentsNoun
    return switch side {
    case .there:
      language(
        ko:
          "\(listed.name): 저쪽에서 \(things.ko) \(totalCount)개 가운데 \(missingCount)개가 사라졌어요. 여기서도"
          + " 지울까요?",
        en:
          "\(listed.name): \(missingCount) of \(totalCount) \(things.en) are gone from the other"
          + " side. Remove them here, too?")
    case .here:
      language(
        ko:
          "\(listed.name): 여기서 \(things.ko) \(totalCount)개 가운데 \(missingCount)개가 사라졌어요. 저쪽에서도"
          + " 지울까요?",
        en:
          "\(listed.name): \(missingCount) of \(totalCount) \(things.en) are gone from here. Remove"
          + " them on the other side, too?")
    }
  }

  /// Returns a note that the items stay, with the command that removes them.
  func keptItemsRemark(of listed: ListedLink, _ language: Language) -> String {
    let things = listed.kind.contentsNoun
    let command =
      "hearth link sync " + Quoting.shellWord(listed.name.value) + " --accept-removals"
    return switch side {
    case .there:
      language(
        ko: "저쪽에서 \(things.ko) \(totalCount)개 가운데 \(missingCount)개가 사라졌지만 여기 것은 그대로 두었어요. 정말 지운"
          + " 것이라면: \(command)",
        en:
          "\(missingCount) of \(totalCount) \(things.en) are gone from the other side but were kept"
          + " here. If they were removed on purpose: \(command)")
    case .here:
      language(
        ko: "여기서 \(things.ko) \(totalCount)개 가운데 \(missingCount)개가 사라졌지만 저쪽 것은 그대로 두었어요. 정말 지운"
          + " 것이라면: \(command)",
        en:
          "\(missingCount) of \(totalCount) \(things.en) are gone from here but were kept on the"
          + " other side. If they were removed on purpose: \(command)")
    }
  }
}

extension LinkedCollection {
  /// The collection's name, under the key of its kind.
  var json: JSONObject {
    switch self {
    case .calendar(let calendar): ["calendar": .string(calendar.name.value)]
    case .contacts(let book): ["addressBook": .string(book.name.value)]
    }
  }
}

extension LinkReport.Skipped {
  func failureLine(of kind: LinkKind, _ language: Language) -> String {
    let name = name.quotable()
    return switch (reason, kind) {
    case (.severalItems, .calendar):
      language(
        ko: "\(name): 여러 일정이 든 파일이라 그대로 두었어요.",
        en: "\(name) holds several events and was left as it is.")
    case (.severalItems, .contacts):
      language(
        ko: "\(name): 여러 연락처가 든 파일이라 그대로 두었어요.",
        en: "\(name) holds several contacts and was left as it is.")
    case (.duplicate, .calendar):
      language(
        ko: "\(name): 같은 일정이 또 있어 그대로 두었어요.",
        en: "\(name) is a duplicate of an event and was left as it is.")
    case (.duplicate, .contacts):
      language(
        ko: "\(name): 같은 연락처가 또 있어 그대로 두었어요.",
        en: "\(name) is a duplicate of a contact and was left as it is.")
    case (.tooLarge(let bytes, let limit), _):
      // Sizes are exact, because rounded ones just above the limit would look equal to it.
      language(
        ko: "\(name): \(bytes)바이트라 한도인 \(limit)바이트를 넘어서 그대로 두었어요.",
        en: "\(name) has \(bytes) bytes, more than the limit of \(limit), and was left as it is.")
    case (.unreadable, _):
      language(
        ko: "\(name): 옮기면 빠지는 내용이 있어서 그대로 두었어요.",
        en: "\(name) cannot be copied without losing something and was left as it is.")
    case (.busy, _):
      language(
        ko: "\(name): 그사이 바뀌어서 다음에 동기화해요.",
        en: "\(name) was changed in the meantime and will be synced next time.")
    case (.gone, _):
      language(
        ko: "\(name): 저쪽에는 이제 없어서 고치지 못했어요. 다음에 다시 동기화해요.",
        en: "\(name) is gone from the other side and could not be updated there; the next sync"
          + " tries again.")
    case (.notStored, _):
      language(
        ko: "\(name): 저쪽이 받았다고 했지만 거기에 없어요. 여기 것은 그대로 두었고 다음에 다시 보내요.",
        en: "\(name) was accepted by the other side but is not there. It was kept here and is sent"
          + " again next time.")
    case (.refused(let words), _):
      language(
        ko: "\(name): 저쪽이 받아 주지 않았어요. 하루 뒤나 바뀐 뒤에 다시 보내요\(words.afterColon)",
        en: "\(name) was rejected by the other side and is sent again in a day or once it has"
          + " changed"
          + words.afterColon)
    case (.error(let error), _): "\(name): \(error.message(in: language))"
    }
  }
}
