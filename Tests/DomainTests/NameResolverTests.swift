import HearthDomain
import Testing

@Suite struct NameResolverTests {
  struct Thing: Hashable {
    let id: ID<Thing>
    let names: [String]

    init(_ number: Int64, _ names: String...) {
      id = ID(rawValue: number)!
      self.names = names
    }
  }

  let naming = NameResolver<Thing>(.person, id: \.id, names: \.names)

  func chosen(_ words: String, among things: [Thing]) throws -> Int64 {
    try naming.choose(
      words, among: { $0.ignoresSpaces ? [] : things }, known: { things.flatMap(\.names) }
    ).id.rawValue
  }

  @Test(arguments: [
    ("지민", NameMatchQuality.exact), ("김", .beginning), ("민", .part), ("ㅈㅁ", .initials),
    ("김ㅈ", .beginning), ("김ㅈㅁ", .initials), ("CAFE", .part),
  ])
  func `words match a name in one of four ways`(words: String, fit: NameMatchQuality) {
    let name = words == "지민" ? "지민" : "김지민 Café"
    #expect(NameMatchQuality(of: words, to: name) == fit)
  }

  @Test(arguments: [
    ("아주희미한", NameMatchQuality.beginning), ("아주 희미한", .beginning), ("아주희미한빛으로도", .exact),
    ("희미한빛", .part), ("희미한 빛 으로", .part), ("ㅇㅈㅎㅁㅎ", .initials), ("ㅎㅁㅎㅂ", .initials),
    ("아주희ㅁ", .beginning), ("아주ㅎㅁㅎ", .initials), ("아", .beginning),
  ])
  func `words match a name with any spacing`(words: String, fit: NameMatchQuality) {
    #expect(NameMatchQuality(ofSpaceless: words, toAny: ["없는 이름", "아주 희미한 빛으로도"]) == fit)
  }

  @Test(arguments: ["주희미", "주희", "미한빛", "빛아주", "ㅈㅎ", "", " "])
  func `letters that meet only across words do not match`(words: String) {
    #expect(NameMatchQuality(ofSpaceless: words, toAny: ["아주 희미한 빛으로도"]) == nil)
  }

  @Test func `spacing counts if any name matches the words as written`() throws {
    let things = [Thing(1, "새 벽"), Thing(2, "새벽 두 시"), Thing(3, "밤 새 벽")]
    func chosen(_ words: String) throws -> Int64 {
      try naming.choose(
        words,
        among: { meaning in
          things.filter {
            meaning.ignoresSpaces || NameMatchQuality(of: meaning.words, toAny: $0.names) != nil
          }
        }, known: { things.flatMap(\.names) }
      ).id.rawValue
    }
    #expect(try chosen("새벽") == 2)
    #expect(try chosen("새벽두") == 2)
    #expect(try chosen("밤새") == 3)
    #expect(throws: DomainError.self) { try chosen("벽두") }
  }

  @Test(arguments: ["박", "ㅂ", "", "  ", "지민김"])
  func `other words do not match`(words: String) {
    #expect(NameMatchQuality(of: words, to: "김지민") == nil)
  }

  @Test func `decomposed Hangul matches`() {
    #expect(NameMatchQuality(of: "\u{110C}\u{1175}\u{1106}\u{1175}\u{11AB}", to: "지민") == .exact)
  }

  @Test(arguments: [
    ("지민", 1), ("지민이", 2), ("한지", 3), ("ㅎㅈㅁ", 3), ("꼬마", 4), ("꼬", 4), ("ㄲㅁ", 4),
  ])
  func `the better match wins`(words: String, id: Int64) throws {
    let things = [
      Thing(1, "지민"), Thing(2, "지민이"), Thing(3, "한지민"), Thing(4, "서연", "꼬마"),
    ]
    #expect(try chosen(words, among: things) == id)
  }

  @Test(arguments: [("민", 3), ("지민", 2), ("ㅈㅁ", 2), ("이", 3), ("수지", 1)])
  func `of several names that contain the words none is guessed`(words: String, count: Int) {
    let things = [Thing(1, "김지민수"), Thing(2, "지민이"), Thing(3, "수민이"), Thing(4, "이수지")]
    #expect(naming.matched(by: words, among: things).count == count)
    #expect((try? chosen(words, among: things)) == (count > 1 ? nil : 4))
  }

  @Test func `equally good matches are listed with their ids`() throws {
    let things = [Thing(1 << 40, "지민"), Thing(1 << 41 + 5, "지민"), Thing(9, "지민수")]
    #expect(
      throws: DomainError.ambiguous(
        .person, query: "지민",
        candidates: [
          Candidate(name: "지민", id: things[0].id.shortForm),
          Candidate(name: "지민", id: things[1].id.shortForm),
        ])
    ) { try chosen("지민", among: things) }
    #expect(try chosen("00005", among: things) == things[1].id.rawValue)
  }

  @Test func `an id and a part of a name are ambiguous, a full name is not`() throws {
    let anna = try #require(IDTail("anna")).value
    let annas = [Thing(anna, "서연"), Thing(1, "Anna Kim")]
    #expect(throws: DomainError.self) { try chosen("anna", among: annas) }
    #expect(try chosen("anna", among: [annas[0], Thing(1, "Anna")]) == 1)
  }

  @Test(arguments: [
    ("지만", ["지민"]), ("서윤", ["서연"]), ("anan", ["Anna"]), ("엄마아빠동생", []), ("", []),
    ("jnae", ["Jane Doe"]), ("jane deo", ["Jane Doe"]),
  ])
  func `an unmatched word returns the nearest names`(words: String, nearest: [String]) {
    let things = [Thing(1, "지민"), Thing(2, "서연"), Thing(3, "Anna"), Thing(4, "Jane Doe")]
    #expect(throws: DomainError.notFound(.person, query: words, nearest: nearest)) {
      try chosen(words, among: things)
    }
  }

  @Test(arguments: [
    ("어린왕자", 1), ("어 린 왕 자", 1), ("ㅇㄹㅇㅈ", 1), ("ㅇㄹ ㅇㅈ", 1), ("어린왕자를", 1), ("어린 왕자의", 1),
    ("엄마한테", 2), ("엄마에게서", 2), ("엄마랑", 2), ("annkim", 3), ("나이가", 5), ("나이", 5), ("나가", 4),
  ])
  func `a name may have other spacing or a particle`(words: String, id: Int64) throws {
    let things = [
      Thing(1, "어린 왕자"), Thing(2, "엄마"), Thing(3, "Ann Kim"), Thing(4, "나"), Thing(5, "나이"),
    ]
    #expect(try chosen(words, among: things) == id)
  }

  @Test(
    arguments: [
      ("민수한테", 1), ("민수 에게", 1), ("지은이랑", 2), ("수진이랑", nil), ("나이한테", nil),
      ("우리가", nil), ("지민한테", nil), ("할머니한테", 6),
    ] as [(String, Int64?)])
  func `a part of a single name may have a particle`(words: String, id: Int64?) {
    let things = [
      Thing(1, "김민수"), Thing(2, "박지은 대리"), Thing(3, "김수진"), Thing(4, "이수진"), Thing(5, "나"),
      Thing(6, "우리 할머니"), Thing(7, "지민 엄마"),
    ]
    #expect((try? chosen(words, among: things)) == id)
  }

  @Test func `a full name without its comma precedes a part of another`() throws {
    let things = [Thing(1, "그리고 나무"), Thing(2, "그리고, 나는 걷는다")]
    #expect(try chosen("그리고 나는", among: things) == 2)
  }

  @Test(arguments: ["새벽에서", "새 벽", "에게", "한테", "새벽밥을"])
  func `nothing is guessed from a particle`(words: String) {
    let things = [Thing(1, "새벽 녘"), Thing(2, "새벽녘"), Thing(3, "새벽 밥"), Thing(4, "새벽밥")]
    #expect(throws: DomainError.self) { try chosen(words, among: things) }
  }

  @Test func `candidates show enough of their ids to distinguish them`() throws {
    let things = [Thing(1, "지민"), Thing(1 << 25 + 1, "지민")]
    #expect(things[0].id.shortForm == things[1].id.shortForm)
    #expect(
      throws: DomainError.ambiguous(
        .person, query: "지민",
        candidates: [
          Candidate(name: "지민", id: "000001"), Candidate(name: "지민", id: "100001"),
        ])
    ) { try chosen("지민", among: things) }
    #expect(try chosen("100001", among: things) == things[1].id.rawValue)
  }
}
