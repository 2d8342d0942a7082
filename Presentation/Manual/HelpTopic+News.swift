extension HelpTopic {
  static let news = HelpTopic(
    name: "news",
    text: Words(
      ko: #"""
        # 새 소식: 달라진 점, 최근 것부터

        ## 0.2.0 (2026-11-28)

        - 명령에서도 전체 화면에서도 바꾼 것을 모두 되돌릴 수 있어요: `hearth undo`, `hearth log`, `u`.
        - 폴더, WebDAV, S3, PostgreSQL을 거쳐 여러 기기를 암호화해서 동기화해요: `hearth sync`.
        - 서버와 폴더의 캘린더와 주소록을 함께 써요: `hearth link`, `hearth calendar subscribe`.
        - 날짜와 시각, 반복을 어디서나 한 가지 문법으로 읽어요. 한국어와 영어를 섞어 적어도 돼요. 여러 뜻이 될 수
          있으면 물어보고, 읽지 못한 말은 알려 줘요.
        - 반복을 한국어나 영어, RFC 5545 규칙, 음력으로 적을 수 있어요.
        - 연결한 것이 한쪽에서 절반 넘게 사라졌으면 다른 쪽에서 지우기 전에 물어봐요. 물어볼 수 없을 때는
          `hearth link sync --accept-removals`로만 지워요.
        - `hearth import`가 다른 프로그램의 파일이 무엇인지 알아내고, 가져오기 전에 물어봐요. 모르는 표의 열은
          `--columns`로 알려 줄 수 있어요.
        - 백업과 내보낸 파일을 암호화하고, 프로필을 잠글 수 있어요.
        - 프롬프트와 상태 표시줄에는 `hearth status`, 한 해를 페이지 하나로 보려면 `hearth report`, 마크다운 노트에는
          `hearth mirror`, 내 프로그램에는 훅, AI 도우미에는 `hearth mcp`가 있어요.
        - 한국어로도 명령해요: `hearth 물 엄마`, `hearth 기분 70`, `hearth 일정 내일`, `hearth 읽기 데미안 30`.
        - 10 이하로 적으면 10점 만점으로 읽어요. `hearth feel 7`은 70, `hearth feel 7/100`은 7이에요. 외로움, 설렘 같은 말도 돼요.
          `hearth feel - "…"`는 점수 없이 남겨요. 통계에는 들어가지 않아요.
        - 프로필 화면에서 암호와 복구 코드, 프로필 지우기까지 할 수 있어요.
        - 한 해가 지나면 모닥의 글귀가 철에 맞춰 하나씩 다시 찾아와요.
        - 여섯 나라의 공휴일을 달력에 이름까지 보여 줘요: `calendar.holidays`. 해마다 돌아오는 나만의 날도 넣을 수 있어요.
        - 새 일정의 길이와 알림을 정해 둘 수 있어요: `event.length`, `remind.event`. 같은 일정을 다시 적으면 알려 줘요.
        - `--count`로 며칠 남았는지, 며칠째인지 세요: `hearth event show`, `hearth person show`.
        - 일정에 장소를 적어요: `hearth plan 영화 금 19시 @ 강남 CGV`, `--at-place`. 검색하고, 캘린더 파일에도 적어요.
        - 사람에게 10년까지의 주기(`--every 반년`), 적어 둘 것(`--about`), 마지막 연락(`--last`)이 생겼어요. 생일은
          `hearth person birthdays`로 보고, 왓츠앱, 시그널, 텔레그램, 페이스톡으로도 물을 줘요.
        - 마칠 때까지 남아 있는 할 일이 생겼어요: `hearth todo`. ‘금요일까지’라고 적으면 그날까지 할 일이 돼요.
          파일이나 연결한 캘린더에서 온 할 일도 똑같이 완료로 표시하고 고치고, 서버에도 적어요.
        - 하고 나서 며칠 뒤에 되풀이되는 것은 할 일이에요: `hearth plan 필터 하고 나서 90일 뒤`. 그런 일정은 id가 같은
          할 일이 되고, 시작하던 때가 기한이 돼요. 했던 날들은 `hearth todo list --done`에 남고, 얼마나 걸렸는지는 남지
          않아요. `hearth event done`으로도 완료로 표시해요.
        - 책을 못 찾으면 어디서 더 찾을 수 있는지 알려 줘요.
        - 목록에서 원하는 값만 출력해요: `--fields`, `--template`, `--header`.
        - 두 언어로 된 설명서가 생겼어요. `hearth help`에 목록이 있어요. 도움말은 짧아졌고, `--help --all`은 전부 보여 줘요.
        - 처음 안내가 이름과 언어, 가져올 파일을 묻고 알림을 설정해 줘요. 안내를 보지 않았다면 알릴 것이 처음 생길
          때 명령이 알림을 설정할지 물어봐요.
        - 라이선스(MIT)와 데비안 패키지, tar 파일이 생겼어요.

        ## 0.1.0 (2026-11-20)

        - 처음 나왔어요. 사람, 글귀, 기분, 일정, 책을 한 프로그램에서, 셸과 전체 화면에서 돌봐요. 검색과 알림, 백업,
          둘러볼 수 있는 예시 한 해가 있어요.
        """#,
      en: #"""
        # What has changed, the newest first

        ## 0.2.0 (2026-11-28)

        - Every change has an undo, in commands and in the full screen: `hearth undo`, `hearth log`, `u`.
        - Several devices sync, encrypted, through a folder, WebDAV, S3 or PostgreSQL: `hearth sync`.
        - Calendars and address books on servers and in folders: `hearth link`, `hearth calendar subscribe`.
        - Days, times and repetition are read by one grammar everywhere, in English and Korean at once. Words that
          could mean several things are asked about, and words that were not understood are reported.
        - Events repeat in the words of both languages, by rules of RFC 5545, and in the Korean lunar calendar.
        - If more than half of a link is gone from one side, you are asked before it goes from the other. Where
          nobody can be asked, it goes only with `hearth link sync --accept-removals`.
        - `hearth import` finds out what a file of another program is, and asks before it adds anything.
          Columns of an unknown table can be named with `--columns`.
        - Backups and exports can be encrypted, and a profile can be locked.
        - `hearth status` for prompts and bars, `hearth report` for a year on one page, `hearth mirror` for
          Markdown notes, hooks for programs of yours, `hearth mcp` for AI assistants.
        - Commands and options have Korean names, too; `hearth help --lang ko` shows them.
        - A mood up to 10 is out of ten: `hearth feel 7` is 70, `hearth feel 7/100` is 7. Words such as lonely or
          excited work, too. `hearth feel - "…"` records no level and counts in no average.
        - The profile page sets the passphrase, shows its recovery code and removes profiles.
        - To-dos stay until they are done: `hearth todo`. “by friday” in a plan makes one that is due then.
          Those of files and linked calendars are ticked and changed like them, also on the server.
        - What repeats some days after it was done is a to-do: `hearth plan Filter 90 days after done`. Events of
          that kind become to-dos with the same id, due when they began, and the times they were done stay in
          `hearth todo list --done`. How long they lasted is not kept. `hearth event done` still marks them.
        - After the first year, the collection's lines return by season, one a day.
        - Public holidays of six countries, with their names in calendars: `calendar.holidays`. Yearly days of your
          own can be added.
        - A default length and default reminders for events: `event.length`, `remind.event`. Planning the same thing
          again is noticed.
        - `--count` counts the days to an event or birthday, and since: `hearth event show`, `hearth person show`.
        - Events have a place: `hearth plan Film fri 7pm @ Odeon Leeds`, or `--at-place`. It is searched, and written
          to calendar files.
        - People have intervals of up to ten years (`--every "6 months"`), notes (`--about`) and a last contact when
          planting (`--last`). `hearth person birthdays` lists birthdays. WhatsApp, Signal, Telegram and FaceTalk
          count as ways to be in touch, too.
        - If no book is found, the search says where else to look.
        - Lists print chosen fields: `--fields`, `--template`, `--header`.
        - This manual, in both languages: `hearth help` names its pages. The help is shorter; `--help --all` has
          everything.
        - The welcome asks for your name, language and files, and offers reminders. If you did not see it, a
          command offers them once, when there is something to remind you of.
        - A license (MIT), a Debian package and a tarball.

        ## 0.1.0 (2026-11-20)

        - The first version: people, sayings, moods, plans and books in one program, in the shell and in a full
          screen, with search, reminders, backup and a sample year to look around in.
        """#))
}
