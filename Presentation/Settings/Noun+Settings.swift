extension Noun {
  static let settings = Noun(
    "settings", .yourself,
    ko: #"""
      설정을 보고 바꿔요

      list: 모든 설정과 그 값을 봐요
      # 설정을 봐요
      # 프로그램이 읽을 수 있게 봐요
      *는 기본값이 아닌 것, $는 환경 변수로 정한 것이에요. API 키와 ntfy 토픽은 가려서 보여 줘요.

      get: 설정 하나의 값을 봐요
      # 언어 설정을 봐요
      # API 키를 그대로 봐요
      API 키와 ntfy 토픽은 가려서 보여 줘요. 그대로 보려면 --reveal을 적어 주세요.

      set: 설정 하나를 바꿔요
      # 한국어로 봐요
      # 월요일에 시작하는 달력
      # 밤에는 알리지 않아요
      set calendar.holidays.add 2028-04-12=국회의원선거 # 쉬는 날을 추가해요
      # 두 가지 방법으로 알려요
      # 내 프로그램에 알림을 건네요
      # 파일에서 키를 읽어요
      -로 시작하는 인자가 있으면 앞에 --를 적어 주세요. API 키와 ntfy 토픽은 명령줄에 적지 않아요.
      값을 빼면 가려서 물어보고, -를 적으면 표준 입력에서 한 줄을 읽어요. 환경 변수로도 알려 줄 수
      있어요: HEARTH_KAKAO_KEY.

      reset: 설정을 기본값으로 되돌려요
      # 색을 기본값으로
      # 모두 기본값으로
      모두 되돌리거나 API 키를 지울 때는 먼저 물어봐요. 설정 파일이 손상되었으면 --all이 따로 두고
      새로 시작해요.
      """#,
    en: #"""
      See and change settings

      list: List all settings with their values
      hearth settings # see them all
      hearth settings --json # for programs
      A * marks values that are not the default, a $ those set by the environment. Keys and the ntfy
      topic are hidden.

      get: Show the value of one setting
      get language # the language
      get books.key.kakao --reveal # a key in plain text
      Keys and the ntfy topic are hidden unless you give --reveal.

      set: Change one setting
      set language ko # speak Korean
      set week-start monday # weeks that begin on Monday
      set remind.quiet 22:00-07:00 # no reminders at night
      set calendar.holidays.add 2028-04-12=Election # one more holiday
      set remind.channels desktop,terminal # two ways at once
      set remind.command -- notify-me --loud # hand reminders to a program
      set books.key.kakao - < kakao-key.txt # a key from a file
      Write -- before arguments that begin with a dash. Keys and the ntfy topic are not accepted on
      the command line: without a value you are asked and the input is hidden, and - reads a line
      from standard input. Keys can also come from the environment: HEARTH_KAKAO_KEY.

      reset: Reset settings to their defaults
      reset theme # the default colours
      reset --all # everything
      Asks before it resets everything or removes a key. A damaged settings file is moved aside by
      --all.
      """#)
}
