import HearthDomain
import TerminalKit

/// All facts about one person, and the card of the plant.
enum PersonScreen: Screen {
  struct State: Hashable {
    var person: Person
    var lastReview: LastReview
    /// The contact linked to the person; nil if there is none.
    var contact: Contact?
    /// The events that name the person.
    var events = PersonEvents.none
    var today: Day
    /// Whether the plant's card is shown instead of the facts.
    var showsCard = false
    /// Whether there is room for the facts and the card side by side.
    var hasRoomForCard = false
    var textScroll = ScrolledRows()
  }

  enum Action: Hashable {
    case requested(Output)
    case cardTurned
    case scrolled(ListMove)
  }

  typealias Output = PeopleEffect

  static func selection(_ state: State) -> HistorySubject? { state.person.historySubject }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(careKeys(state) + otherKeys(state) + ListMove.bindings { .scrolled($0) })
  }

  private static func careKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("w")], ko: ("물 주기", "연락한 것을 적고 물을 줘요"),
        en: ("water", "Record that you got in touch, and water"),
        action: .requested(.show(.watering(state.person.id, on: nil)))),
      KeyBinding(
        [.character("n")], ko: ("이야기 적기", "나눈 이야기를 적어요"),
        en: ("note", "Write down what you talked about"),
        action: .requested(.addMissingNotes(state.person.id)),
        disabledReason: state.lastReview.unreviewedWaterings.isEmpty
          ? LastReviewWords.nothingMissingReason : nil),
      KeyBinding(
        [.character("m")], ko: ("메모한 날", "마지막 메모를 적은 날로 가요"),
        en: ("memo's day", "Go to the day of the last memo"),
        action: .requested(
          state.lastReview.wateringsWithMemo.first.map { .show(.wateringInCalendar($0)) } ?? .back),
        disabledReason: state.lastReview.wateringsWithMemo.isEmpty
          ? Words(ko: "아직 메모가 없어요", en: "there is no memo yet") : nil),
      KeyBinding(
        [.character("c")], ko: ("달력", "물 준 날과 줄 날을 달력으로 봐요"),
        en: ("calendar", "See past and upcoming waterings"),
        action: .requested(.show(.calendar(state.person.id)))),
      KeyBinding(
        [.character("i"), Key(.enter)],
        state.showsCard ? Words(ko: "사람", en: "person") : Words(ko: "식물 카드", en: "plant card"),
        help: Words(ko: "식물이 어떤 식물인지, 어떻게 자라는지 봐요", en: "See what the plant is and how it grows"),
        action: .cardTurned,
        disabledReason: state.hasRoomForCard
          ? Words(ko: "카드가 옆에 보여요", en: "the card is already shown") : nil),
      KeyBinding(
        [.character("p")], ko: ("미루기", "오늘 줄 물을 며칠 미뤄요"),
        en: ("postpone", "Postpone today's watering by a few days"),
        action: .requested(.show(.postponing(state.person.id))),
        disabledReason: state.person.postponingDisabledReason(on: state.today)),
    ]
  }

  private static func otherKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("e")], ko: ("고치기", "사람 정보를 고쳐요"), en: ("edit", "Change this person's details"),
        action: .requested(.show(.editing(state.person.id)))),
      KeyBinding(
        [.character("o")], ko: ("연락처", "연락처에서 골라 연결해요"),
        en: ("contact", "Link this person to a contact"),
        action: .requested(.show(.pickingContact(state.person.id))),
        disabledReason: state.contact.map(alreadyLinkedReason)),
      KeyBinding(
        [.character("d")], ko: ("지우기", "사람과 물 준 기록을 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove the person; asks first"),
        action: .requested(.change(.remove([state.person.id])))),
      .back(.requested(.back)),
    ]
  }

  private static func alreadyLinkedReason(with contact: Contact) -> Words {
    Words(
      ko: "연락처의 \(KoreanParticle.with(contact.name.quoted(.korean))) 이미 연결되어 있어요",
      en: "already linked to \(contact.name.quoted(.english))")
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .requested(let output): return output
    case .cardTurned: state.showsCard.toggle()
    case .scrolled(let move): state.textScroll.apply(move)
    }
    return nil
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListMove(mouse).map { .scrolled($0) }
  }
}
