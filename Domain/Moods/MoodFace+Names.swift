extension MoodFace {
  /// Returns the face for a Korean or English name of a level or a feeling, or for an emoji,
  /// ignoring case and white space; nil for any other text.
  public init?(called name: String) {
    let key = MoodFace.key(of: name)
    guard let face = MoodFace.facesByLevelName[key] ?? MoodFace.facesByFeelingName[key] else {
      return nil
    }
    self = face
  }

  /// Whether the name states only the level (`so-so`) and no feeling (`tired`). Such a name can be
  /// replaced by the level without loss.
  public static func isLevelName(_ name: String) -> Bool { facesByLevelName[key(of: name)] != nil }

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
    case .awful: ["😭", "😡", "🤬", "😫", "😩"]
    case .bad:
      [
        "😢", "😞", "😔", "😟", "😕", "🙁", "☹", "☹\u{FE0F}", "😠", "👎", "sad", "low", "down", "angry",
        "tired", "upset", "슬픔", "슬퍼", "우울", "우울함", "우울해",
        "우울하다", "화남", "화나", "화난다", "짜증", "짜증나", "피곤", "피곤함", "피곤해", "피곤하다", "지침", "힘듦",
        "힘들어", "힘들다", "꿀꿀", "꿀꿀함", "꿀꿀해", "꿀꿀하다",
      ]
    case .okay: ["😐", "😑", "😶", "fine", "괜찮음", "괜찮아", "괜찮아요", "괜찮다"]
    case .good:
      [
        "🙂", "😊", "☺", "☺\u{FE0F}", "👍", "happy", "well", "기쁨", "기뻐", "기쁘다", "즐거움", "즐거워", "즐겁다",
        "만족", "뿌듯",
      ]
    case .great:
      ["😀", "😃", "😄", "😁", "😆", "🤩", "🥳", "신남", "신나", "신난다", "행복", "행복함", "행복해", "행복해요", "행복하다"]
    }
  }
}
