extension MoodFace {
  /// Returns the face for a Korean or English name of a level or a feeling, or for an emoji,
  /// ignoring case, white space and intensifiers (`really happy`); nil for any other text.
  public init?(called name: String) {
    let key = MoodFace.key(of: name)
    // Numbers are typed most often, and the names need not be read for them.
    if key.utf8.first.map({ (0x30...0x39).contains($0) }) ?? true { return nil }
    let face = MoodFace.facesByLevelName[key] ?? MoodFace.facesByFeelingName[key]
    guard
      let face = face
        ?? MoodFace.removingIntensifiers(key).lazy.compactMap(MoodFace.init(called:)).first
    else { return nil }
    self = face
  }

  /// Returns what follows an intensifier at the beginning of the name, for each intensifier with
  /// which it may begin; nothing for the name of a level, such as `very good`.
  static func removingIntensifiers(_ name: String) -> [String] {
    guard name.utf8.count <= maxIntensifiedLength, !isLevelName(name) else { return [] }
    let name = name.lowercased()
    return intensifiers.filter { name.count > $0.count && name.hasPrefix($0) }.map {
      String(name.dropFirst($0.count).drop(while: \.isWhitespace))
    }
  }

  /// Maximum length of a name with intensifiers in bytes, since they are removed one by one.
  private static let maxIntensifiedLength = 120

  /// Words that strengthen a feeling without changing its level.
  private static let intensifiers: [String] = [
    "really", "very", "so", "too", "pretty", "quite", "super", "extremely", "incredibly", "totally",
    "너무", "너무나", "정말", "정말로", "진짜", "진짜로", "아주", "매우", "무척", "참", "굉장히", "엄청", "몹시",
    "꽤", "되게", "완전", "많이",
  ]

  /// Whether the name states only the level (`so-so`) and no feeling (`tired`). Such a name can be
  /// replaced by the level without loss.
  public static func isLevelName(_ name: String) -> Bool { facesByLevelName[key(of: name)] != nil }

  /// Returns the common part of all forms of a Korean word for a feeling, such as 피곤 for 피곤해; nil
  /// for other words.
  static func stem(ofFeeling word: String) -> String? {
    let key = key(of: word)
    guard facesByFeelingName[key] != nil else { return nil }
    let found = "\(endings) \(nounEndings)".split(separator: " ").filter { key.hasSuffix($0) }
      .max { $0.count < $1.count }
    return String(key.dropLast(found?.count ?? 0))
  }

  private static func key(of name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }

  private static let facesByLevelName = faces(\.levelNames)
  private static let facesByFeelingName = faces(\.feelingNames)

  private static func faces(_ names: (MoodFace) -> [String]) -> [String: MoodFace] {
    var faces: [String: MoodFace] = [:]
    for face in allCases {
      for name in names(face) { faces[key(of: name)] = face }
    }
    return faces
  }

  /// Names of the level; each name belongs to one face.
  private var levelNames: [String] {
    switch self {
    case .awful:
      [
        "awful", "terrible", "horrible", "최악", "최악이에요", "최악이야", "최악이다", "끔찍", "끔찍함", "끔찍해",
        "끔찍해요", "엉망", "엉망진창", "아주 나쁨", "매우 나쁨", "정말 나쁨",
      ]
    case .bad: ["bad", "나쁨", "나빠", "나빠요", "나쁘다", "안 좋음", "별로", "별로다", "별로예요"]
    case .okay:
      [
        "okay", "ok", "meh", "so-so", "so so", "보통", "보통이에요", "보통이다", "그저 그럼", "그저 그래",
        "그저 그래요", "그저 그렇다", "그럭저럭", "그냥", "무난", "무난함",
      ]
    case .good: ["good", "좋음", "좋아", "좋아요", "좋다"]
    case .great:
      [
        "great", "rad", "amazing", "wonderful", "very good", "최고", "최고예요", "최고야", "최고다", "아주 좋음",
        "매우 좋음", "정말 좋음", "훌륭함", "환상적",
      ]
    }
  }

  /// Names and emoji of feelings.
  private var feelingNames: [String] {
    switch self {
    case .awful:
      words("😭 😡 🤬 😫 😩 miserable hopeless heartbroken desperate devastated")
        + words("절망 참담 비참 처참", MoodFace.endings) + words("괴로", MoodFace.nounEndings) + ["괴롭다"]
    case .bad:
      words(
        """
        😢 😞 😔 😟 😕 🙁 ☹ ☹\u{FE0F} 😠 👎 sad low down angry tired upset lonely anxious worried bored
        stressed overwhelmed frustrated annoyed irritated nervous afraid scared disappointed hurt
        ashamed embarrassed guilty jealous exhausted drained depressed gloomy restless regretful
        mad grumpy cranky moody numb confused bitter homesick envious unhappy frightened tense uneasy
        insecure helpless overworked sleepy
        """)
        + words(
          "우울 피곤 꿀꿀 불안 답답 심심 초조 막막 허전 공허 쓸쓸 실망 억울 섭섭 서운 속상 지루 짜증 창피 긴장 미안 피로 무기력 걱정 질투"
            + " 당황 허무 후회 민망 불쾌 찝찝 예민 암울 착잡 심란 울적 갑갑 난감 혼란",
          MoodFace.endings)
        + words("외로 두려 무서 서러 그리 부끄러 아쉬 부러", MoodFace.nounEndings)
        + words(
          """
          슬픔 슬퍼 슬퍼요 슬프다 화남 화나 화나요 화난다 짜증나 짜증나요 짜증난다 지침 지쳐 지쳐요 지친다 지쳤다
          힘듦 힘들어 힘들어요 힘들다 외롭다 두렵다 무섭다 서럽다 그립다 부끄럽다 걱정돼 걱정돼요 걱정된다
          아쉽다 부럽다 졸림 졸려 졸려요 졸리다 귀찮음 귀찮아 귀찮아요 귀찮다
          """)
    case .okay:
      words("😐 😑 😶 fine neutral indifferent") + words("담담 덤덤 무덤덤 멍 평범", MoodFace.endings)
        + words("괜찮음 괜찮아 괜찮아요 괜찮다")
    case .good:
      words(
        """
        🙂 😊 ☺ ☺\u{FE0F} 👍 happy well calm grateful thankful content relaxed peaceful proud hopeful
        relieved glad cheerful satisfied comfortable refreshed curious inspired energetic loved optimistic confident motivated productive
        cozy cosy playful
        """)
        + words("편안 감사 만족 뿌듯 평온 차분 홀가분 상쾌 든든 느긋 흐뭇 훈훈 후련 안심 개운 기대 다정 포근 유쾌 흡족 당당", MoodFace.endings)
        + words("고마 반가 즐거 자랑스러", MoodFace.nounEndings)
        + words(
          """
          기쁨 기뻐 기뻐요 기쁘다 고맙다 반갑다 즐겁다 설렘 설레 설레요 설렌다 설레다 안심돼 안심돼요 안심된다
          기대돼 기대돼요 기대된다 재밌음 재밌어 재밌어요 재밌다 재미있음 재미있어 재미있어요 재미있다
          """)
    case .great:
      words("😀 😃 😄 😁 😆 🤩 🥳 excited thrilled joyful delighted overjoyed ecstatic elated fantastic")
        + words("행복 황홀 짜릿 통쾌", MoodFace.endings) + words("신남 신나 신나요 신난다 감동 감동이에요 감동이다")
    }
  }

  /// Endings of Korean words for feelings, such as 피곤: the noun, the adjective and its forms.
  private static let endings = " 함 해 해요 하다 했다 했어 했어요 하네 하네요 합니다 한"
  /// Endings of words such as 외로움.
  private static let nounEndings = "움 워 워요 웠다 웠어 웠어요 운"

  /// Returns the words of a text, each with all of the endings.
  private func words(_ text: String, _ endings: String = "") -> [String] {
    let endings = endings.split(separator: " ", omittingEmptySubsequences: false)
    return text.split(whereSeparator: \.isWhitespace).flatMap { word in
      endings.map { String(word + $0) }
    }
  }
}
