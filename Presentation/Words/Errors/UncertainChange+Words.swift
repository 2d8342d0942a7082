import HearthDomain

extension UncertainChange {
  /// Returns what is unknown about the change, and how the user can find out.
  func message(in language: Language) -> String {
    switch self {
    case .store(let path):
      language(
        ko: "디스크 오류로 방금 바꾼 것이 저장되었는지 알 수 없어요: \(path.quotable(limit: 200)). 다시 하기 전에 ‘hearth"
          + " today’나 목록에서 확인하고, ‘hearth doctor’로 살펴봐 주세요.",
        en: "The disk failed while this was being saved, so it may or may not have been saved:"
          + " \(path.quotable(limit: 200)). Look for it with “hearth today” or a list before you do"
          + " it again, and run “hearth doctor”.")
    case .file(let path):
      language(
        ko: "파일은 썼지만 디스크가 확인해 주지 않아, 전원이 나가도 남을지 알 수 없어요: \(path.quotable(limit: 200)). 열어서 확인해"
          + " 주세요.",
        en: "The file was written, but the disk did not confirm it, so it may not survive a power"
          + " cut: \(path.quotable(limit: 200)). Open it to check.")
    case .restored(let path, let kept):
      UncertainChange.store(path: path).message(in: language)
        + language(
          ko: " 그 전의 저장소는 여기 두었어요: \(kept.quotable(limit: 200))",
          en: " The previous store is kept here: \(kept.quotable(limit: 200))")
    case .link(let calendar, let written):
      language(
        ko: "\(calendar): 저쪽에 일정 \(written)개를 썼지만 여기에는 저장하지 못했어요. ‘hearth doctor’로 살펴본 뒤 ‘hearth"
          + " link sync’를 다시 실행하면 이어서 동기화해요.",
        en: "\(calendar): wrote \(Plural("event")(written)) there, but that could not be saved"
          + " here. Run “hearth doctor”, then “hearth link sync” to continue.")
    }
  }
}
