extension HelpTopic {
  static let dates = HelpTopic(
    name: "dates",
    title: Words(
      ko: "날짜와 시각은 한국어로도 영어로도 적을 수 있어요.",
      en: "Days and times can be written in English or in Korean, everywhere they are asked for."),
    parts: [
      .rows(
        title: Words(ko: "날", en: "Days"),
        [
          (
            "today, 오늘",
            Words(ko: "오늘이에요. 내일, 모레, 어제, 그저께도 돼요", en: "also tomorrow 내일, 모레, yesterday 어제, 그저께")
          ),
          (
            "fri, 금요일",
            Words(
              ko: "일정은 다가오는 금요일, 연락과 기분과 독서는 지난 금요일",
              en: "the next one for events, the last one for what has happened")
          ),
          (
            "next fri, 다음주 금",
            Words(
              ko: "다음 주 금요일. 지난주 금, last fri도 돼요", en: "Friday of next week; also last fri, 지난주 금")
          ),
          (
            "+3d, -2w, +1m",
            Words(
              ko: "사흘 뒤, 두 주 전, 한 달 뒤. 3일 후, 2주 전도 돼요",
              en: "in three days, two weeks ago, in a month; also 3일 후, 2주 전")
          ),
          ("2026-11-20", Words(ko: "11-20, 11/20, 11월 20일도 돼요", en: "also 11-20, 11/20, 11월 20일")),
        ]),
      .rows(
        title: Words(ko: "시각", en: "Times"),
        [
          ("15:00, 15시", Words(ko: "오후 3시예요", en: "three in the afternoon")),
          ("3pm, 오후 3시", Words(ko: "3:30pm, 오후 3시 30분도 돼요", en: "also 3:30pm, 오후 3시 30분")),
          ("noon, 정오", Words(ko: "낮 12시. 자정은 midnight, 자정", en: "12:00; midnight 자정 is 0:00")),
          (
            "tomorrow 3pm",
            Words(
              ko: "날 뒤에 시각을 적으면 그때예요. 예: 내일 오후 3시",
              en: "a day followed by a time is a moment, such as 내일 오후 3시")
          ),
        ]),
    ])

  static let files = HelpTopic(
    name: "files",
    title: Words(
      ko: "Hearth가 쓰는 파일은 모두 내 컴퓨터에 있고, 나만 읽을 수 있어요.",
      en: "Everything Hearth keeps is on this machine, in files that only you can read."),
    parts: [
      .rows(
        title: Words(ko: "있는 곳", en: "Where things are"),
        [
          (
            "~/.local/share/hearth/hearth.db",
            Words(
              ko: "저장소. $XDG_DATA_HOME, $HEARTH_STORE, --store로 바꿀 수 있어요",
              en: "the store; $XDG_DATA_HOME, $HEARTH_STORE or --store name another place")
          ),
          (
            "~/.config/hearth/settings.json",
            Words(ko: "설정. $XDG_CONFIG_HOME을 따라요", en: "settings; follows $XDG_CONFIG_HOME")
          ),
          (
            "~/.local/state/hearth",
            Words(
              ko: "자동 백업. $XDG_STATE_HOME을 따라요", en: "automatic backups; follows $XDG_STATE_HOME")
          ),
        ]),
      .text(
        Words(
          ko: "파일 이름 자리에 -를 쓰면 표준 입력이나 표준 출력이에요."
            + " 파일은 임시 이름으로 다 쓴 다음 한 번에 바꿔 놓아요."
            + " 이미 있는 파일은 --yes 없이는 덮어쓰지 않아요.",
          en: "Where a file is asked for, - means standard input or output."
            + " A file is written under a temporary name and then put in place at once."
            + " An existing file is replaced only with --yes.")),
    ])

  static let keys = HelpTopic(
    name: "keys",
    title: Words(
      ko: "전체 화면에서는 어디서나 같은 키를 써요.",
      en: "In the full-screen view the same keys do the same everywhere."),
    parts: [
      .rows(
        title: Words(ko: "키", en: "Keys"),
        [
          ("1…6, Tab", Words(ko: "탭을 바꿔요", en: "change tabs")),
          (
            "↑ ↓ ← →, h j k l",
            Words(
              ko: "움직여요. PgUp, PgDn, Home, End, g, G도 돼요",
              en: "move; also PgUp, PgDn, Home, End, g, G")
          ),
          ("Enter", Words(ko: "열어요", en: "open")),
          ("Esc, q", Words(ko: "돌아가요. 탭에서는 q로 끝내요", en: "go back; on a tab, q quits")),
          ("a, e, d", Words(ko: "더하고, 고치고, 지워요", en: "add, edit, remove")),
          ("/, f", Words(ko: "여기서 찾고, 모든 곳에서 찾아요", en: "search here, search everywhere")),
          ("u, r", Words(ko: "되돌리고, 새로 고쳐요", en: "undo, refresh")),
          (",", Words(ko: "설정과 프로필을 열어요", en: "settings and profile")),
          (":", Words(ko: "셸에서 쓰는 명령을 그대로 적어요", en: "type a command as in the shell")),
          ("?", Words(ko: "이 화면의 키를 모두 보여 줘요", en: "all keys of the screen at hand")),
        ]),
      .text(
        Words(
          ko: "한글 자판이 켜져 있어도 키는 자리대로 들어요. ㅂ은 q, ㅓ는 j예요.",
          en: "With a Korean keyboard on, keys work by their place: ㅂ is q, ㅓ is j.")),
    ])

  static let privacy = HelpTopic(
    name: "privacy",
    title: Words(
      ko: "적은 것은 모두 내 컴퓨터에만 남아요.", en: "What you enter stays on this machine."),
    parts: [
      .text(
        Words(
          ko: "계정도, 서버도, 사용 통계도 없어요. 이름을 대고 부탁할 때만 네트워크를 써요."
            + " 온라인 책 검색을 고르거나 ntfy 알림을 설정했을 때예요.",
          en: "There is no account, no server and no tracking. The network is used only when you"
            + " ask for it by name: an online book search, or reminders through ntfy.")),
      .text(
        Words(
          ko: "파일은 주인만 읽을 수 있어요. 잠금은 엿보는 눈을 막아 주지만 파일을 암호화하지는 않아요."
            + " 암호화가 필요하면 디스크 암호화를 써 주세요.",
          en: "Files can be read by their owner only. A lock keeps eyes off but does not encrypt;"
            + " for that, use an encrypted disk.")),
    ])
}
