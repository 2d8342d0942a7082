import HearthDomain

extension SealDamage {
  func text(in language: Language) -> String {
    switch self {
    case .notAuthentic:
      language(
        ko: "봉인된 내용이 잘렸거나 바뀌었어요. 읽지 않았어요.",
        en: "What was sealed is cut off or was changed. Nothing of it was read.")
    case .newerFormat(let found):
      language(
        ko: "더 새로운 Hearth가 봉인했어요 (형식 \(found)). Hearth를 업데이트해 주세요.",
        en: "A newer Hearth sealed this (format \(found)). Update Hearth.")
    case .unknownKey(let number):
      language(
        ko: "\(number)번 열쇠로 봉인되어 있는데 이 기기에는 그 열쇠가 없어요.",
        en: "This was sealed with key \(number), which this device does not have.")
    case .wrongPassphrase:
      language(ko: "암호가 맞지 않아요.", en: "That is not the passphrase.")
    case .workOutOfBounds:
      language(
        ko: "암호를 확인하는 데 든다는 일의 양이 받아들일 수 있는 범위를 벗어나요. 열지 않았어요.",
        en: "Checking the passphrase is said to take more or less work than is accepted. Nothing"
          + " was opened.")
    }
  }
}
