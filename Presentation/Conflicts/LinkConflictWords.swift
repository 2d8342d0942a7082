import HearthDomain

/// Says what both sides of a link had changed.
struct LinkConflictWords: Sendable {
  let format: any LinkFormat
  let clock: LocalClock

  /// The event, or what was said of it where it is gone.
  func thing(_ listed: ListedLinkConflict) -> Words {
    let title = (listed.event ?? listed.other)?.title ?? listed.conflict.uid
    return Words(ko: title.quotable(), en: title.quotable())
  }

  func part(_ listed: ListedLinkConflict) -> Words {
    let found = listed.conflict.conflict
    let part = Self.name(of: found.unit)
    guard found.part != LinkUnits.whole else { return part }
    return Words(ko: "\(found.part) 회차의 \(part.ko)", en: "\(part.en) of \(found.part)")
  }

  func kept(_ listed: ListedLinkConflict) -> Words {
    words(listed.conflict.conflict.kept, of: listed, listed.event)
  }

  func other(_ listed: ListedLinkConflict) -> Words {
    words(listed.conflict.conflict.other, of: listed, listed.other)
  }

  private func words(
    _ content: LinkUnits.Content?, of listed: ListedLinkConflict, _ event: Event?
  ) -> Words {
    let found = listed.conflict.conflict
    guard let content else { return Words(ko: "지움", en: "removed") }
    if found.unit == .when, found.part == LinkUnits.whole, let event {
      return Words { language in
        let words = OccurrenceWords(language, today: clock.today)
        let repeats = event.repetition.map { " · \($0.words(in: language))" } ?? ""
        return words.when(Occurrence(of: event, in: clock.zone)) + repeats
      }
    }
    var text = format.text(of: content).onOneLine
    // The part is named beside it.
    if case .property(let name) = found.unit, text.utf8.starts(with: "\(name):".utf8) {
      text = String(text.dropFirst(name.count + 1))
    }
    return Words(ko: text.quotable(), en: text.quotable())
  }

  private static func name(of unit: LinkUnits.Unit) -> Words {
    switch unit {
    case .when: Words(ko: "시간", en: "when")
    case .alarm: Words(ko: "알림", en: "a reminder")
    case .attendee(let address): Words(ko: "초대한 사람 \(address)", en: "the guest \(address)")
    case .property("SUMMARY"): Words(ko: "제목", en: "title")
    case .property("DESCRIPTION"): Words(ko: "메모", en: "note")
    case .property("LOCATION"): Words(ko: "장소", en: "place")
    case .property("STATUS"): Words(ko: "상태", en: "state")
    case .property(let name), .component(let name): Words(ko: name, en: name)
    }
  }
}
