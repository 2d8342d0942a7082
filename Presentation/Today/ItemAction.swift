/// An action on an item, available wherever the item is listed. Its key is the same as in the
/// item's own tab.
struct ItemAction: Hashable, Sendable {
  let key: Character
  let label: Words
  let help: Words
}

extension Route {
  /// The actions that make sense without opening the item first, most probable first.
  var itemActions: [ItemAction] {
    switch self {
    case .person: [.water, .postpone, .edit]
    case .book: [.page, .finish, .edit]
    case .saying: [.like, .use, .share, .edit]
    case .mood, .event: [.edit]
    case .task(let task): [task.isDone ? .reopen : .tick]
    // These have no actions: a contact entry is opened first, and the others are forms or tabs that
    // open anyway.
    case .contact, .watering, .review, .sentence, .gauge, .tab, .day: []
    }
  }

  /// Whether the route opens a form, after which the user returns to where they were.
  var isForm: Bool {
    switch self {
    case .review, .gauge: true
    case .tab, .day, .book, .event, .task, .person, .contact, .watering, .saying, .mood, .sentence:
      false
    }
  }
}

extension ItemAction {
  fileprivate static let tick = ItemAction(
    key: "x", label: Words(ko: "했어요", en: "done"),
    help: Words(ko: "할 일을 마친 것으로 표시해요", en: "Mark the to-do done"))

  fileprivate static let reopen = ItemAction(
    key: "x", label: Words(ko: "아직이에요", en: "not done"),
    help: Words(ko: "마친 일을 다시 할 일로 둬요", en: "Mark the to-do as not done"))

  fileprivate static let water = ItemAction(
    key: "w", label: Words(ko: "물 주기", en: "water"),
    help: Words(ko: "연락한 것을 적고 물을 줘요", en: "Water the plant: you got in touch"))

  fileprivate static let postpone = ItemAction(
    key: "p", label: Words(ko: "미루기", en: "postpone"),
    help: Words(ko: "오늘 줄 물을 며칠 미뤄요", en: "Postpone today's watering by a few days"))

  fileprivate static let page = ItemAction(
    key: "p", label: Words(ko: "쪽 적기", en: "page"),
    help: Words(ko: "어디까지 읽었는지 적어요", en: "Enter the page you reached"))

  fileprivate static let finish = ItemAction(
    key: "x", label: Words(ko: "완독", en: "finish"),
    help: Words(ko: "다 읽은 책으로 표시해요 (먼저 물어봐요)", en: "Mark it as finished; asks first"))

  fileprivate static let like = ItemAction(
    key: "*", label: SayingKeys.likeLabel(nil), help: SayingKeys.likeHelp)

  fileprivate static let use = ItemAction(
    key: "x", label: SayingKeys.useLabel(nil), help: SayingKeys.useHelp)

  fileprivate static let share = ItemAction(
    key: "s", label: SayingKeys.shareLabel, help: SayingKeys.shareHelp)

  fileprivate static let edit = ItemAction(
    key: "e", label: Words(ko: "고치기", en: "edit"),
    help: Words(ko: "적은 것을 고쳐요", en: "Change what was entered"))
}
