import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct TowerWordsTests {
  private func sentences(_ books: Int, _ tenths: Int, _ language: Language) -> [String] {
    TowerWords(tower: BookTower(books: books, tenths: tenths), language: language).sentences
  }

  @Test(arguments: [(86, "8.6"), (20, "2.0"), (99, "9.9")])
  func `a low tower is as high as its book is thick`(tenths: Int, number: String) {
    #expect(sentences(1, tenths, .english)[0] == "1 finished book, a tower of \(number) mm.")
    #expect(sentences(1, tenths, .korean)[0] == "다 읽은 책 1권을 쌓으면 \(number)mm예요.")
    #expect(TowerWords.millimetres(tenths, .english) == "\(number) mm")
  }

  static let towers: [(Int, Int, [String], [String])] = [
    (0, 0, ["책을 한 권 다 읽으면 책탑이 시작돼요."], ["The first book you finish begins the tower."]),
    (
      1, 260,
      ["다 읽은 책 1권을 쌓으면 2.6cm예요.", "머그잔은 10cm예요. 7.4cm만 더 쌓으면 나란해져요."],
      ["1 finished book, a tower of 2.6 cm.", "A mug is 10 cm: 7.4 cm to go."]
    ),
    (
      1, 75,
      ["다 읽은 책 1권을 쌓으면 7.5mm예요.", "머그잔은 10cm예요. 9.25cm만 더 쌓으면 나란해져요."],
      ["1 finished book, a tower of 7.5 mm.", "A mug is 10 cm: 9.25 cm to go."]
    ),
    (
      4, 789,
      ["다 읽은 책 4권을 쌓으면 7.9cm예요.", "머그잔은 10cm예요. 2.1cm만 더 쌓으면 나란해져요."],
      ["4 finished books, a tower of 7.9 cm.", "A mug is 10 cm: 2.1 cm to go."]
    ),
    (
      4, 999,
      ["다 읽은 책 4권을 쌓으면 9.9cm예요.", "머그잔은 10cm예요. 0.1cm만 더 쌓으면 나란해져요."],
      ["4 finished books, a tower of 9.9 cm.", "A mug is 10 cm: 0.1 cm to go."]
    ),
    (
      3, 300,
      ["다 읽은 책 3권을 쌓으면 3cm예요.", "머그잔은 10cm예요. 7cm만 더 쌓으면 나란해져요."],
      ["3 finished books, a tower of 3 cm.", "A mug is 10 cm: 7 cm to go."]
    ),
    (
      5, 1000,
      [
        "다 읽은 책 5권을 쌓으면 10cm예요.", "머그잔과 키가 꼭 같아요.",
        "고양이는 25cm예요. 15cm만 더 쌓으면 나란해져요.",
      ],
      [
        "5 finished books, a tower of 10 cm.", "That is exactly as tall as a mug.",
        "A cat is 25 cm: 15 cm to go.",
      ]
    ),
    (
      13, 2599,
      [
        "다 읽은 책 13권을 쌓으면 25cm예요.", "고양이와 키가 꼭 같아요.",
        "의자는 45cm예요. 20cm만 더 쌓으면 나란해져요.",
      ],
      [
        "13 finished books, a tower of 25 cm.", "That is exactly as tall as a cat.",
        "A chair is 45 cm: 20 cm to go.",
      ]
    ),
    (
      600, 110_000,
      [
        "다 읽은 책 600권을 쌓으면 1100cm예요.", "다보탑보다 71cm 높아요.",
        "꼬리로 선 대왕고래는 2500cm예요. 1400cm만 더 쌓으면 나란해져요.",
      ],
      [
        "600 finished books, a tower of 1100 cm.",
        "That is 71 cm taller than Dabotap Pagoda.",
        "A blue whale on its tail is 2500 cm: 1400 cm to go.",
      ]
    ),
    (
      30_000, 5_550_100,
      [
        "다 읽은 책 30000권을 쌓으면 55501cm예요.", "롯데월드타워보다 1cm 높아요.", "이제 비교할 것이 없을 만큼 높아요.",
      ],
      [
        "30000 finished books, a tower of 55501 cm.",
        "That is 1 cm taller than Lotte World Tower.", "Nothing here is taller.",
      ]
    ),
  ]

  @Test(arguments: towers)
  func `a tower shows its height and a comparable object`(
    books: Int, tenths: Int, korean: [String], english: [String]
  ) {
    #expect(sentences(books, tenths, .korean) == korean)
    #expect(sentences(books, tenths, .english) == english)
  }

  @Test func `every comparable object has names`() {
    for language in Language.allCases {
      let names = TowerLandmark.allCases.map { $0.name(language) }
      #expect(Set(names).count == names.count)
    }
  }
}
