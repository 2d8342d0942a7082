extension HelpTopic {
  static let files = HelpTopic(
    name: "files", brief: Words(ko: "파일이 있는 곳", en: "where everything is kept"),
    title: Words(
      ko: "적은 것은 모두 저장소 하나에 있고, 설정은 따로 있어요. 모두 나만 읽을 수 있어요.",
      en: "All that you enter is in one store, settings are beside it; only you can read them."),
    parts: [
      .rows(
        title: Words(ko: "있는 곳", en: "Where it is"),
        [
          "~/.local/share/hearth/hearth.db": Words(ko: "저장소 파일", en: "the store"),
          "hearth.db-wal, hearth.db-shm": Words(
            ko: "그 곁에 잠시 생기는 저장소의 일부. 따로 옮기거나 지우지 마세요",
            en: "parts of the store that come and go beside it; leave them with it"),
          "~/.local/share/hearth/hearth-catalogue.db": Words(
            ko: "내려받은 도서 목록. 지워도 책장은 그대로예요",
            en: "imported book lists, apart from your shelf"),
          "~/.local/share/hearth/hearth-covers":
            Words(ko: "내려받은 책 표지. 백업에는 없어요", en: "fetched covers of books; no backup has them"),
          "~/.local/share/hearth/profiles": Words(
            ko: "다른 프로필의 저장소. 무엇이 있는지는 곁의 profiles.json에",
            en: "the stores of other profiles; profiles.json beside it lists them"),
          "~/.config/hearth/settings.json": Words(ko: "설정과 API 키", en: "settings and keys"),
          "~/.local/state/hearth/backups": Words(ko: "백업. 최근 열 개", en: "backups, the newest ten"),
        ]),
      .rows(
        title: Words(ko: "다른 곳에 두려면", en: "Another place"),
        [
          "--store ~/other.db": Words(ko: "이번에만 이 파일", en: "this file, for one command"),
          "--store memory:":
            Words(ko: "메모리에만 두고 아무것도 남기지 않기", en: "in memory only; leaves nothing behind"),
          "HEARTH_STORE": Words(ko: "같은 것을 환경 변수로", en: "the same as a variable"),
          "XDG_DATA_HOME":
            Words(ko: "~/.local/share를 대신하는 폴더", en: "the folder in place of ~/.local/share"),
          "XDG_CONFIG_HOME, XDG_STATE_HOME": Words(
            ko: "~/.config와 ~/.local/state를 대신하는 폴더",
            en: "in place of ~/.config and ~/.local/state"),
        ]),
    ])

  static let keys = HelpTopic(
    name: "keys", brief: Words(ko: "전체 화면의 단축키", en: "the keys of the full screen"),
    title: Words(
      ko: "전체 화면에서는 어디서나 같은 단축키를 써요.",
      en: "In the full-screen view the same keys do the same everywhere."),
    parts: [
      .rows(
        title: Words(ko: "어디서나", en: "Everywhere"),
        [
          "?": Words(ko: "지금 화면에서 쓸 수 있는 단축키", en: "all keys of the screen at hand"),
          "Esc, q": Words(ko: "뒤로. 탭에서는 q로 끝내기", en: "go back; on a tab, q quits"),
          "f": Words(ko: "모든 곳에서 한꺼번에 검색", en: "search everything at once"),
          "u": Words(ko: "마지막에 바꾼 것을 되돌리기", en: "take back what was changed last"),
          "Ctrl-R": Words(ko: "되돌린 것을 다시 하기", en: "do again what was taken back"),
          "U": Words(ko: "무엇이 언제 바뀌었는지 보기", en: "the history of changes"),
          ":": Words(
            ko: "셸에서 쓰는 명령을 그대로 적기. Tab은 자동 완성, 위 화살표는 이전 명령",
            en: "type a command as in the shell; Tab completes, Up brings back"),
          ",": Words(
            ko: "설정. 거기서 i는 고른 설정의 설명, p는 프로필이에요",
            en: "settings; there i tells all of one, and p opens the profile"),
          "!": Words(
            ko: "지나간 알림을 보고 답하기. z는 나중에 다시, d는 치우기",
            en: "reminders that passed, to be answered; z: later, d: let go"),
          "+": Words(
            ko: "방금 한 일의 결과가 길어 잘렸을 때 끝까지 보기",
            en: "all of the last answer, where it was too long for its place"),
          "r": Words(ko: "새로 고침", en: "refresh"),
          "Ctrl-L": Words(ko: "화면 다시 그리기", en: "draw the screen anew"),
          "Ctrl-Z": Words(ko: "잠시 셸로", en: "back to the shell for a while"),
          "Ctrl-C": Words(ko: "바로 끝내기", en: "quit at once"),
        ]),
      .rows(
        title: Words(ko: "고르거나 움직일 것이 있는 곳에서", en: "Where they make sense"),
        [
          "1 2 3 …, Tab": Words(ko: "탭 바꾸기", en: "change tabs"),
          "h j k l": Words(ko: "움직이기. 화살표 키와 같아요", en: "move, as the arrow keys do"),
          "PgUp, PgDn": Words(ko: "한 화면씩 움직이기", en: "move by a page"),
          "g, G": Words(
            ko: "처음으로, 끝으로. Home, End와 같아요",
            en: "to the beginning, to the end, as Home and End do"),
          "Enter": Words(ko: "열기", en: "open"),
          "a, e, d": Words(
            ko: "추가, 고치기, 지우기. 오늘 화면에서 a는 어디에 적을지 물어요",
            en: "add, edit, remove; on Today a asks what to add"),
          "H": Words(ko: "고른 것이 어떻게 바뀌었는지 보기", en: "the history of what is selected"),
          "/": Words(ko: "검색", en: "search"),
          "Ctrl-O": Words(ko: "긴 글을 편집기에서 적기", en: "write a long text in your editor"),
        ]),
      .rows(
        title: Words(ko: "곳마다", en: "In each area"),
        [
          "a, w, p, x, *, e, c": Words(
            ko: "오늘: 추가, 물 주기, 쪽, 표시, 좋아요, 고치기, 달력",
            en: "Today: add, water, page, mark, like, edit; the calendar of everything"),
          "w, p, c, n, o": Words(
            ko: "사람: 물 주기, 미루기, 달력, 이야기 적기, 연락처",
            en: "People: water or call, put off, calendar, what it was about, address book"),
          "v, t":
            Words(ko: "사람: 누구를 볼지 고르기, 정원 모아 보기", en: "People: whom to show, the whole garden"),
          "*, x, s, r":
            Words(ko: "글귀: 좋아요, 썼어요, 공유, 새로 뽑기", en: "Sayings: like, used, share, another one"),
          "v": Words(ko: "글귀: 목록 고르기", en: "Sayings: which list to show"),
          "s, i, c, y, t, o": Words(
            ko: "기분: 섞기, 일기, 달력, 한 해의 색, 돌아보기, 이날의 기억",
            en: "Moods: shuffle, diary, calendar, year, totals, this date"),
          "p, m, h, l": Words(
            ko: "기분: 그날의 색, 하루나 최근 열 개, 이전과 다음 캔버스",
            en: "Moods: colours, a day or the last ten, another canvas"),
          "t, o, m, w, c, s, x": Words(
            ko: "일정: 오늘, 날짜로, 달, 여러 날, 캘린더, 되풀이, 했어요",
            en: "Schedule: today, a day by typing it, month, several days, calendars, a series,"
              + " done"),
          "y": Words(ko: "일정: 같은 일정을 다른 날에 한 번 더", en: "Schedule: the same on another day"),
          "<, >, [, ]":
            Words(ko: "일정: 한 주나 한 달씩 넘기기", en: "Schedule: a week or a month back and on"),
          "p, x, n, t, s, *": Words(
            ko: "책: 읽은 쪽, 다 읽음, 다시 읽기, 목표일, 별점, 좋아요",
            en: "Books: page, finish, read again, target, stars, favourite"),
          "v, o, c, b, i": Words(
            ko: "책: 목록, 정렬, 분류, 책장, 통계",
            en: "Books: lists, order, category, shelf, analysis"),
          "J, K": Words(ko: "책: 고른 책을 아래로, 위로 옮기기", en: "Books: move the book down or up by hand"),
          "l, i": Words(
            ko: "책: 한 권을 볼 때 분석과 문장, 읽은 시간대와 연속 독서",
            en: "Books: in one, its next part; its time of day and streak"),
        ]),
      .rows(
        title: Words(ko: "글을 적는 칸에서", en: "Where text is typed"),
        [
          "Ctrl-A, Ctrl-E": Words(ko: "줄의 처음으로, 끝으로", en: "to the line's beginning, to its end"),
          "Alt-Left, Alt-Right": Words(ko: "앞 낱말로, 다음 낱말로", en: "a word back, a word on"),
          "Ctrl-W": Words(ko: "앞 낱말 지우기", en: "delete the word before"),
          "Ctrl-U, Ctrl-K": Words(ko: "앞을 모두, 뒤를 모두 지우기", en: "delete all before, all after"),
        ]),
      .text(
        Words(
          ko: "마우스로 누르면 고르고, 두 번 누르면 열고, 바퀴로 움직여요."
            + " Shift를 누른 채 끌면 글을 선택할 수 있어요.",
          en: "A click selects, a double click opens, the wheel scrolls. Hold Shift to select text."
        )),
      .text(
        Words(
          ko: "한글 자판이 켜져 있어도 같은 자리의 키가 그대로 통해요. ㅂ은 q, ㅓ는 j예요.",
          en: "With a Korean keyboard on, keys work by their place.")),
    ])

  static let privacy = HelpTopic(
    name: "privacy",
    brief: Words(ko: "이 컴퓨터 밖으로 나가는 것", en: "what leaves this machine, and what does not"),
    title: Words(
      ko: "적은 것은 모두 내 컴퓨터에만 남아요.", en: "What you enter stays on this machine."),
    parts: [
      .text(
        Words(
          ko: "계정이나 서버가 없어도 모두 쓸 수 있고, 사용 통계는 모으지 않아요. 내가 정하지 않으면 인터넷을 쓰지 않아요.",
          en: "Everything works without an account and without a server, and nobody is tracked."
            + " Unless you ask for it, nothing goes over the network.")),
      .rows(
        title: Words(ko: "내가 정하면 나가는 것", en: "What leaves it when you ask"),
        [
          "books.order": Words(
            ko: "여기 적은 곳이나 그때 고른 곳에 찾는 말이나 ISBN과 그곳의 API 키를 보내요." + " 책장이나 기록은 보내지 않아요",
            en: "the words or the ISBN you search for, and your key, to the book services named"
              + " there or in the command; nothing of your shelf"),
          "remind.ntfy-server": Words(
            ko: "알림의 글을 이 서버의 내 토픽으로 보내요. 이름이나 일정 제목이 들어 있어요",
            en: "the text of reminders, with names and titles in it, to your topic there"),
          "remind.command": Words(
            ko: "알림의 글을 내 프로그램에 건네요. 그다음은 그 프로그램에 달렸어요",
            en: "the text of reminders, to a program of yours, which does with it what it does"),
          "hearth sync": Words(
            ko: "바뀐 것을 내 기기만 여는 열쇠로 봉해서 내가 고른 폴더나 서버에 두어요." + " 그곳에서는 기기 수와 시각, 크기만 보여요",
            en: "what was changed, sealed with a key that only your devices have, to the folder"
              + " or server you chose; it sees how many devices there are, when and how much"),
          "hearth account": Words(
            ko: "계정을 만든 서버에 메일 주소를 보내고, 비밀번호는 그 서버에 로그인할 때만 써요",
            en: "your e-mail address to the server of your account, and the password to sign in"),
          "hearth link": Words(
            ko: "연결한 캘린더와 주소록의 일정과 연락처를 그 서버와 있는 그대로 주고받아요",
            en: "events and contacts of the linked calendars and address books, as they are, to"
              + " their servers and back"),
          "hearth calendar subscribe": Words(
            ko: "구독 주소에서 받기만 하고, 아무것도 보내지 않아요",
            en: "nothing of yours: the calendar of that address is only fetched"),
          "hearth mcp": Words(
            ko: "내가 연결한 도우미 프로그램이 물어본 것을 읽어요. 그다음은 그 프로그램에 달렸어요",
            en: "what an assistant that you connected asks for; what it does with it is up to it"),
        ]),
      .text(
        Words(
          ko: "보내는 곳의 주소는 https여야 하고, http는 이 컴퓨터 안에서만 돼요."
            + " API 키와 토픽은 settings.json에 있고 나만 읽을 수 있어요. 키는 HEARTH_KAKAO_KEY 같은"
            + " 환경 변수로 줄 수도 있어요.",
          en: "Addresses are https ones; http is for this machine alone. Keys and the topic are in"
            + " settings.json, which only you can read; keys can also come from variables such as"
            + " HEARTH_KAKAO_KEY.")),
      .text(
        Words(
          ko: "‘hearth profile lock’으로 잠그면 명령을 쓰거나 화면을 열 때 암호를 물어봐요. 곁에 있는 사람의 눈을 막아 줄 뿐,"
            + " 파일을 암호화하지는 않아요. 잠긴 프로필의 알림은 내용 없이 왔다는 것만 알려요.",
          en: "“hearth profile lock” makes every command and screen ask for a passphrase. It keeps"
            + " eyes off; it does not encrypt the file. Of a locked profile, reminders tell only"
            + " that something is due.")),
      .text(
        Words(
          ko: "파일은 소유자만 읽을 수 있어요. 암호화하지는 않으니, 필요하면 디스크 암호화를 써 주세요.",
          en: "Files can be read by their owner only. They are not encrypted; if you need that, use"
            + " an encrypted disk.")),
    ])
}
