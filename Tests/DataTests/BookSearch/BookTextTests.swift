import HearthDomain
import Testing

@testable import HearthData

@Suite struct BookTextTests {
  @Test(arguments: [
    ("김유정 (지은이)", "김유정"), ("김하나, 황선우 (지은이)", "김하나, 황선우"),
    ("가, 나 (지은이), 다 (옮긴이)", "가, 나"), ("다 (옮긴이), 가 (지은이)", "가"),
    ("가 (글), 나 (그림)", "가"), ("가 (글.그림)", "가"), ("가 (글·그림), 나 (옮긴이)", "가"),
    ("가 (엮은이), 나 (옮긴이)", "가"), ("가 (옮긴이), 나 (그림)", "가"), ("김영한 지음", "김영한"),
    ("한개발 저/두번역 역", "한개발"), ("가, 나 공저", "가, 나"), ("가 글그림", "가"),
    ("무라카미 하루키 (村上春樹) (지은이)", "무라카미 하루키 (村上春樹)"),
    ("J. K. 롤링 (지은이), 강 (옮긴이)", "J. K. 롤링"), ("극단 (주) (지은이)", "극단 (주)"),
    ("가 &amp; 나 (지은이)", "가 & 나"), ("가", "가"), ("가, 나", "가, 나"), ("", ""), ("(지은이)", ""),
    (", , (옮긴이)", ""), ("가 (지은이", "가 (지은이"), ("지음", "지음"), ("가 (지은이, 옮긴이)", "가"),
    ("가 (지은이), 나 (지은이)", "가, 나"), ("가 저자(글), 나 번역", "가"),
  ])
  func `authors are told apart from other contributors`(text: String, authors: String) {
    #expect(AuthorText.authors(in: text) == authors)
  }

  @Test func `any number of roles is read`() {
    let text = "가" + String(repeating: " (글)", count: 10_000)
    #expect(AuthorText.withoutRoles(text) == "가")
  }

  @Test(arguments: [
    ("봄봄 - 단편선", "", "봄봄", "단편선"), ("가 - 나 - 다", "", "가", "나 - 다"),
    ("가 - 나 - 다", "다", "가 - 나", "다"), ("가", "나", "가", "나"), ("가-나", "", "가-나", ""),
    (" - 나", "", " - 나", ""), ("가 - ", "", "가", ""), ("", "", "", ""), ("-", "", "-", ""),
    ("가 – 나", "", "가 – 나", ""), (" - 다", "다", " - 다", "다"),
  ])
  func `the part after a dash becomes the subtitle`(
    text: String, known: String, title: String, subtitle: String
  ) {
    let parts = TitleText.parts(of: text, knowing: known)
    #expect(parts.title == title)
    #expect(parts.subtitle == subtitle)
  }

  @Test(
    arguments: [
      ("2019-05-31", "2019-05-31"), ("2019-05", "2019-05"), ("2019", "2019"),
      ("2019.5.3", "2019-05-03"),
      ("20190531", "2019-05-31"), ("201905", "2019-05"), ("2019-02-31", "2019-02"),
      ("20190231", "2019"), ("2014-11-17T00:00:00.000+09:00", "2014-11-17"),
      ("2021년 04월", "2021-04"),
      ("2021년 4월 5일", "2021-04-05"), ("March 3, 2009", "2009-03-03"), ("3 Mar 2009", "2009-03-03"),
      ("March 2009", "2009-03"), ("Sun, 02 Mar 2008 15:00:00 GMT", "2008-03-02"), ("c1999", "1999"),
      ("[1999?]", "1999"), ("New York, 1987", "1987"), ("0000", nil), ("", nil), ("soon", nil),
      ("19", nil), ("99999999999999999999", nil), ("March", nil), ("2019-13", "2019"),
      ("1998-2001", "1998"),
    ] as [(String, String?)])
  func `a publication date is read`(text: String, date: String?) {
    #expect(PublishedText.date(text)?.description == date)
  }

  @Test(
    arguments: [
      ("국내도서>소설/시/희곡>한국소설", .fiction), ("국내도서>컴퓨터/모바일>프로그래밍", .computers),
      ("국내도서>경제경영>마케팅", .business), ("국내도서>사회과학>정치학", .society), ("국내도서>과학>물리", .science),
      ("국내도서>인문학>심리학", .humanities), ("국내도서>역사>조선사", .history), ("국내도서>에세이", .essays),
      ("국내도서>자기계발>성공", .selfHelp), ("국내도서>예술/대중문화>음악", .arts), ("국내도서>종교/역학>불교", .religion),
      ("국내도서>외국어>영어", .languages), ("국내도서>여행>국내", .travel), ("국내도서>요리/살림>집밥", .home),
      ("국내도서>건강/취미>운동", .health), ("국내도서>좋은부모>육아", .family), ("국내도서>어린이>동화", .children),
      ("국내도서>유아>그림책", .children), ("국내도서>청소년>소설", .teens), ("국내도서>만화>소년", .comics),
      ("국내도서>수험서/자격증>IT", .study), ("국내도서>고등학교참고서>국어", .study),
      ("국내도서>대학교재/전문서적>공학", .textbooks), ("국내도서>잡지>여행", .magazines), ("국내도서>고전>동양", .classics),
      ("외국도서>소설/시/희곡", .fiction), ("국내도서-IT 모바일", .computers), ("국내도서-경제 경영", .business),
      ("국내도서-국어 외국어 사전", .languages), ("국내도서-자연과학", .science), ("국내도서-건강 취미", .health),
      ("국내도서-만화/라이트노벨", .comics), ("국내도서>달력/기타", .other), ("국내도서", .other), ("", .other),
      (">>", .other), ("음반>가요", .other),
    ] as [(String, BookCategory)])
  func `a shop's category path is mapped to a category`(path: String, category: BookCategory) {
    #expect(BookCategory(shopPath: path) == category)
  }

  @Test(
    arguments: [
      (["Fiction"], .fiction), (["Juvenile Fiction / General"], .children),
      (["Business & Economics"], .business), (["Self-Help"], .selfHelp),
      (["SELF-HELP / Creativity"], .selfHelp),
      (["Computers / Programming"], .computers), (["Body, Mind & Spirit"], .humanities),
      (["Protected DAISY", "Computer science, general"], .computers),
      (["Science fiction"], .fiction),
      (["Science"], .science), (["Comics & Graphic Novels"], .comics), (["Nothing known"], .other),
      ([], .other),
      (["", "/", ",,"], .other), (["Young Adult Fiction"], .teens), (["Cooking (Asian)"], .home),
    ] as [([String], BookCategory)])
  func `English subjects are mapped to a category`(subjects: [String], category: BookCategory) {
    #expect(BookCategory(subjects: subjects) == category)
  }
}
