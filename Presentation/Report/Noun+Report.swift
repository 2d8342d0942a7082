extension Noun {
  static let report = Noun(
    "report", .everyDay,
    ko: #"""
      한 해나 한 달을 페이지 하나로 봐요

      report: 한 해나 한 달, 한 주를 페이지 하나로 만들어요
      # 올해를 페이지로
      # 2026년 10월만
      report 이번주 -o week.html # 이번 주를 돌아봐요
      # 이름과 메모를 빼고
      기분, 사람, 일정, 책, 글귀가 한 페이지에 모여요. 브라우저에서 열고 그대로 보낼 수 있어요.
      \#(replacingNote.ko)
      """#,
    en: #"""
      A year or a month on one page

      report: Make one page of a year, a month or a week
      report -o report.html # this year
      report 2026-10 -o october.html # October 2026
      report week -o week.html # this week
      report --private -o report.html # without names and memos
      Puts moods, people, plans, books and sayings on one page that opens in any browser and can be
      sent as it is. \#(replacingNote.en)
      """#)
}
