import HearthDomain
import TerminalKit

extension SayingListScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      openKeys(state) + sayingKeys(state) + shelfKeys(state) + changingKeys(state)
        + moveKeys(state))
  }

  private static let nothingSelectedReason = Words(ko: "고른 글귀가 없어요", en: "no saying is selected")

  private static func binding(
    _ key: Key, _ label: Words, _ help: Words, _ state: State, _ output: (Saying) -> Output
  ) -> KeyBinding<Action> {
    KeyBinding(
      [key], label, help: help,
      action: state.selected.map { .requested(output($0)) } ?? .list(.move(.rows(0))),
      disabledReason: state.selected == nil ? nothingSelectedReason : nil)
  }

  private static func openKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      binding(
        Key(.enter), Words(ko: "열기", en: "open"),
        Words(ko: "고른 글귀를 카드로 봐요", en: "See the selected saying as a card"), state
      ) { .open($0.id, from: state.isRecommendationSelected ? .recommendation : .list) },
      KeyBinding(
        [.character("a")], ko: ("추가", "글귀를 추가해요"), en: ("add", "Add a saying of your own"),
        action: .requested(.show(.adding))),
      KeyBinding(
        [.character("/")], ko: ("검색", "글, 말한 사람, 태그에서 찾아요. 초성도 돼요"),
        en: ("search", "Find by text, who said it, or tag"), action: .requested(.show(.search)),
        disabledReason: noSayingsReason(state)),
    ]
  }

  private static func noSayingsReason(_ state: State) -> Words? {
    state.isEmpty ? Words(ko: "아직 글귀가 없어요", en: "there are no sayings yet") : nil
  }

  private static func sayingKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      binding(
        .character("*"), SayingKeys.likeLabel(state.selected), SayingKeys.likeHelp, state
      ) { .togglingLiked($0) },
      binding(
        .character("x"), SayingKeys.useLabel(state.selected), SayingKeys.useHelp, state
      ) { .togglingUsed($0) },
      binding(
        .character("s"), SayingKeys.shareLabel, SayingKeys.shareHelp, state
      ) { .show(.sharing($0.id)) },
    ]
  }

  private static func shelfKeys(_ state: State) -> [KeyBinding<Action>] {
    let empty = noSayingsReason(state)
    return [
      KeyBinding(
        [.character("r")], ko: ("새로 뽑기", "추천 글귀를 새로 뽑아요"),
        en: ("new pick", "Recommend another saying"), action: .requested(.recommendAnother),
        disabledReason: empty),
      KeyBinding(
        [.character("v"), Key(.right), .character("l")],
        ko: ("골라 보기", "모두, 좋아요, 안 쓴 글귀, 쓴 글귀, 새 글귀를 바꿔 가며 봐요"),
        en: ("view", "Show all, the liked, unused, used or new ones"), action: .listSwitched(1),
        disabledReason: empty),
      KeyBinding(
        [Key(.left), .character("h")], ko: ("이전 목록", "이전 목록을 봐요"),
        en: ("previous list", "Show the previous list"), action: .listSwitched(-1),
        disabledReason: empty,
        isCommon: true),
    ]
  }

  private static func changingKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      binding(
        .character("e"), Words(ko: "고치기", en: "edit"), SayingKeys.editHelp, state
      ) { .show(.editing($0.id)) },
      binding(
        .character("d"), Words(ko: "지우기", en: "remove"), SayingKeys.removeHelp, state
      ) { .asking(toRemove: $0) },
    ]
  }

  private static func moveKeys(_ state: State) -> [KeyBinding<Action>] {
    ListMove.bindings(disabled: state.selected == nil ? nothingSelectedReason : nil) {
      .list(.move($0))
    }
  }
}

/// The keys shared by the screens of Sayings.
enum SayingKeys {
  static func likeLabel(_ saying: Saying?) -> Words {
    saying?.isLiked == true ? Words(ko: "좋아요 취소", en: "unlike") : Words(ko: "좋아요", en: "like")
  }

  static func useLabel(_ saying: Saying?) -> Words {
    saying?.isUsed == true ? Words(ko: "안 썼어요", en: "not used") : Words(ko: "썼어요", en: "used")
  }

  static let shareLabel = Words(ko: "공유", en: "share")

  static let likeHelp = Words(ko: "좋아하는 글귀에 담거나 빼요", en: "Like or unlike the saying")
  static let useHelp = Words(
    ko: "다이어리에 옮겨 적었다고 표시하거나 되돌려요",
    en: "Mark or unmark it as written into your planner")
  static let shareHelp = Words(ko: "글로 복사하거나 그림으로 저장해요", en: "Copy its text or save a picture")
  static let editHelp = Words(ko: "글과 말한 사람, 태그를 고쳐요", en: "Change its texts, who said it and tags")
  static let removeHelp = Words(ko: "글귀를 지워요 (먼저 물어봐요)", en: "Remove the saying; asks first")
}
