import HearthDomain
import HearthWhen
import TerminalKit

/// Waters a plant: asks for the means of contact and shows the last notes as topics.
enum WaterScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    var person: Person
    var lastReview: LastReview
    var today: Day
    var day: Day
    var rows: RowList<EnteredMeans>

    init(
      of person: Person, lastReview: LastReview, today: Day, on day: Day? = nil,
      last: Watering? = nil, ownMeans: [CustomContactMethod] = []
    ) {
      self.person = person
      self.lastReview = lastReview
      self.today = today
      self.day = min(day ?? today, today)
      // A means that the user added under the name of a built-in one replaces it.
      let builtIn = ContactMethod.allCases.filter {
        CustomContactMethod.method(named: $0.name.en, among: ownMeans) == nil
      }
      let all =
        builtIn.map { EnteredMeans(method: $0) }
        + ownMeans.map { EnteredMeans(method: .message, customMeans: $0) }
      rows = RowList(
        all: all,
        selection: last.flatMap { last in
          all.firstIndex { $0.customMeans?.name == last.customMethod && $0.method == last.method }
        } ?? 0)
    }

    /// Returns the link that opens the means of contact in the row. Returns nil if there is no such
    /// link, or if the contact took place on an earlier day.
    func link(of row: EnteredMeans?) -> ContactLink? {
      guard let row, day == today else { return nil }
      return (try? row.link(to: person)) ?? nil
    }
  }

  typealias Output = PeopleEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    let water = [
      KeyBinding<ListAction<Output>>(
        [Key(.enter)], ko: ("열고 물 주기", "고른 방법을 열어 연락하고 물을 줘요"),
        en: ("open and water", "Open the selected method, and water"), action: .opened),
      KeyBinding<ListAction<Output>>(
        [.character("w")], ko: ("물만 주기", "이미 연락했다고 적고 물을 줘요"),
        en: ("only water", "You already got in touch: water"),
        action: wateringEffect(state, opens: false).map { .requested($0) } ?? .opened),
    ]
    let plain = KeyBinding<ListAction<Output>>(
      [Key(.enter), .character("w")], ko: ("물 주기", "고른 방법으로 연락했다고 적고 물을 줘요"),
      en: ("water", "Record the selected method, and water"), action: .opened)
    return (state.link(of: state.rows.selected) == nil ? [plain] : water) + [
      KeyBinding(
        [Key(.left), .character("h")], ko: ("하루 전", "연락한 날을 하루 앞당겨요"),
        en: ("previous day", "You got in touch a day earlier"), action: .stepped(-1)),
      KeyBinding(
        [Key(.right), .character("l")], ko: ("하루 뒤", "연락한 날을 하루 늦춰요"),
        en: ("next day", "You got in touch a day later"), action: .stepped(1),
        disabledReason: state.day < state.today
          ? nil : Words(ko: "오늘보다 뒤는 고를 수 없어요", en: "it cannot be later than today")),
      .back(
        help: Words(ko: "물을 주지 않고 돌아가요", en: "Go back without watering"),
        .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    wateringEffect(state, opens: true)
  }

  private static func wateringEffect(_ state: State, opens: Bool) -> Output? {
    state.rows.selected.map { row in
      .change(
        .water(
          state.person.id, on: state.day, by: row.method, called: row.customMeans?.name),
        opening: opens
          ? state.link(of: row).map { LinkWords(link: $0, person: state.person) } : nil)
    }
  }

  /// Changes the day of the contact by this number of days.
  static func changeValue(_ state: inout State, by days: Int) {
    state.day = min(state.day.adding(days: days), state.today)
  }

}

// MARK: - Drawing

extension WaterScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(state, view)
    let (title, day) = heading(of: state, in: view)
    StatusLine(title, trailing: place.day.isEmpty ? day : "").draw(in: &frame, at: place.title)
    frame.write(day, in: place.day)
    drawList(of: state, in: &frame, view)
    topics(of: state, in: view).draw(in: &frame, at: place.talk)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(state, view).list }

  /// Returns the question and the day of the contact.
  private static func heading(
    of state: State, in view: ViewContext
  ) -> (title: StyledText, day: StyledText) {
    let columns = view.size.pageArea(lowBelow: 12).body.width
    let title = view.heading(naming: state.person.plantName, within: columns) {
      Words(
        ko: "\(KoreanParticle.with($0)) 어떻게 연락했나요?", en: "How did you get in touch with \($0)?")
    }
    let day = DayFormatter(view.language, today: state.today)
    return (
      StyledText(title, view.theme.heading),
      StyledText(
        "◂ \(day.shortWithWeekday(state.day)) · \(day.relative(state.day)) ▸", view.theme.faint)
    )
  }

  /// Returns the positions; the day gets its own row if it does not fit next to the question.
  private static func layout(
    _ state: State, _ view: ViewContext
  ) -> (title: Rect, day: Rect, list: Rect, talk: Rect) {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    let (title, day) = heading(of: state, in: view)
    let fits = view.widths.columns(of: title) + 2 + view.widths.columns(of: day) <= body.width
    if view.size.width >= 60 {
      let rows = body.rows(.fixed(1), .fixed(1), .fill)
      let parts = rows[2].columns([.fixed(34), .fill], spacing: 2)
      return (rows[0], fits ? Rect(size: .zero) : rows[1], parts[0], parts[1])
    }
    let dayRows = fits ? 0 : 1
    let means = min(state.rows.count, max(6, view.size.height - 6) - dayRows)
    let rows = body.rows(.fixed(1), .fixed(dayRows), .fixed(means), .fixed(gap), .fill)
    return (rows[0], rows[1], rows[2], rows[4])
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let names = state.rows.loadedRows.rows.map { $0.name(view.language) }
    let columns = names.map(view.widths.columns(of:)).max() ?? 0
    let selected = state.rows.selected
    return state.rows.list(look: view.theme.listLook) { row in
      let name = StyledText(view.widths.padded(row.name(view.language), to: columns))
      guard let number = phoneNumber(of: row, state) else { return name }
      return name + StyledText("  " + number, row == selected ? nil : view.theme.faint)
    }
  }

  /// Returns the phone number that this means of contact uses.
  private static func phoneNumber(of row: EnteredMeans, _ state: State) -> String? {
    switch state.link(of: row) {
    case .call(let number), .message(let number), .custom(_, let number): number.grouped
    case .kakaoTalk, nil: nil
    }
  }

  private static func topics(of state: State, in view: ViewContext) -> Paragraph {
    Paragraph(LastReviewWords(state.lastReview, today: state.today, view).topics)
  }
}
