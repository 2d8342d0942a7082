import HearthDomain
import TerminalKit

extension BookScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    let own: [KeyBinding<Action>] =
      switch state.part {
      case .overview: overviewKeys(state)
      case .analysis: [statisticsKey(state)] + bookKeys(state)
      case .description: bookKeys(state)
      case .sentences: sentenceKeys(state) + otherBookKeys(state)
      }
    let more = state.part == .analysis ? [] : [statisticsKey(state)]
    return Keymap(partKeys + own + more + [.back(.requested(.back))] + moveKeys)
  }

  private static func statisticsKey(_ state: State) -> KeyBinding<Action> {
    KeyBinding(
      [.character("i")], ko: ("시간대와 흐름", "이 책을 언제 읽었고 며칠 이어 읽었는지 봐요"),
      en: ("time of day, streak", "See at what time of day you read it, and your streak"),
      action: .requested(.show(.analysis(state.book.id))), isCommon: state.part != .analysis)
  }

  private static func bookKeys(_ state: State) -> [KeyBinding<Action>] {
    BookAction.bindings(for: state.book, nothing: .nothing) { .requested($0.effect) }
  }

  /// Returns the keys of the book without those that the selected record uses, then the keys of the
  /// record.
  private static func overviewKeys(_ state: State) -> [KeyBinding<Action>] {
    let history = historyKeys(state)
    let taken = Set(history.flatMap(\.keys))
    return bookKeys(state).filter { taken.isDisjoint(with: $0.keys) } + history
  }

  /// Returns the keys of the book, without those that the sentences use.
  private static func otherBookKeys(_ state: State) -> [KeyBinding<Action>] {
    let taken = Set(sentenceKeys(state).flatMap(\.keys))
    return bookKeys(state).filter { taken.isDisjoint(with: $0.keys) }.map {
      KeyBinding(
        $0.keys, $0.label, help: $0.help, action: $0.action, disabledReason: $0.disabledReason,
        isCommon: true)
    }
  }

  private static let partKeys: [KeyBinding<Action>] = [
    KeyBinding(
      [Key(.right), .character("l"), .character("v")], ko: ("다음 보기", "개요, 분석, 문장, 소개를 차례로 봐요"),
      en: ("next part", "See the overview, the analysis, the sentences, what it is about"),
      action: .partSwitched(1)),
    KeyBinding(
      [Key(.left), .character("h")], ko: ("이전 보기", "개요, 분석, 문장, 소개를 거꾸로 봐요"),
      en: ("previous part", "See the previous part"), action: .partSwitched(-1), isCommon: true),
  ]

  private static func historyKeys(_ state: State) -> [KeyBinding<Action>] {
    let record = state.history.selected
    let refusal =
      record == nil
      ? Words(ko: "아직 기록이 없어요", en: "there are no records yet")
      : state.book.isOpen
        ? nil : Words(ko: "다 읽은 책은 잠겨 있어요. x로 다시 펼쳐요", en: "it is finished; x reopens it")
    let removing = [Key(.delete), Key(.backspace)]
    return [
      KeyBinding(
        [Key(.enter)], ko: ("기록 고치기", "고른 날에 읽은 쪽을 고쳐요"),
        en: ("fix", "Correct the page of the selected day"),
        action: record.map { .requested(.show(.recordEntry(state.book.id, $0))) } ?? .nothing,
        disabledReason: refusal),
      KeyBinding(
        refusal == nil ? [.character("d")] + removing : removing,
        ko: ("기록 지우기", "고른 날의 기록을 지워요 (먼저 물어봐요). 책은 목록에서 지워요"),
        en: ("unread", "Remove the record; asks first. Remove the book itself in the list"),
        action: record.map { .requested(.asking(toRemove: $0, today: state.today)) }
          ?? .nothing, disabledReason: refusal),
    ]
  }

  private static func sentenceKeys(_ state: State) -> [KeyBinding<Action>] {
    let sentence = state.sentences.selected
    let nothing =
      sentence == nil ? Words(ko: "아직 문장이 없어요", en: "there are no sentences yet") : nil
    func binding(
      _ keys: [Key], ko: KeyText, en: KeyText, _ refusal: Words?, _ output: (Sentence) -> Output
    ) -> KeyBinding<Action> {
      KeyBinding(
        keys, ko: ko, en: en, action: sentence.map { .requested(output($0)) } ?? .nothing,
        disabledReason: refusal)
    }
    return [
      KeyBinding(
        [.character("a")], ko: ("추가", "간직할 문장을 적어요"), en: ("add", "Keep a sentence from the book"),
        action: .requested(.show(.sentenceForm(state.book.id, nil)))),
      binding(
        [.character("e"), Key(.enter)], ko: ("고치기", "고른 문장과 쪽을 고쳐요"),
        en: ("edit", "Change the sentence or its page"), nothing
      ) { .show(.sentenceForm(state.book.id, $0)) },
      binding(
        [.character("w")], ko: ("글귀로", "고른 문장을 글귀에 추가해요"),
        en: ("to saying", "Add the sentence to your sayings"),
        nothing
          ?? (sentence?.saying == nil
            ? nil : Words(ko: "이미 글귀가 되었어요", en: "it is already a saying"))
      ) { .makingSaying(of: $0) },
      binding(
        [.character("s")], ko: ("공유", "고른 문장을 글이나 그림 카드로 공유해요"),
        en: ("share", "Share the sentence as text or as a picture"), nothing
      ) { .show(.sharing($0)) },
      binding(
        [.character("d")], ko: ("지우기", "고른 문장을 지워요 (먼저 물어봐요)"),
        en: ("remove", "Remove the sentence; asks first"), nothing
      ) { .asking(toRemove: $0) },
    ]
  }

  private static var moveKeys: [KeyBinding<Action>] {
    ListMove.bindings { .list(.move($0)) }
  }
}
