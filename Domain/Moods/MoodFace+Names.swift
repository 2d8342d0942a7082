extension MoodFace {
  /// Returns the face for a Korean or English name of a level or a feeling, or for an emoji,
  /// ignoring case, white space and intensifiers (`really happy`); nil for any other text.
  public init?(called name: String) {
    let key = MoodFace.key(of: name)
    // Numbers are typed most often, and the names need not be read for them.
    if key.utf8.first.map({ (0x30...0x39).contains($0) }) ?? true { return nil }
    guard
      let face = MoodFace.levelNames.face(of: key) ?? MoodFace.feelingNames.face(of: key)
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
  public static func isLevelName(_ name: String) -> Bool {
    levelNames.face(of: key(of: name)) != nil
  }

  /// Returns the stem of a word for a feeling, which all its forms share: 피곤하 for 피곤 and 피곤해,
  /// lonely for itself. Nil for other words.
  static func stem(ofFeeling word: String) -> String? {
    let key = key(of: word)
    if feelingNames.names[key] != nil {
      return ["하", "이"].map { key + $0 }.first { feelingNames.stems[$0] != nil } ?? key
    }
    return feelingNames.stem(of: key)
  }

  private static func key(of name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }

  private static let levelNames = FaceNames(\.levelWords)
  private static let feelingNames = FaceNames(\.feelingWords)

  /// Names of the level; each name belongs to one face.
  private var levelWords: FaceWords {
    switch self {
    case .awful:
      FaceWords(
        "awful terrible horrible 아주나쁨 매우나쁨 정말나쁨 끔찍", nouns: "최악 엉망 엉망진창", stems: "끔찍하")
    case .bad: FaceWords("bad", nouns: "별로", stems: "나쁘 안좋 좋지않 좋지못하")
    case .okay:
      FaceWords(
        "okay ok meh so-so soso 그저그럼 그럭저럭 그냥 무난", nouns: "보통", stems: "무난하 그저그렇 나쁘지않")
    case .good: FaceWords("good", stems: "좋")
    case .great:
      FaceWords(
        "great rad amazing wonderful verygood 아주좋음 매우좋음 정말좋음", nouns: "최고 환상적", stems: "훌륭하")
    }
  }

  /// Names and emoji of feelings.
  private var feelingWords: FaceWords {
    switch self {
    case .awful:
      FaceWords(
        "😭 😡 🤬 😫 😩 miserable hopeless heartbroken desperate devastated", roots: "절망 참담 비참 처참",
        stems: "괴롭")
    case .bad:
      FaceWords(
        """
        😢 😞 😔 😟 😕 🙁 ☹ ☹\u{FE0F} 😠 👎 sad low down angry tired upset lonely anxious worried bored
        stressed overwhelmed frustrated annoyed irritated nervous afraid scared disappointed hurt
        ashamed embarrassed guilty jealous exhausted drained depressed gloomy restless regretful
        mad grumpy cranky moody numb confused bitter homesick envious unhappy frightened tense uneasy
        insecure helpless overworked sleepy
        """,
        roots: """
          우울 피곤 꿀꿀 불안 답답 심심 초조 막막 허전 공허 쓸쓸 실망 억울 섭섭 서운 속상 지루 짜증 창피 긴장 미안 피로 무기력 걱정 질투
          당황 허무 후회 민망 불쾌 찝찝 예민 암울 착잡 심란 울적 갑갑 난감 혼란
          """,
        stems: "외롭 두렵 무섭 서럽 그립 부끄럽 아쉽 부럽 슬프 화나 짜증나 지치 힘들 걱정되 졸리 귀찮")
    case .okay:
      FaceWords("😐 😑 😶 fine neutral indifferent", roots: "담담 덤덤 무덤덤 멍 평범", stems: "괜찮")
    case .good:
      FaceWords(
        """
        🙂 😊 ☺ ☺\u{FE0F} 👍 happy well calm grateful thankful content relaxed peaceful proud hopeful
        relieved glad cheerful satisfied comfortable refreshed curious inspired energetic loved optimistic confident motivated productive
        cozy cosy playful
        """,
        roots: "편안 감사 만족 뿌듯 평온 차분 홀가분 상쾌 든든 느긋 흐뭇 훈훈 후련 안심 개운 기대 다정 포근 유쾌 흡족 당당",
        stems: "고맙 반갑 즐겁 자랑스럽 기쁘 설레 안심되 기대되 재밌 재미있")
    case .great:
      FaceWords(
        "😀 😃 😄 😁 😆 🤩 🥳 excited thrilled joyful delighted overjoyed ecstatic elated fantastic",
        nouns: "감동", roots: "행복 황홀 짜릿 통쾌", stems: "신나")
    }
  }
}

/// Words for a level or a feeling, without white space.
private struct FaceWords {
  /// Words that are used as they are.
  let names: [Substring]
  /// Stems of Korean words, with all of whose forms the face is meant.
  let stems: [String]

  /// Creates the words: those that have no other forms, nouns used with 이다, roots of words in 하다,
  /// which also stand alone, and stems.
  init(_ names: String, nouns: String = "", roots: String = "", stems: String = "") {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    self.names = words(names) + words(nouns) + words(roots)
    self.stems =
      words(stems).map(String.init) + words(nouns).map { $0 + "이" } + words(roots).map { $0 + "하" }
  }
}

/// The faces by their words.
private struct FaceNames {
  private(set) var names: [String: MoodFace] = [:]
  private(set) var stems: [String: MoodFace] = [:]

  init(_ words: (MoodFace) -> FaceWords) {
    for face in MoodFace.allCases {
      let words = words(face)
      for name in words.names { names[String(name)] = face }
      for stem in words.stems { stems[stem] = face }
    }
  }

  func face(of key: String) -> MoodFace? {
    names[key] ?? stem(of: key).flatMap { stems[$0] }
  }

  /// Returns the stem of which the word is a form; nil if there is none.
  func stem(of key: String) -> String? {
    KoreanStems.stems(of: key).first { stems[$0] != nil }
  }
}
