extension Noun {
  static let today = Noun(
    "today", .everyDay,
    ko: #"""
      오늘 챙길 것을 한눈에 봐요

      today: 오늘 챙길 것을 한눈에 봐요
      # ‘오늘’ 화면을 출력해요
      # 다른 프로그램이 읽을 수 있게 출력해요
      터미널에서 ‘hearth’만 쓰면 같은 내용을 전체 화면으로 열어요.
      """#,
    en: #"""
      What matters today, on one page

      today: Show what matters today
      today # print Today
      today --json # print it for other programs
      On a terminal, “hearth” alone opens the same as a full-screen view.
      """#)
}
