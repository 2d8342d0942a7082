import HearthDomain

extension SampleTexts {
  static let koreanBooks = [
    SampleBook(
      "하늘과 바람과 별과 시", "윤동주", pages: 216, .fiction, 1948,
      [
        (18, "죽는 날까지 하늘을 우러러\n한 점 부끄럼이 없기를"),
        (74, "별 하나에 추억과\n별 하나에 사랑과\n별 하나에 쓸쓸함과"),
      ]),
    SampleBook("오만과 편견", "제인 오스틴", pages: 448, .classics, 1813),
    SampleBook("돈키호테", "미겔 데 세르반테스", pages: 672, .classics, 1605),
    SampleBook(
      "메밀꽃 필 무렵", "이효석", pages: 184, .fiction, 1936,
      [
        (
          22,
          "산허리는 온통 메밀밭이어서 피기 시작한 꽃이 소금을 뿌린 듯이 흐뭇한 달빛에 숨이 막힐 지경이다."
        )
      ]),
    SampleBook(
      "날개", "이상", pages: 160, .fiction, 1936,
      [(58, "날개야 다시 돋아라.\n날자. 날자. 날자. 한 번만 더 날자꾸나.")]),
    SampleBook(
      "어린 왕자", "앙투안 드 생텍쥐페리", pages: 136, .classics, 1943,
      [(92, "사막이 아름다운 건 어딘가에 우물을 감추고 있기 때문이야.")]),
    SampleBook(
      "운수 좋은 날", "현진건", pages: 208, .fiction, 1924,
      [(31, "괴상하게도 오늘은 운수가 좋더니만……")]),
    SampleBook("변신", "프란츠 카프카", pages: 192, .classics, 1915),
    SampleBook(
      "진달래꽃", "김소월", pages: 176, .fiction, 1925,
      [(12, "나 보기가 역겨워\n가실 때에는\n말없이 고이 보내 드리우리다.")]),
    SampleBook(
      "월든", "헨리 데이비드 소로", pages: 420, .essays, 1854,
      [(96, "나는 뜻한 대로 살아 보고 싶어서 숲으로 갔다.")]),
    SampleBook(
      "님의 침묵", "한용운", pages: 168, .fiction, 1926,
      [(9, "우리는 만날 때에 떠날 것을 염려하는 것과 같이 떠날 때에 다시 만날 것을 믿습니다.")]),
    SampleBook("열하일기", "박지원", pages: 480, .travel, 1780),
    SampleBook(
      "봄봄", "김유정", pages: 148, .fiction, 1935,
      [(17, "“장인님! 인젠 저…….”")]),
    SampleBook("상록수", "심훈", pages: 392, .fiction, 1935),
    SampleBook("구운몽", "김만중", pages: 288, .classics, 1687),
  ]
}
