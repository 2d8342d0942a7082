import HearthDomain

extension Phrase {
  /// The text of the phrase.
  package var text: Words {
    let phrases = band.phrases
    return phrases.indices.contains(index) ? phrases[index] : phrases[0]
  }
}

extension PhraseBand {
  /// The phrases that a plant can say in this state; their number is ``Phrase/countPerBand``.
  fileprivate var phrases: [Words] {
    switch self {
    case .neverWatered: PhraseBand.neverWateredPhrases
    case .watered: PhraseBand.wateredPhrases
    case .dueToday: PhraseBand.dueTodayPhrases
    case .wilted: PhraseBand.wiltedPhrases
    }
  }

  private static let neverWateredPhrases = [
    Words(ko: "이제 막 자리를 잡았어요.", en: "I have just settled in."),
    Words(ko: "첫 인사를 기다리고 있어요.", en: "I am looking forward to the first hello."),
    Words(ko: "새 화분이 마음에 들어요.", en: "I like this new pot."),
    Words(ko: "우리 이야기는 이제 시작이에요.", en: "Our story is just beginning."),
    Words(ko: "햇볕이 참 좋은 자리네요.", en: "What a sunny spot this is."),
  ]

  private static let wateredPhrases = [
    Words(ko: "지난번 이야기, 참 즐거웠어요.", en: "I enjoyed our last talk."),
    Words(ko: "덕분에 오늘도 싱싱해요.", en: "Thanks to you I am well today."),
    Words(ko: "천천히 한 뼘씩 자라고 있어요.", en: "I am growing, little by little."),
    Words(ko: "바람이 불어도 끄떡없어요.", en: "A little wind does not bother me."),
    Words(ko: "다음 소식도 기다릴게요.", en: "I look forward to your next news."),
  ]

  private static let dueTodayPhrases = [
    Words(ko: "오늘 목소리 들을 수 있을까요?", en: "Will I hear from you today?"),
    Words(ko: "잘 지내는지 궁금한 날이에요.", en: "Today I wonder how you are."),
    Words(ko: "물 한 모금이면 충분해요.", en: "A sip of water is all I need."),
    Words(ko: "짧은 안부도 반가울 거예요.", en: "Even a short hello would be lovely."),
    Words(ko: "오늘은 우리가 만나는 날이에요.", en: "Today is our day."),
  ]

  private static let wiltedPhrases = [
    Words(ko: "늦어도 괜찮아요. 기다리고 있었어요.", en: "Late is fine. I have been waiting."),
    Words(ko: "한마디면 다시 일어날 수 있어요.", en: "One word and I will stand up again."),
    Words(ko: "바빴나 봐요. 몸은 괜찮아요?", en: "You must have been busy. Are you well?"),
    Words(ko: "오랜만이라는 말도 참 좋아요.", en: "It has been a while. How good to see you."),
    Words(ko: "언제든 다시 시작할 수 있어요.", en: "We can begin again at any time."),
  ]
}
