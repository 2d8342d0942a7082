import HearthDomain

extension OversizedRecord {
  /// Returns what was left out and why. The title is at the end of the message, so that messages
  /// that differ only in it are grouped.
  func message(in language: Language) -> String {
    let (size, title) = (limitText, title.quotedAsSentence(language))
    switch part {
    case .line(let name):
      return language(
        ko: "일정 하나에는 \(size)까지 담을 수 있어서 \(name.quotable()) 값은 빼고 나머지를 담았어요. 그 값은 파일에만 있으니 파일을 지우지"
          + " 마세요: \(title)",
        en: "An event has room for \(size), so its \(name.quotable()) was left out and the rest was"
          + " kept. Only the file has it, so do not delete the file: \(title)")
    case .entireRecord:
      return language(
        ko: "\(size)보다 커서 가져오지 못했고 파일에만 있어요: \(title)",
        en: "It is larger than \(size), so it was not imported and is only in the file: \(title)")
    case .zones:
      return language(
        ko: "시간대 정의가 \(size)보다 커서 가져오지 못했어요: \(title)",
        en: "Its time zone definitions are larger than \(size), so it was not imported: \(title)")
    case .fileZones:
      return language(
        ko: "파일 하나에서 시간대 정의는 모두 합쳐 \(size)까지 담아요. 파일을 나누어 가져와 주세요: \(title)",
        en: "A file can have up to \(size) of time zone definitions in all. Split it and import the"
          + " parts: \(title)")
    }
  }

  private var limitText: String { limit < 1 << 20 ? "\(limit >> 10) KB" : "\(limit >> 20) MB" }
}
