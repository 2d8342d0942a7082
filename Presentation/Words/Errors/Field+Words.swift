import HearthDomain

extension Field {
  /// The accepted formats of the field; nil if there is no hint.
  var hint: Words? { Field.hints[self] }

  private static let hints: [Field: Words] = [
    .birthday: Words(
      ko: " 이렇게 쓸 수 있어요: 3월 21일, 1990-03-21, 음력 8월 15일.",
      en: " Write it like 21 March, 1990-03-21 or lunar:08-15."),
    .rating: Words(
      ko: " 0부터 5까지 0.5씩 줄 수 있어요.", en: " It goes from 0 to 5 in halves, such as 4.5."),
    .isbn: Words(ko: " 숫자 10자리나 13자리로 적어 주세요.", en: " It has 10 or 13 digits."),
    .publishedOn: Words(
      ko: " 2019, 2019-05, 2019-05-31처럼 적어 주세요.",
      en: " Write it like 2019, 2019-05 or 2019-05-31."),
    .link: Words(ko: " https://로 시작하는 주소로 적어 주세요.", en: " It begins with https:// or http://."),
    .email: Words(ko: " mina@example.com처럼 적어 주세요.", en: " Write it like mina@example.com."),
  ]

  /// Returns the name of the field at the beginning of a sentence.
  func name(_ language: Language) -> String {
    switch self {
    case .day: language(ko: "날짜", en: "The day")
    case .time: language(ko: "시각", en: "The time")

    // Books
    case .author: language(ko: "지은이", en: "The author")
    case .bookDescription: language(ko: "책 소개", en: "The description")
    case .bookTitle: language(ko: "책 제목", en: "The title")
    case .isbn: language(ko: "ISBN", en: "The ISBN")
    case .link: language(ko: "링크", en: "The link")
    case .page: language(ko: "쪽", en: "The page")
    case .pages: language(ko: "쪽수", en: "The number of pages")
    case .percent: language(ko: "퍼센트", en: "The percentage")
    case .publishedOn: language(ko: "출간일", en: "The date of publication")
    case .publisher: language(ko: "출판사", en: "The publisher")
    case .query: language(ko: "찾을 말", en: "What to look for")
    case .rating: language(ko: "별점", en: "The rating")
    case .resultPage: language(ko: "결과 페이지", en: "The page of results")
    case .sentence: language(ko: "문장", en: "The sentence")
    case .startDay: language(ko: "시작한 날", en: "The first day")
    case .subtitle: language(ko: "부제", en: "The subtitle")
    case .target: language(ko: "목표일", en: "The target day")
    case .thickness: language(ko: "두께(0.1mm)", en: "The thickness in tenths of a millimetre")

    // Moods
    case .artistName: language(ko: "화가 이름", en: "The artist's name")
    case .level: language(ko: "기분", en: "The level")

    // People
    case .birthday: language(ko: "생일", en: "The birthday")
    case .contactName: language(ko: "연락처의 이름", en: "The name of the contact")
    case .delay: language(ko: "미루는 날수", en: "The number of days to postpone")
    case .interval: language(ko: "연락 주기", en: "The interval")
    case .keyword: language(ko: "키워드", en: "A keyword")
    case .keywords: language(ko: "키워드", en: "The number of keywords")
    case .memo: language(ko: "메모", en: "The memo")
    case .nickname: language(ko: "별명", en: "The nickname")
    case .personName: language(ko: "이름", en: "The name")
    case .about: language(ko: "사람에 대해 적어 둔 것", en: "The notes about a person")
    case .phone: language(ko: "전화번호", en: "The phone number")
    case .plantingDay: language(ko: "심은 날", en: "The day of planting")

    // Sayings
    case .sayingText: language(ko: "글귀", en: "The saying")
    case .tag: language(ko: "태그", en: "A tag")
    case .tags: language(ko: "태그", en: "The number of tags")
    case .who: language(ko: "말한 사람", en: "The name of who said it")

    // Schedule
    case .calendarParts:
      language(
        ko: "people, books, moods, events 가운데 고른 것", en: "What of people, books, moods and events")
    case .calendarColor: language(ko: "캘린더 색", en: "The colour of a calendar")
    case .calendarName: language(ko: "캘린더 이름", en: "The name of a calendar")
    case .eventEnd: language(ko: "끝", en: "The end")
    case .eventNote: language(ko: "일정의 메모", en: "The note")
    case .eventPlace: language(ko: "일정의 장소", en: "The place")
    case .eventTitle: language(ko: "제목", en: "The title")
    case .reminder: language(ko: "알림 시간(분)", en: "The minutes before the start")
    case .reminders: language(ko: "알림", en: "The number of reminders")
    case .repetition: language(ko: "반복", en: "The repetition")

    // Settings and profile
    case .displayName: language(ko: "이름", en: "The name")
    case .email: language(ko: "이메일", en: "The email address")
    case .passphrase: language(ko: "암호", en: "The passphrase")
    case .password: language(ko: "비밀번호", en: "The password")
    case .picture: language(ko: "사진 파일", en: "The picture")
    case .recipient: language(ko: "받는 사람의 공개 키", en: "The public key")
    case .quietHours: language(ko: "조용한 시간", en: "The quiet hours")
    case .setting: language(ko: "설정", en: "The setting")
    }
  }
}
