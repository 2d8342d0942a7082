/// The column names that table imports recognize.
enum ColumnNames {
  /// Returns the Korean names of the columns; a column without one keeps its name.
  static func koreanNames(_ names: [String]) -> [String] { names.map { koreanByName[$0] ?? $0 } }

  private static let koreanByName = [
    "title": "제목", "author": "저자", "start": "시작", "at": "일시", "level": "점수", "memo": "메모",
    "full_date": "날짜", "time": "시각", "mood": "기분", "korean": "한국어", "english": "영어",
    "who": "말한 사람", "added": "추가일", "tags": "태그",
    // Fields that a column can be; imports recognize the Korean names, too.
    "date": "날짜", "score": "점수", "text": "글", "subtitle": "부제", "publisher": "출판사",
    "published": "출간일", "isbn": "ISBN", "pages": "쪽수", "category": "분류",
    "description": "소개", "status": "상태", "started": "시작일", "finished": "완독일", "target": "목표일",
    "page": "읽은 쪽", "rating": "별점", "review": "감상", "notes": "메모", "note": "메모", "highlight": "밑줄",
    "start time": "시작 시각", "end": "끝", "end time": "종료 시각", "all day": "종일", "place": "장소",
    "name": "이름", "last name": "성", "nickname": "별명", "phone": "전화", "mobile": "휴대폰",
    "email": "이메일", "birthday": "생일", "company": "회사", "department": "부서", "job title": "직함",
    "first name": "이름(성 제외)", "home address": "집 주소", "labels": "그룹", "web page": "웹페이지",
    "link": "링크", "cover": "표지 링크", "reminder on/off": "미리 알림 켜기/끄기",
    "reminder date": "미리 알림 날짜", "reminder time": "미리 알림 시각",
  ]
}
