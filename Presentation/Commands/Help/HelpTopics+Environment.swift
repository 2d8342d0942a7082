extension HelpTopic {
  static let environment = HelpTopic(
    name: "environment", brief: Words(ko: "환경 변수", en: "the variables that are read"),
    title: Words(
      ko: "Hearth는 이 환경 변수를 읽어요. 명령의 옵션과 설정이 먼저예요.",
      en: "Hearth reads these variables. Options of the command line and settings go first."),
    parts: [
      .rows(
        title: Words(ko: "Hearth의 것", en: "Of Hearth"),
        [
          "HEARTH_STORE": Words(ko: "저장소 파일, 또는 memory:", en: "the store's file, or memory:"),
          "HEARTH_NOW": Words(
            ko: "지금으로 삼을 시각. 2026-11-20T09:00처럼 적어요",
            en: "the time to take for now, such as 2026-11-20T09:00"),
          "HEARTH_SEED": Words(
            ko: "우연을 정하는 정수. 저장소가 같으면 같은 수는 같은 결과예요. 글귀는 보여 줄 때마다 다음 것이 나와요",
            en: "a whole number that fixes chance: the same gives the same, from the same store; a"
              + " saying that was shown gives way to another"),
          "HEARTH_KAKAO_KEY, HEARTH_GOOGLEBOOKS_KEY, HEARTH_YES24_KEY, HEARTH_ALADIN_KEY":
            Words(ko: "책을 찾는 곳의 API 키", en: "the keys of book services"),
        ]),
      .rows(
        title: Words(ko: "있는 곳", en: "Where things are"),
        [
          "HOME": Words(ko: "내 폴더", en: "your folder"),
          "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME": Words(
            ko: "저장소, 설정, 백업이 있는 폴더. ‘hearth help files’에서 봐요",
            en: "the folders of store, settings and backups: see “hearth help files”"),
          "TMPDIR": Words(ko: "잠시 쓰는 파일이 있는 폴더", en: "the folder of passing files"),
        ]),
      .rows(
        title: Words(ko: "언어와 시각", en: "Language and time"),
        [
          "LC_ALL, LC_MESSAGES, LANG": Words(
            ko: "언어. ko로 시작하면 한국어, 아니면 영어예요",
            en: "the language: Korean where it begins with ko, else English"),
          "LC_ALL, LC_CTYPE, LANG": Words(
            ko: "UTF-8이 아닌 곳(C)이면 터미널에 나오는 기호와 선이 ASCII로 바뀌어요",
            en: "where it is not UTF-8, as with C, marks and lines on a terminal are of ASCII"),
          "LC_TIME": Words(
            ko: "en_GB처럼 날을 먼저 적는 곳이면 3/4는 4월 3일이에요",
            en: "whether 3/4 has the day first, as in en_GB; LC_ALL and LANG tell it, too"),
          "TZ, TZDIR": Words(ko: "시간대와 그 자료", en: "the time zone, and where zones are"),
        ]),
      .rows(
        title: Words(ko: "터미널과 다른 프로그램", en: "The terminal and other programs"),
        [
          "NO_COLOR": Words(ko: "비어 있지 않으면 색을 쓰지 않아요", en: "no colour, unless it is empty"),
          "TERM, COLORTERM": Words(
            ko: "터미널이 할 수 있는 것. dumb이면 전체 화면이 없어요",
            en: "what the terminal can do; there is no full screen with dumb"),
          "COLUMNS, LINES": Words(ko: "터미널의 크기", en: "the terminal's size"),
          "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_PROFILE": Words(
            ko: "S3로 동기화할 때 쓰는 키", en: "the keys of a bucket of S3 by which devices sync"),
          "VISUAL, EDITOR": Words(ko: "긴 글을 적는 편집기", en: "the editor for long texts"),
          "PAGER, LESS": Words(
            ko: "긴 결과를 넘겨 보는 프로그램. LESS가 없으면 FRX예요",
            en: "the program for long results; FRX where LESS is not set"),
        ]),
    ])

  static let exitCodes = HelpTopic(
    name: "exit-codes", brief: Words(ko: "종료 코드", en: "what a command ends with"),
    title: Words(
      ko: "명령은 끝날 때 셸에 이런 값을 알려요.",
      en: "A command tells the shell with its status how it ended."),
    parts: [
      .rows(
        title: Words(ko: "값", en: "Status"),
        [
          "0": Words(
            ko: "했어요. 목록이나 검색에서 찾은 것이 없을 때도요",
            en: "done; also where a list or a search finds nothing"),
          "1": Words(
            ko: "할 수 없었어요. 없는 것을 불렀거나, 지금은 안 되는 일이에요",
            en: "it could not be done: not found, or not allowed now"),
          "64": Words(
            ko: "명령을 잘못 썼거나 받을 수 없는 값이에요",
            en: "wrong usage, or a value that is not accepted"),
          "65": Words(ko: "파일의 내용을 알아볼 수 없어요", en: "a file holds bad data"),
          "69": Words(
            ko: "필요한 것을 쓸 수 없어요. 저장소, 라이브러리, 네트워크예요",
            en: "something needed is unavailable: store, library, network"),
          "70": Words(ko: "프로그램의 잘못이에요", en: "a mistake of the program itself"),
          "130": Words(ko: "중간에 멈췄어요", en: "interrupted"),
        ]),
      .text(
        Words(
          ko: "오류는 --json에서도 표준 오류에 글로 나와요.",
          en: "Errors stay text on standard error, with --json as well.")),
    ])
}
