import HearthDomain

extension SyncRefusal {
  func text(in language: Language) -> String {
    switch self {
    case .pieceIsAnother(let name):
      language(
        ko: "릴레이의 \(name.text.quotable()) 자리에 다른 내용이 있어요. 아무것도 덮어쓰지 않았어요.",
        en: "Something else stands at the relay under \(name.text.quotable()). Nothing was"
          + " written over.")
    case .relayIsFull(let limit):
      language(
        ko: "릴레이에 더 둘 자리가 없어요 (최대 \(ByteSize(limit).text)). 적은 것은 이 기기에 그대로 있어요.",
        en: "The relay is full (it takes \(ByteSize(limit).text)). Everything stays on this"
          + " device.")
    case .noRecoveryWord(let word):
      language(
        ko: "복구 단어 목록에 없는 단어예요: \(word.quotable()). 적어 둔 종이를 다시 살펴봐 주세요.",
        en: "\(word.quotable()) is none of the recovery words. Look at what you wrote down.")
    case .wrongNumberOfWords(let count):
      language(
        ko: "복구 단어는 24개인데 \(count)개를 적었어요.",
        en: "There are 24 recovery words, but \(count) were given.")
    case .wrongRecoveryWords:
      language(
        ko: "복구 단어가 서로 맞지 않아요. 하나가 잘못되었거나 차례가 달라요.",
        en: "The recovery words do not fit each other: one is wrong, or their order is.")
    }
  }
}
