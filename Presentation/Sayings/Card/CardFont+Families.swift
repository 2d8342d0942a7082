import HearthDomain
import Lettering

extension CardFont {
  /// The kind of letters, which determines the fallbacks of a missing font.
  package enum Kind: Hashable, Sendable {
    case serif
    case sans
    case handwriting
  }

  package var kind: Kind {
    switch self {
    case .notoSerif, .nanumMyeongjo, .gowunBatang, .hahmlet, .songMyung: .serif
    case .notoSans, .nanumGothic, .gowunDodum, .ibmPlex, .gothicA1, .nanumSquareRound, .jua: .sans
    case .nanumPen, .gaegu, .hiMelody: .handwriting
    }
  }

  package var name: Words {
    switch self {
    case .notoSerif: Words(ko: "노토 세리프", en: "Noto Serif")
    case .nanumMyeongjo: Words(ko: "나눔명조", en: "Nanum Myeongjo")
    case .gowunBatang: Words(ko: "고운바탕", en: "Gowun Batang")
    case .hahmlet: Words(ko: "함렡", en: "Hahmlet")
    case .songMyung: Words(ko: "송명", en: "Song Myung")
    case .notoSans: Words(ko: "노토 산스", en: "Noto Sans")
    case .nanumGothic: Words(ko: "나눔고딕", en: "Nanum Gothic")
    case .gowunDodum: Words(ko: "고운돋움", en: "Gowun Dodum")
    case .ibmPlex: Words(ko: "IBM 플렉스 산스", en: "IBM Plex Sans")
    case .gothicA1: Words(ko: "고딕 A1", en: "Gothic A1")
    case .nanumSquareRound: Words(ko: "나눔스퀘어라운드", en: "Nanum Square Round")
    case .jua: Words(ko: "주아", en: "Jua")
    case .nanumPen: Words(ko: "나눔손글씨 펜", en: "Nanum Pen")
    case .gaegu: Words(ko: "개구", en: "Gaegu")
    case .hiMelody: Words(ko: "하이멜로디", en: "Hi Melody")
    }
  }

  /// The font families to request: the font under its known names, other fonts of its kind with
  /// Hangul, and the generic family.
  package var families: [String] {
    var families = ownFamilies
    for family in kind.fallbacks where !families.contains(family) { families.append(family) }
    return families
  }

  /// Whether pictures can be drawn in this font here; also true where fonts cannot be looked up.
  package var isInstalled: Bool {
    PangoCairoLibrary.system.map { ownFamilies.contains(where: $0.hasFamily) } ?? true
  }

  /// What to tell users who choose this font while it is not installed.
  var notInstalledNote: Words {
    Words(
      ko: "‘\(name.ko)’ 글꼴이 설치되어 있지 않아서 비슷한 글꼴로 그려요.",
      en: "The font \(name.en) is not installed; a similar one is used instead.")
  }

  private var ownFamilies: [String] {
    switch self {
    case .notoSerif: ["Noto Serif KR", "Noto Serif CJK KR", "Source Han Serif K"]
    case .nanumMyeongjo: ["Nanum Myeongjo", "NanumMyeongjo"]
    case .gowunBatang: ["Gowun Batang"]
    case .hahmlet: ["Hahmlet"]
    case .songMyung: ["Song Myung"]
    case .notoSans: ["Noto Sans KR", "Noto Sans CJK KR", "Source Han Sans K"]
    case .nanumGothic: ["Nanum Gothic", "NanumGothic"]
    case .gowunDodum: ["Gowun Dodum"]
    case .ibmPlex: ["IBM Plex Sans KR"]
    case .gothicA1: ["Gothic A1"]
    case .nanumSquareRound: ["NanumSquareRound", "NanumSquare Round"]
    case .jua: ["Jua", "BM JUA"]
    case .nanumPen: ["Nanum Pen Script", "Nanum Pen", "NanumPen"]
    case .gaegu: ["Gaegu"]
    case .hiMelody: ["Hi Melody"]
    }
  }
}

extension CardFont.Kind {
  fileprivate var fallbacks: [String] {
    let sans = [
      "Noto Sans KR", "Noto Sans CJK KR", "Nanum Gothic", "NanumGothic", "Apple SD Gothic Neo",
      "Malgun Gothic",
    ]
    return switch self {
    case .serif:
      [
        "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", "NanumMyeongjo", "AppleMyungjo",
        "Batang", "serif",
      ]
    case .sans: sans + ["sans-serif"]
    case .handwriting: ["Nanum Pen Script", "Nanum Pen"] + sans + ["cursive"]
    }
  }

  /// The table of letter widths; handwriting falls back to sans.
  var letterWidths: LetterWidths { self == .serif ? .serif : .sans }

  /// Magnification that makes the font look as large as others.
  var magnification: Double { self == .handwriting ? 1.25 : 1 }
}
