import HearthDomain
import TerminalKit

extension CanvasScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      moodKeys(state) + dayTurningKeys(state) + canvasKeys(state) + navigationKeys(state)
        + movingKeys(state))
  }

  private static func noMoodReason(_ state: State) -> Words? {
    state.mood == nil ? EmptyMoodTexts.noMoodYetReason : nil
  }

  private static func moodKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      .addingMood { .requested($0) },
      .editing(state.mood, disabled: noMoodReason(state), else: .moodMoved(0)) { .requested($0) },
      KeyBinding(
        [.character("i")], ko: ("일기", "모든 기분을 일기로 봐요"), en: ("diary", "See all moods as a diary"),
        action: .requested(
          .show(.diary(state.mood.map { .mood($0.id) } ?? .day(state.canvas.day ?? state.today))))),
    ]
  }

  private static func dayTurningKeys(_ state: State) -> [KeyBinding<Action>] {
    let hasCards = state.canvas.mode == .daily
    let oneCanvas = Words(
      ko: "최근 열 개는 한 장뿐이에요", en: "the latest ten are on one canvas")
    return [
      KeyBinding(
        [Key(.left), .character("h"), .character("[")], ko: ("이전 캔버스", "이전 캔버스로 넘겨요"),
        en: ("earlier", "Turn to the earlier canvas"),
        action: .requested(.showCanvas(state.olderDay ?? state.today)),
        disabledReason: !hasCards
          ? oneCanvas
          : state.olderDay == nil
            ? Words(ko: "가장 오래된 캔버스예요", en: "this is the oldest canvas") : nil),
      KeyBinding(
        [Key(.right), .character("l"), .character("]")], ko: ("다음 캔버스", "다음 캔버스로 넘겨요"),
        en: ("later", "Turn to the later canvas"),
        action: .requested(.showCanvas(state.newerDay ?? state.today)),
        disabledReason: !hasCards
          ? oneCanvas
          : state.newerDay == nil
            ? Words(
              ko: "가장 최근 캔버스예요",
              en: "this is the latest canvas") : nil),
    ]
  }

  private static func canvasKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [.character("s")], ko: ("흔들기", "도형의 자리를 바꿔요"),
        en: ("shuffle", "Move every shape to a new place"),
        action: .requested(.change(.shuffle)),
        disabledReason: noMoodReason(state)
          ?? (state.settings.allowsShuffling
            ? nil : Words(ko: "설정에서 흔들기를 껐어요", en: "shuffling is off in the settings"))),
      KeyBinding(
        [.character("p")], ko: ("색", "캔버스의 색을 골라요"),
        en: ("colours", "Choose the colours of the canvas"), action: .requested(.show(.palettes))),
    ]
  }

  private static func navigationKeys(_ state: State) -> [KeyBinding<Action>] {
    let day = state.canvas.day ?? state.today
    return [
      KeyBinding(
        [.character("c")], ko: ("달력", "한 달을 달력으로 봐요"),
        en: ("calendar", "See the month as a calendar"), action: .requested(.show(.calendar(day)))),
      KeyBinding(
        [.character("y")], ko: ("한 해", "한 해를 색으로 봐요"), en: ("year", "See the year in colours"),
        action: .requested(.show(.year(day)))),
      KeyBinding(
        [.character("t")], ko: ("돌아보기", "평균과 요일, 시간대를 봐요"),
        en: ("totals", "See averages by weekday and time of day"),
        action: .requested(.show(.totals)),
        disabledReason: state.hasNoMoods ? EmptyMoodTexts.noMoodYetReason : nil),
      KeyBinding(
        [.character("o")], ko: ("이날의 기억", "과거의 이날 남긴 기분을 봐요"),
        en: ("on this day", "See this date in earlier years"),
        action: .requested(.show(.onThisDay(day)))),
      KeyBinding(
        [.character("m")], ko: ("보기 방식", "하루에 한 장씩 보거나 최근 열 개를 한 장에 봐요"),
        en: ("view", "A canvas a day, or one of the latest ten moods"),
        action: .requested(.change(.changeMode))),
      .removing(state.mood, disabled: noMoodReason(state), else: .moodMoved(0)) { .requested($0) },
      SearchBar.openingKey(
        DiaryScreen.searchWords, disabled: state.hasNoMoods ? EmptyMoodTexts.noMoodYetReason : nil
      ) { _ in .requested(.show(.search)) },
    ]
  }

  private static func movingKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.down), .character("j")], ko: ("이전 기분", "이전 기분을 봐요"),
        en: ("earlier mood", "See the earlier mood"), action: .moodMoved(1),
        disabledReason: noMoodReason(state), isCommon: true),
      KeyBinding(
        [Key(.up), .character("k")], ko: ("다음 기분", "다음 기분을 봐요"),
        en: ("later mood", "See the later mood"), action: .moodMoved(-1),
        disabledReason: noMoodReason(state),
        isCommon: true),
      newestKey(state),
    ]
  }

  private static func newestKey(_ state: State) -> KeyBinding<Action> {
    let isDaily = state.settings.mode == .daily
    return KeyBinding(
      [Key(.home), .character("g")],
      isDaily ? Words(ko: "오늘", en: "today") : Words(ko: "최근 열 개", en: "latest ten"),
      help: isDaily
        ? Words(ko: "오늘의 캔버스로 가요", en: "Go to today's canvas")
        : Words(ko: "최근 열 개의 캔버스로 가요", en: "Go to the canvas of the latest ten"),
      action: .requested(.showNewestCanvas), isCommon: true)
  }
}
