import HearthDomain
import TerminalKit

extension DetailsScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let place = layout(view)
    state.shape = ListShape(
      count: rows(of: state, width: place.text.width, in: view).count,
      visible: place.text.height)
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let card = PlantCard(plant: state.person.plant, stage: state.person.stage, view: view)
    if let beside = place.card {
      card.draw(in: &frame, at: beside)
    } else if state.isCard {
      card.draw(in: &frame, at: Rect(size: view.size).margins(left: 2, right: 2))
      return frame
    }
    if let ring = place.ring {
      CareRing(person: state.person, today: state.today, view: view).draw(in: &frame, at: ring)
    }
    let rows = rows(of: state, width: place.text.width, in: view)
    let shape = ListShape(count: rows.count, visible: place.text.height)
    let first = state.scroll.offset(in: shape)
    for (index, row) in rows.dropFirst(first).prefix(place.text.height).enumerated() {
      frame.write(row, in: place.text, row: index)
    }
    return frame
  }

  private static func layout(_ view: ViewContext) -> (ring: Rect?, text: Rect, card: Rect?) {
    let isLow = view.size.height < 12
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let parts = body.sideBySide(from: 106, spacing: 3)
    guard parts.leading.width >= 50, body.height >= 12 else { return (nil, parts.leading, nil) }
    let columns = parts.leading.columns([.fixed(18), .fill], spacing: 2)
    let ring = columns[0].rows(.fixed(9), .fill)[0]
    return (ring, columns[1], parts.trailing)
  }

  private static func rows(of state: State, width: Int, in view: ViewContext) -> [StyledText] {
    let facts = PersonFacts(person: state.person, today: state.today, view: view)
    let list = TermList(
      facts.entries.map { label, text in
        TermList.Entry(StyledText(label(view.language), view.theme.faint), text)
      })
    let last = RecollectionWords(state.recollection, today: state.today, view)
    let columns = max(1, width)
    return [StyledText(PeopleScreenWords.names(of: state.person), view.theme.heading), ""]
      + list.rows(columns: columns, widths: view.widths) + [""]
      + Paragraph(last.talk).rows(columns: columns, widths: view.widths)
  }
}

/// What is known of a person, as pairs of a label and a text.
struct PersonFacts {
  let person: Person
  let today: Day
  let view: ViewContext

  var entries: [(Words, StyledText)] {
    var entries: [(Words, StyledText)] = [
      (Words(ko: "물 줄 날", en: "due"), StyledText(due)),
      (Words(ko: "식물", en: "plant"), StyledText(plant)),
      (Words(ko: "애정", en: "affection"), StyledText("\(person.care.affection.percent)%")),
      (Words(ko: "함께한 날", en: "together"), StyledText(together)),
      (Words(ko: "마지막 연락", en: "last contact"), StyledText(lastContact)),
    ]
    if let birthday = person.details.birthday {
      entries.append((Words(ko: "생일", en: "birthday"), StyledText(text(of: birthday))))
    }
    if let phone = person.details.phone {
      entries.append((Words(ko: "전화번호", en: "phone"), StyledText(phone.dialled)))
    }
    let alarm = person.details.alarm
    let time = alarm.isOn ? alarm.at.description : view.language(ko: "끔", en: "off")
    entries.append((Words(ko: "알림", en: "alarm"), StyledText(time)))
    return entries
  }

  private var days: DateWords { DateWords(view.language, today: today) }

  private var due: String {
    let dDay = PeopleScreenWords.dDay(person.daysLeft(on: today))
    return "\(dDay) · \(days.shortWithWeekday(person.care.dueOn))"
  }

  private var plant: String {
    let name = person.plant.name(view.language)
    let stage = person.plant.name(of: person.stage)(view.language)
    let every = person.details.rhythm.days
    return "\(name) · \(stage) · "
      + view.language(ko: "\(every)일마다", en: every == 1 ? "every day" : "every \(every) days")
  }

  private var together: String {
    let count = view.language.days(person.daysTogether(on: today))
    let waterings = person.care.wateringCount
    let watered =
      view.language(ko: "물 \(waterings)번", en: Plural("watering")(waterings))
    return "\(count) · \(watered)"
  }

  private var lastContact: String {
    person.care.lastContactOn.map { "\(days.short($0)) · \(days.relative($0))" }
      ?? view.language(ko: "아직 없어요", en: "none yet")
  }

  private func text(of birthday: Birthday) -> String {
    let written = BirthdayWords.text(birthday)(view.language)
    guard let next = birthday.next(from: today.calendarMonth.firstDayOfYear) else {
      return written
    }
    let thisYear = days.shortWithWeekday(next)
    return written
      + view.language(ko: " · 올해는 \(thisYear)", en: " · this year on \(thisYear)")
  }
}

extension Month {
  fileprivate var firstDayOfYear: Day { Day(year: year, month: 1, day: 1) ?? firstDay }
}

/// How a birthday is said.
enum BirthdayWords {
  static func text(_ birthday: Birthday) -> Words {
    switch birthday {
    case .solar(let year, let month, let day):
      let name = Month(year: 2000, month: month)?.shortName(in: .english) ?? "\(month)"
      return Words(
        ko: (year.map { "\($0)년 " } ?? "") + "\(month)월 \(day)일",
        en: "\(day) \(name)" + (year.map { " \($0)" } ?? ""))
    case .lunar(let month, let day, let isLeapMonth):
      return Words(
        ko: "음력 " + (isLeapMonth ? "윤" : "") + "\(month)월 \(day)일",
        en: "lunar " + (isLeapMonth ? "leap " : "") + "\(month)-\(day)")
    }
  }
}
