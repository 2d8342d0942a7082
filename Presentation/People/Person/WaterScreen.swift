import HearthDomain
import TerminalKit

/// Waters a plant: by what means one got in touch, with the last words as something to talk about.
enum WaterScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    var person: Person
    var lastReview: LastReview
    var today: Day
    var day: Day
    var rows: RowList<ContactMethod>

    init(
      of person: Person, lastReview: LastReview, today: Day, on day: Day? = nil,
      lastMeans: ContactMethod? = nil
    ) {
      self.person = person
      self.lastReview = lastReview
      self.today = today
      self.day = min(max(day ?? today, person.details.plantedOn), today)
      rows = RowList(
        all: ContactMethod.allCases,
        selection: lastMeans.flatMap(ContactMethod.allCases.firstIndex) ?? 0)
    }
  }

  typealias Output = PeopleEffect

  static func ownKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter), .character("w")], Words(ko: "물 주기", en: "water"),
        help: Words(ko: "고른 방법으로 연락했다고 적고 물을 줘요", en: "Water by the selected means"),
        action: .opened),
      KeyBinding(
        [Key(.left), .character("h")], Words(ko: "하루 전", en: "previous day"),
        help: Words(ko: "연락한 날을 하루 앞당겨요", en: "You got in touch a day earlier"),
        action: .stepped(-1),
        disabled: state.day > state.person.details.plantedOn
          ? nil : Words(ko: "심은 날보다 앞설 수 없어요", en: "it was planted on that day")),
      KeyBinding(
        [Key(.right), .character("l")], Words(ko: "하루 뒤", en: "next day"),
        help: Words(ko: "연락한 날을 하루 늦춰요", en: "You got in touch a day later"),
        action: .stepped(1),
        disabled: state.day < state.today
          ? nil : Words(ko: "오늘보다 뒤일 수 없어요", en: "it is today already")),
      .back(
        help: Words(ko: "물을 주지 않고 돌아가요", en: "Go back without watering"),
        .asked(.back)),
    ]
  }

  static func opened(_ state: State) -> Output? {
    state.rows.selected.map { .change(.water(state.person.id, by: $0, on: state.day)) }
  }

  /// Goes to another day on which one was in touch.
  static func step(_ state: inout State, by days: Int) {
    let day = state.day.adding(days: days)
    state.day = min(max(day, state.person.details.plantedOn), state.today)
  }

  /// All means are in view.
  static func fit(_ state: inout State, in view: ViewContext) {}
}

// MARK: - Drawing

extension WaterScreen {
  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let name = state.person.plantName
    let title = view.language(
      ko: "\(KoreanParticle.with(name)) 어떻게 연락했나요?", en: "How were you in touch with \(name)?")
    let day = DateWords(view.language, today: state.today)
    StatusLine(
      StyledText(title, view.theme.heading),
      trailing: StyledText(
        "◂ \(day.shortWithWeekday(state.day)) · \(day.relative(state.day)) ▸", view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    drawList(of: state, in: &frame, view)
    talk(of: state, in: view).draw(in: &frame, at: place.talk)
    return frame
  }

  static func listPlace(_ state: State, in view: ViewContext) -> Rect { layout(view).list }

  private static func layout(_ view: ViewContext) -> (title: Rect, list: Rect, talk: Rect) {
    let isLow = view.size.height < 12
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    if view.size.width >= 60 {
      let rows = body.rows(.fixed(1), .fixed(1), .fill)
      let parts = rows[2].columns([.fixed(26), .fill], spacing: 2)
      return (rows[0], parts[0], parts[1])
    }
    let rows = body.rows(.fixed(1), .fixed(6), .fixed(isLow ? 0 : 1), .fill)
    return (rows[0], rows[1], rows[3])
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    state.rows.list(look: view.theme.list) { StyledText($0.name(view.language)) }
  }

  private static func talk(of state: State, in view: ViewContext) -> Paragraph {
    Paragraph(LastReviewWords(state.lastReview, today: state.today, view).talk)
  }
}
