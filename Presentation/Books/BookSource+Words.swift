import HearthDomain

extension BookSource {
  package func name(_ language: Language) -> String {
    switch self {
    case .shelf: language(ko: "내 책장", en: "your shelf")
    case .classics: language(ko: "고전 목록", en: "classics")
    case .catalogue: language(ko: "가져온 도서 목록", en: "your catalogue")
    case .openLibrary: "Open Library"
    case .googleBooks: "Google Books"
    case .kakao: language(ko: "카카오 책 검색", en: "Kakao")
    case .yes24: "YES24"
    case .aladin: language(ko: "알라딘", en: "Aladin")
    }
  }
}
