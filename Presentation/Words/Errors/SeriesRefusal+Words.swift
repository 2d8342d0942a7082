import HearthDomain

extension SeriesRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .neverTakesPlace:
      language(
        ko: "이 반복에 맞는 날이 하루도 없어요.",
        en: "No day fits this repetition.")
    case .toDoExcludesDays:
      language(
        ko: "되풀이되는 할 일에서는 하루만 뺄 수 없어요. 공휴일은 --skip-holidays로 뺄 수 있어요.",
        en: "A repeating to-do cannot leave out single days; --skip-holidays leaves out holidays.")
    case .endsBefore(let day):
      language(
        ko: "\(day)에 끝나는데 그때까지 이 반복에 맞는 날이 하루도 없어요. 더 늦은 끝을 적어 주세요.",
        en: "It ends on \(day), and no day until then fits this repetition. Name a later end.")
    case .noSuchOccurrence(let title, let time, let nearest):
      language(
        ko: "\(title.quoted(.korean)): \(time.typedForm)에 시작하는 회차가 없어요."
          + (nearest.isEmpty ? "" : " 가까운 회차: \(nearest.typedForm)"),
        en: "\(title.quoted(.english)) has no occurrence that starts at \(time.typedForm)."
          + (nearest.isEmpty ? "" : " Near it: \(nearest.typedForm)"))
    case .isNotRemoved(let title, let time):
      language(
        ko: "\(title.quoted(.korean)): \(time.typedForm) 회차는 지워지지 않았어요.",
        en: "The occurrence of \(title.quoted(.english)) at \(time.typedForm) was not removed.")
    case .ruleOfSingleOccurrence:
      language(
        ko: "한 번만 바꿀 때는 반복을 바꿀 수 없어요. --from-here나 --all을 붙여 주세요.",
        en: "The repetition cannot be changed for a single occurrence. Give --from-here or --all.")
    case .ruleCannotMove(let rule):
      language(
        ko: "날이 바뀌면 \(rule.quotedInWords(.korean)) 반복을 어떻게 옮길지 알 수 없어요. 새 반복을 --repeat로 알려 주세요.",
        en: "It is not clear how \(rule.quotedInWords(.english)) should move with the day. Give the"
          + " new repetition with --repeat.")
    case .repeatsLikeToDo:
      language(
        ko: "하고 나서 되풀이되는 것은 할 일이에요. 예: hearth todo 화분 --repeat \"하고 나서 7일 뒤\"",
        en: "Only a to-do repeats after it is done, as in:"
          + " hearth todo Filter --repeat \"7 days after done\"")
    case .isInvalidDoneDay(let day):
      language(
        ko: "\(day)에는 완료로 표시할 수 없어요. 오늘이나 지난 날을 알려 주세요.",
        en: "It cannot be marked done on \(day); give today or an earlier day.")
    case .hasNoClock:
      language(
        ko: "시각이 고정된 일정은 되풀이할 수 없어요.",
        en: "An event with fixed times cannot repeat.")
    }
  }
}

extension LocalTime {
  /// The time in the form in which users type it after an event's id: for midnight, only the day.
  fileprivate var typedForm: String { time == .midnight ? "\(day)" : "\(self)" }
}

extension [LocalTime] {
  fileprivate var typedForm: String { map(\.typedForm).joined(separator: ", ") }
}
