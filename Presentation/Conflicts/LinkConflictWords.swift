import HearthDomain
import HearthWhen

/// Describes conflicts between the two sides of a link, or between this store and a file.
struct LinkConflictWords: Sendable {
  let formats: LinkFormats
  let clock: LocalClock

  /// Returns the title of the event or contact, also if it was removed.
  func itemName(_ listed: ListedLinkConflict) -> Words {
    let title = (listed.currentItem ?? listed.overruledItem)?.title ?? listed.conflict.uid.text
    return Words(ko: title.quotable(), en: title.quotable())
  }

  /// Returns where the other side comes from: the name of the linked collection, or `a file`.
  func origin(_ listed: ListedLinkConflict, _ link: ListedLink?) -> Words {
    if listed.isWithFile { return Words(ko: "파일", en: "a file") }
    let name = link?.name.value ?? ""
    return Words(ko: name, en: name)
  }

  func partName(_ listed: ListedLinkConflict) -> Words {
    let found = listed.conflict.conflict
    let part = Self.name(of: found.unit)
    guard found.part != LinkUnits.wholeItem else { return part }
    return Words { language in
      let dates = DayFormatter(language, today: clock.today)
      let day = LinkUnits.time(of: found.part).map { dates.short($0.day) } ?? found.part.text
      return language(ko: "\(day) 회차의 \(part.ko)", en: "\(part.en) of \(day)")
    }
  }

  func keptSide(_ listed: ListedLinkConflict, upTo limit: Int = 400) -> Words {
    contentDescription(listed.conflict.conflict.appliedValue, of: listed, listed.currentItem, limit)
  }

  func otherSide(_ listed: ListedLinkConflict, upTo limit: Int = 400) -> Words {
    contentDescription(
      listed.conflict.conflict.overruledValue, of: listed, listed.overruledItem, limit)
  }

  private func contentDescription(
    _ content: LinkUnits.Content?, of listed: ListedLinkConflict, _ thing: DisplayedLinkItem?,
    _ limit: Int
  ) -> Words {
    let found = listed.conflict.conflict
    guard let content else { return Words(ko: "지움", en: "removed") }
    if found.unit == .timing, case .event(let event)? = thing,
      found.part == LinkUnits.wholeItem || event.repetition == nil
    {
      return Words { language in
        let words = OccurrenceWords(language, today: clock.today)
        let repeats = event.repetition.map { " · \($0.words(in: language))" } ?? ""
        return words.dateAndTime(Occurrence(of: event, in: clock.zone)) + repeats
      }
    }
    if found.part == LinkUnits.wholeItem, case .toDo(let toDo)? = thing,
      let words = toDoWords(of: found.unit, toDo)
    {
      return words
    }
    var text = formats[listed.kind].text(of: content).onOneLine
    // The property's name is omitted, because the name of the part already says it.
    switch found.unit {
    case .property(let name), .entry(let name, _):
      if text.utf8.starts(with: "\(name):".utf8) {
        text = String(text.dropFirst(name.text.count + 1))
      }
    case .timing, .alarm, .attendee, .component: break
    }
    return Words(ko: text.quotable(limit: limit), en: text.quotable(limit: limit))
  }

  /// Returns when the to-do is due, or whether it is done; nil for other parts.
  private func toDoWords(of unit: LinkUnits.Unit, _ toDo: ToDo) -> Words? {
    switch unit {
    case .timing:
      Words { language in
        let words = ToDoWords(language: language, today: clock.today, zone: clock.zone)
        let parts = [toDo.details.due.map(words.when), words.repetition(toDo)]
        return parts.compactMap(\.self).joined(separator: " · ")
      }
    case .property("STATUS"):
      toDo.isDone ? Words(ko: "한 일", en: "done") : Words(ko: "할 일", en: "to do")
    case .alarm, .attendee, .property, .entry, .component: nil
    }
  }

  private static func name(of unit: LinkUnits.Unit) -> Words {
    switch unit {
    case .timing: Words(ko: "시간", en: "when")
    case .alarm: Words(ko: "알림", en: "a reminder")
    case .attendee(let address): Words(ko: "초대한 사람 \(address)", en: "the guest \(address)")
    case .property("SUMMARY"): Words(ko: "제목", en: "title")
    case .property("DESCRIPTION"): Words(ko: "메모", en: "note")
    case .property("LOCATION"): Words(ko: "장소", en: "place")
    case .property("STATUS"): Words(ko: "상태", en: "state")
    case .property("FN"): Words(ko: "이름", en: "name")
    case .property("N"): Words(ko: "성과 이름", en: "name parts")
    case .property("NOTE"): Words(ko: "메모", en: "note")
    case .property("BDAY"): Words(ko: "생일", en: "birthday")
    case .property("ADR"): Words(ko: "주소", en: "address")
    case .property("ORG"): Words(ko: "회사", en: "company")
    case .property("PHOTO"): Words(ko: "사진", en: "photo")
    case LinkUnits.reminders: Words(ko: "알림", en: "reminders")
    case .entry("TEL", let number):
      Words(ko: "전화번호 \(number.text.quotable())", en: "the number \(number.text.quotable())")
    case .entry("EMAIL", let address):
      Words(ko: "메일 주소 \(address.text.quotable())", en: "the address \(address.text.quotable())")
    case .entry(let name, let value):
      Words(ko: "\(name) \(value.text.quotable())", en: "\(name) \(value.text.quotable())")
    case .property(let name), .component(let name): Words(ko: name.text, en: name.text)
    }
  }
}
