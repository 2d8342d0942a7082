import HearthDomain

extension UncertainChange {
  /// Returns what is unknown, and how to find out.
  func message(in language: Language) -> String {
    switch self {
    case .store(let path):
      language(
        ko: "디스크 오류로 방금 바꾼 것이 저장되었는지 알 수 없어요: \(path.quotable(limit: 200))."
          + " 다시 하기 전에 ‘hearth today’나 목록에서 확인하고, ‘hearth doctor’로 살펴봐 주세요.",
        en: "The disk failed while this was being saved, so nobody knows whether it was kept:"
          + " \(path.quotable(limit: 200)). Look for it with “hearth today” or a list before you do"
          + " it again, and run “hearth doctor”.")
    case .file(let path):
      language(
        ko: "파일은 썼지만 디스크가 확인해 주지 않아, 전원이 나가도 남을지 알 수 없어요:"
          + " \(path.quotable(limit: 200)). 열어서 확인해 주세요.",
        en: "The file was written, but the disk did not confirm it, so nobody knows whether it"
          + " stays when the power goes: \(path.quotable(limit: 200)). Open it to see.")
    case .restored(let path, let kept):
      UncertainChange.store(path: path).message(in: language)
        + language(
          ko: " 그 전의 저장소는 여기 두었어요: \(kept.quotable(limit: 200))",
          en: " The store as it was before is kept here: \(kept.quotable(limit: 200))")
    case .link(let calendar, let written):
      language(
        ko: "\(calendar): 저쪽의 일정 \(written)개는 맞췄지만 여기에는 적어 두지 못했어요."
          + " ‘hearth doctor’로 살펴본 뒤 ‘hearth link sync’를 다시 하면 이어서 맞춰요.",
        en: "\(calendar): wrote \(Plural("event")(written)) there, but that could not be kept"
          + " here. Run “hearth doctor”, then “hearth link sync”, which goes on from there.")
    }
  }
}
