/// The words for commands and options besides the names in their grammar: Korean names, and words
/// that people know from other programs.
enum Vocabulary {
  /// The first name of a line is the English one, the others are Korean; the first of these is
  /// shown. If a Korean name stands for several English ones, the first that makes a command is
  /// meant.
  private static let names = rows(
    """
    today 오늘
    calendar 달력
    search 찾기 검색
    person 사람
    contact 연락처
    saying 글귀
    mood 기분
    feel 기분
    event 일정
    plan 계획
    todo 할일
    book 책
    read 읽기
    link 연결
    remind 알림
    status 상태
    report 보고서
    undo 되돌리기
    redo 다시하기
    log 기록
    sync 동기화
    account 계정
    mirror 미러
    backup 백업
    restore 복원
    export 내보내기
    import 가져오기
    doctor 점검
    profile 프로필
    settings 설정
    demo 예시
    feedback 의견
    version 버전
    completions 자동완성
    help 도움말 도움
    list 목록
    show 보기
    add 추가
    edit 수정 고치기
    remove 삭제 지우기
    water 물 물주기
    unwater 물취소
    review 이야기
    postpone 미루기
    merge 합치기
    history 기록
    notes 메모
    garden 정원
    next 다음일정
    done 완료
    undone 완료취소
    dates 날짜
    copy 복사
    like 좋아요
    unlike 좋아요취소
    use 사용
    unuse 사용취소
    share 공유
    canvas 캔버스
    diary 일기
    onthisday 이날
    year 한해
    stats 통계
    finish 완독
    reopen 다시열기
    again 다시읽기
    unread 읽기취소
    rate 별점
    favourite 즐겨찾기
    unfavourite 즐겨찾기취소
    sentence 문장
    lookup 조회
    catalogue 도서목록
    shelf 책장
    move 옮기기
    subscribe 구독
    subscriptions 구독목록
    unsubscribe 구독취소
    refresh 새로고침
    hide 숨기기
    conflicts 충돌
    watch 지켜보기
    install 설치
    forget 잊기
    now 지금
    setup 준비
    join 참여
    devices 기기
    invite 초대
    check 확인
    passphrase 암호
    pause 멈춤
    resume 재개
    leave 나가기
    server 서버
    rename 이름변경
    sign-up 가입
    sign-in 로그인
    sign-out 로그아웃
    password 비밀번호
    recover 복구
    withdraw 탈퇴
    create 만들기
    lock 잠금
    get 값
    set 바꾸기
    reset 초기화
    memo 메모
    note 메모
    by 방법
    on 날짜
    at 시각
    from 부터
    to 까지
    until 끝날
    for 동안
    all-day 종일
    zone 시간대
    repeat 반복
    times 횟수
    except 제외
    no-remind 알림없이
    alarm 알림
    keyword 키워드
    every 주기
    birthday 생일
    birthdays 생일
    planted 심은날
    phone 전화
    name 이름
    nickname 별명
    title 제목
    subtitle 부제
    tag 태그
    text 글
    who 말한이
    page 쪽
    pages 쪽수
    author 저자
    publisher 출판사
    published 출간일
    category 분야
    target 목표일
    started 시작일
    range 기간
    limit 개수
    all 전체
    due 기한 마감 챙길
    at-place 장소
    about 소개
    last 마지막연락
    no-due 기한없이
    columns 열
    sort 정렬
    output 출력
    days 일수
    open 열기
    level 점수
    daily 오늘
    """)

  /// After the colon are words of other programs, before it the commands or options that they may
  /// mean, the most probable first.
  private static let otherWords: [(meanings: [String], words: [Substring])] = parts(
    """
    event: schedule events plans agenda 약속
    calendar: cal month
    mood: moods diary feelings 감정
    saying: sayings quotes quote fortune 명언 격언
    person: people contacts friends 친구 지인
    log: history changes 변경
    undo: revert 취소
    today: now
    remind: reminders
    book: books reading library shelf 책장 독서 서재
    list: ls dir
    remove: rm del delete erase cancel
    add: new create insert
    show: cat view get info open
    edit: change update modify set move 옮기기
    settings, settings list: config configure preferences prefs
    stats, mood stats, book stats: statistics stats stat 통계
    diary, mood diary, log: journal
    search: find grep lookup
    book sentence: sentence sentences highlights 문장
    edit, book edit: target goal
    rate, book rate: star stars rating 별점
    todo: todos task tasks to-do
    review: note
    notes: memos reviews
    again: reread re-read
    unwater, unread, reopen, person unwater, book unread, book reopen: undo
    --memo, --note, --text, --about: note notes comment description text 메모
    --to: end ending finish
    --at, --on, --from: day date when time start begin beginning on from
    """, "\n"
  ).map { line in
    let sides = parts(line, ":")
    return (
      parts(sides[0], ",").map { String($0.drop { $0 == " " }) }, parts(sides[1], " ")
    )
  }

  private static func rows(_ table: String) -> [[Substring]] {
    parts(table[...], "\n").map { parts($0, " ") }
  }

  /// Splits at an ASCII character. Splitting bytes is much faster than splitting characters, and
  /// these tables are read by most commands.
  private static func parts(_ text: Substring, _ separator: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
  }

  /// Returns the English names for which a Korean word stands; empty for any other word.
  static func names(ofKorean word: String) -> [String] {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    return names.filter { $0.dropFirst().contains { $0 == word } }.map { String($0[0]) }
  }

  /// Returns the Korean name that is shown for an English one; nil if it has none.
  static func koreanName(of name: String) -> String? {
    names.first { $0[0] == name }.map { String($0[1]) }
  }

  /// Returns all Korean names of an English one.
  static func koreanNames(of name: String) -> [String] {
    names.filter { $0[0] == name }.flatMap { $0.dropFirst().map(String.init) }
  }

  /// Returns the words in Korean, as far as they have Korean names.
  static func korean(_ words: [String]) -> [String] { words.map { koreanName(of: $0) ?? $0 } }

  /// Returns what a word of another program may mean, the most probable first.
  static func meanings(of word: String) -> [String] {
    let typed = word.lowercased()
    return otherWords.filter { $0.words.contains { $0 == typed } }.flatMap(\.meanings)
  }

  /// Whether the word is a verb of most nouns, which nobody means as the name of a file.
  static func isVerb(_ word: String) -> Bool {
    let verbs = ["add", "list", "show", "edit", "remove"]
    return ([word] + names(ofKorean: word) + meanings(of: word)).contains { verbs.contains($0) }
  }

  /// Words of other programs that are long enough to be found if they are misspelled.
  static var comparedWords: [String] {
    otherWords.flatMap(\.words).filter { $0.utf8.count > 3 }.map(String.init)
  }
}
