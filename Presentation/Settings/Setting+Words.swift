import HearthDomain

extension Setting {
  /// The setting's name for users.
  package var label: Words { labelAndMeaning.label }

  /// A sentence about what the setting does.
  package var meaning: Words { labelAndMeaning.meaning }

  private var labelAndMeaning: (label: Words, meaning: Words) {
    switch key {
    case .language:
      Setting.labelAndMeaning(
        ko: "화면과 명령의 언어", "화면과 명령에 쓰는 언어예요. auto는 시스템 설정에 맞춰요.",
        en: "Language", "The language of screens and commands; auto follows the system.")
    case .weekStart:
      Setting.labelAndMeaning(
        ko: "한 주의 첫날", "한 주의 첫날이에요. auto면 달력은 언어에 맞추고, ‘다음 주’는 월요일부터 세요.",
        en: "First day of the week",
        "The first day of weeks; auto follows the language, except that “next week” starts on"
          + " Monday.")
    case .weekNumbers:
      Setting.labelAndMeaning(
        ko: "주 번호", "일정과 전체 달력에서 주마다 한 해의 몇째 주인지 보여 줘요. ISO 8601대로 세요.",
        en: "Week numbers",
        "Number the weeks in Schedule and in the calendar of everything, as ISO 8601 does.")
    case .dateOrder:
      Setting.labelAndMeaning(
        ko: "날짜의 순서", "3/4를 3월 4일로 읽으면 mdy, 4월 3일로 읽으면 dmy예요. auto는 시스템 설정에 맞춰요.",
        en: "Order of dates",
        "Whether 3/4 is 4 March (mdy) or 3 April (dmy); auto follows the system.")
    case .theme:
      Setting.labelAndMeaning(
        ko: "전체 화면의 색", "전체 화면에서 제목과 고른 줄을 칠하는 색이에요.",
        en: "Colours of the full screen",
        "The colours of headings and selections in the full screen.")
    case .appearance:
      Setting.labelAndMeaning(
        ko: "밝기", "어두운 바탕과 밝은 바탕 가운데 골라요. auto는 터미널에 맞춰요.",
        en: "Dark or light", "For a dark or a light background; auto asks the terminal.")
    case .color:
      Setting.labelAndMeaning(
        ko: "색을 쓸 때", "언제 색을 쓸지 정해요. auto는 터미널에서만 써요. 전체 화면에는 다음에 열 때부터 쓰여요.",
        en: "When to use colour",
        "auto means only on a terminal; the full screen follows when it is next opened.")
    case .reducedMotion:
      Setting.labelAndMeaning(
        ko: "움직임 멈추기", "화면에서 저절로 움직이는 것을 모두 멈춰요.",
        en: "Reduce motion", "Let nothing on the screen move by itself.")
    case .mouse:
      Setting.labelAndMeaning(
        ko: "마우스 쓰기", "전체 화면에서 마우스를 써요. 끄면 터미널에서 글을 선택할 수 있어요.",
        en: "Use the mouse",
        "Use the mouse in the full screen; off leaves it to the terminal to select text.")
    case .ambiguousWidth:
      Setting.labelAndMeaning(
        ko: "①, ● 같은 글자의 칸 수", "①이나 ● 같은 글자가 차지하는 칸 수예요. 표가 어긋나 보이면 2로 바꿔 보세요.",
        en: "Width of symbols",
        "The columns of characters such as ① or ●; try 2 where tables look askew.")
    case .cardFont:
      Setting.labelAndMeaning(
        ko: "글귀 카드의 글꼴", "글귀 카드를 그림으로 만들 때 쓰는 글꼴이에요.",
        en: "Font of sayings as pictures", "The font of sayings shared as pictures.")
    case .cardTheme:
      Setting.labelAndMeaning(
        ko: "글귀 카드의 색", "글귀 카드의 색이에요. auto는 전체 화면의 색을 따라요.",
        en: "Colours of cards", "The colours of sayings as cards; auto follows the full screen.")
    case .sayingLanguages:
      Setting.labelAndMeaning(
        ko: "글귀의 언어", "both는 두 언어를 모두, one은 화면의 언어로만 보여 줘요. auto는 한국어일 때 둘 다예요.",
        en: "Languages of sayings",
        "both shows sayings in both languages, one only in yours; in English, auto means one.")
    case .holidays:
      Setting.labelAndMeaning(
        ko: "달력의 공휴일",
        "달력에 보이는 나라의 공휴일이에요. kr,us처럼 여럿을 적을 수 있고, auto는 언어에 맞춰요.",
        en: "Holidays in calendars",
        "Countries whose holidays calendars show, such as uk,ie; auto goes by the language."
      )
    case .addedHolidays:
      Setting.labelAndMeaning(
        ko: "추가한 공휴일",
        "임시 공휴일이나 선거일처럼 추가할 날이에요. ‘매년 12월 24일=…’도 돼요. 이름을 비우면 빠져요: 2026-06-03=.",
        en: "Holidays of your own",
        "Extra days off: 2026-06-03=Election, every dec 24=…; a day without a name is removed.")
    case .defaultCalendar:
      Setting.labelAndMeaning(
        ko: "일정을 적는 캘린더", "따로 정하지 않은 일정이 들어가는 캘린더예요. 비우면 home이에요.",
        en: "Calendar of new events",
        "The calendar for events that name none; blank means home.")
    case .calendarRefresh:
      Setting.labelAndMeaning(
        ko: "구독한 캘린더 새로 읽기", "hearth remind watch가 구독한 캘린더를 때맞춰 새로 읽을지예요.",
        en: "Refreshing subscriptions",
        "Whether hearth remind watch refreshes subscribed calendars when due.")
    case .eventLength:
      Setting.labelAndMeaning(
        ko: "새 일정의 길이", "끝을 적지 않은 새 일정의 길이예요. 30m이나 2h처럼 적어요.",
        en: "Length of new events",
        "How long new events last if no end is given, such as 30m or 2h.")
    case .customMeans:
      Setting.labelAndMeaning(
        ko: "추가한 연락 방법",
        "물을 줄 때 고르는 방법이에요. 주소를 적으면 열어 줘요: {phone}은 번호, {digits}는 국가 번호가 붙은 번호예요.",
        en: "Means of your own",
        "To choose from when watering. An address is opened: {phone} becomes the number, {digits}"
          + " the number with its country code.")
    case .moodWords:
      Setting.labelAndMeaning(
        ko: "내가 쓰는 기분 이름", "hearth feel 뒤에 적을 수 있는 말이에요. 기분을 가져올 때 알려 준 것도 여기 있어요.",
        en: "Your words for moods",
        "Words that hearth feel takes as levels, including those from imports.")
    case .canvasMode:
      Setting.labelAndMeaning(
        ko: "캔버스에 담는 것", "daily는 하루에 한 장, last는 최근 기분 열 개를 한 장에 담아요.",
        en: "What a canvas shows",
        "daily is a canvas a day, last is one canvas of the latest ten moods.")
    case .canvasPalette:
      Setting.labelAndMeaning(
        ko: "캔버스의 색", "따로 정하지 않은 캔버스를 그리는 색이에요.",
        en: "Colours of canvases", "The colours of every canvas that has none of its own.")
    case .canvasShuffle:
      Setting.labelAndMeaning(
        ko: "도형 흔들어 섞기", "캔버스를 흔들어 도형의 자리를 바꿀 수 있게 해요.",
        en: "Shuffling the shapes", "Whether the shapes of a canvas may be shuffled.")
    case .canvasPaper:
      Setting.labelAndMeaning(
        ko: "캔버스의 종이", "auto는 화면 색에 맞추고, light는 크림색, dark는 어두운 종이예요.",
        en: "Paper of canvases", "auto goes with the screen, light is cream, dark is dark.")
    case .canvasArtist:
      Setting.labelAndMeaning(
        ko: "캔버스의 화가 이름", "캔버스 제목 옆에 적는 이름이에요. 비워 두면 내 이름, 그것도 없으면 ‘무명작가’예요.",
        en: "Your name under canvases", "The name under canvases; blank for your own, or none.")
    case .journalRetention:
      Setting.labelAndMeaning(
        ko: "바뀐 기록을 두는 날수",
        "최근 1,000개와 이 날수 안의 것은 hearth undo로 되돌릴 수 있어요. always는 모두예요. 64 MiB까지 둬요.",
        en: "How long changes are kept",
        "hearth undo covers the newest 1,000 and this many days; always is all, up to 64 MB.")
    case .askingHook:
      Setting.labelAndMeaning(
        ko: "바꾸기 전에 훅에 묻기", "hooks/before-change 프로그램이 있으면 바꾸기 전에 물어보고, 거절하면 바꾸지 않아요.",
        en: "Asking a hook before a change",
        "Whether the program hooks/before-change is asked before each change, and may refuse it.")
    case .bulkHook:
      Setting.labelAndMeaning(
        ko: "한꺼번에 바뀐 것도 훅에 알리기", "가져오기처럼 여럿이 한꺼번에 바뀐 것도 훅에 알려요.",
        en: "Hooks for bulk changes", "Whether hooks are told of imports and other large changes.")
    case .birthdayTime:
      Setting.labelAndMeaning(
        ko: "생일을 알릴 시각", "생일을 이 시각에 알려요.",
        en: "Time of birthdays", "You are told of birthdays at this time.")
    case .allDayTime:
      Setting.labelAndMeaning(
        ko: "하루 종일인 일정을 알릴 시각", "하루 종일인 새 일정을 그날 이 시각에, before가 붙으면 전날 알려요.",
        en: "Time of all-day events",
        "New all-day events remind you at this time, on the day or the day before.")
    case .readingTime:
      Setting.labelAndMeaning(
        ko: "덜 읽은 분량을 알릴 시각", "덜 읽은 오늘 분량을 이 시각에 알려요.",
        en: "Time of unread pages", "You are told of unread pages at this time.")
    case .sayingTime:
      Setting.labelAndMeaning(
        ko: "글귀를 전할 시각", "오늘의 글귀를 이 시각에 전해요.",
        en: "When the saying comes", "Today's saying comes at this time.")
    case .moodTime:
      Setting.labelAndMeaning(
        ko: "기분을 물을 시각", "오늘의 기분을 이 시각에 물어봐요.",
        en: "When to ask how it was", "You are asked at this time how your day was.")
    case .quietHours:
      Setting.labelAndMeaning(
        ko: "조용한 시간", "이 시간에는 알리지 않고, 끝나면 모아서 알려요. 그 전에 시작하는 일정은 이 시간이 되기 전에 알려요.",
        en: "Hours without reminders",
        "A reminder in these hours comes when they are over, or just before them if the event"
          + " starts earlier.")
    case .channels:
      Setting.labelAndMeaning(
        ko: "알림을 받는 방법", "알림을 받는 방법이에요. 여러 가지를 쓸 수 있고, auto는 이 컴퓨터에 맞춰요.",
        en: "How reminders arrive",
        "How reminders arrive, in one or several ways; auto is what suits the machine.")
    case .command:
      Setting.labelAndMeaning(
        ko: "알림을 건넬 프로그램", "알림을 표준 입력으로 받는 내 프로그램이에요. 셸을 거치지 않아요.",
        en: "Program for reminders",
        "A program of yours that gets the text on standard input, without a shell.")
    case .ntfyServer:
      Setting.labelAndMeaning(
        ko: "알림을 보낼 ntfy 서버", "알림을 보낼 ntfy 서버의 주소예요.",
        en: "ntfy server for reminders",
        "The address of the ntfy server that reminders are sent to.")
    case .ntfyTopic:
      Setting.labelAndMeaning(
        ko: "알림을 보낼 ntfy 토픽", "알림을 보낼 ntfy 토픽이에요. 아는 사람은 누구나 읽을 수 있으니 비밀로 해 주세요.",
        en: "Topic at that server, secret",
        "The ntfy topic. Anyone who knows it can read along, so keep it secret.")
    case .bookOrder:
      Setting.labelAndMeaning(
        ko: "책을 찾는 곳", "책을 찾아볼 곳이에요. 앞에서부터 차례로 찾아요. 인터넷에서는 여기 적은 곳만 찾아요.",
        en: "Where books are found",
        "Where books are searched, in this order. Only sources listed here are asked over the"
          + " network.")
    case .remindersEnabled(.water):
      Setting.labelAndMeaning(
        ko: "물 줄 날에 알리기", "식물에 물을 줄 날에 알려요.",
        en: "Plants to water", "Tell when a plant needs water.")
    case .remindersEnabled(.review):
      Setting.labelAndMeaning(
        ko: "이야기를 적도록 알리기", "물을 준 뒤 나눈 이야기를 적도록 알려요.",
        en: "Ask how a contact went", "Ask how it went after a watering.")
    case .remindersEnabled(.birthday):
      Setting.labelAndMeaning(
        ko: "생일 알리기", "생일 사흘 전과 그날에 알려요.",
        en: "Birthday reminders", "Tell of birthdays, three days before and on the day.")
    case .remindersEnabled(.event):
      Setting.labelAndMeaning(
        ko: "일정 미리 알리기",
        "일정을 알려요. on은 새 일정을 시작할 때, ‘30m 1d’는 30분 전과 하루 전에 알려요.",
        en: "Event reminders",
        "Tell of events: new ones at the start (on), or before it, such as 30m or “30m 1d”.")
    case .remindersEnabled(.reading):
      Setting.labelAndMeaning(
        ko: "덜 읽은 분량 알리기", "그날 읽기로 한 만큼 다 읽지 못했으면 알려요.",
        en: "Reminders of unread pages", "Tell of pages planned for the day but not read.")
    case .remindersEnabled(.saying):
      Setting.labelAndMeaning(
        ko: "오늘의 글귀 전하기", "하루에 한 번 오늘의 글귀를 전해요.",
        en: "Saying of the day", "Bring today's saying once a day.")
    case .remindersEnabled(.mood):
      Setting.labelAndMeaning(
        ko: "오늘의 기분 묻기", "하루에 한 번 기분을 물어봐요.",
        en: "Ask how your day was", "Ask once a day how you feel.")
    case .feedbackAddress:
      Setting.labelAndMeaning(
        ko: "의견을 보낼 주소", "hearth feedback이 여는 메일의 받는 사람이에요. 비우면 메일 대신 파일을 만들어요.",
        en: "Address for feedback",
        "The recipient of hearth feedback; blank to write a file instead of an email.")
    case .importColumns:
      Setting.labelAndMeaning(
        ko: "표의 열", "다른 프로그램의 표를 가져올 때 알려 준 열이에요. 열이 같은 표는 그렇게 읽어요.",
        en: "Columns of tables",
        "What you said about columns in imports; tables with the same columns are read like that.")
    case .key(let source):
      Setting.labelAndMeaning(
        ko: "\(source.serviceName) API 키",
        "\(source.serviceName)에서 책을 찾을 때 쓰는 내 API 키예요. 다른 곳에는 남지 않아요.",
        en: "Key of \(source.serviceName)",
        "Your own key to search books at \(source.serviceName); it is kept nowhere else.")
    case .address(let source):
      Setting.labelAndMeaning(
        ko: "\(source.serviceName) 주소",
        "\(source.serviceName) 대신 쓸 서버의 주소예요. 비워 두면 원래 서버에서 찾아요.",
        en: "Address of \(source.serviceName)",
        "A compatible server to ask instead of \(source.serviceName); blank for the service"
          + " itself.")
    }
  }

  private static func labelAndMeaning(
    ko label: String, _ meaning: String, en english: String, _ englishMeaning: String
  ) -> (label: Words, meaning: Words) {
    (Words(ko: label, en: english), Words(ko: meaning, en: englishMeaning))
  }
}

extension Setting.Group {
  package var displayTitle: Words {
    switch self {
    case .language: Words(ko: "언어와 달력", en: "Language and calendar")
    case .look: Words(ko: "모양과 움직임", en: "Look and motion")
    case .people: Words(ko: "사람", en: "People")
    case .schedule: Words(ko: "일정", en: "Schedule")
    case .moods: Words(ko: "기분", en: "Moods")
    case .canvas: Words(ko: "기분 캔버스", en: "Mood canvas")
    case .reminders: Words(ko: "알림", en: "Reminders")
    case .delivery: Words(ko: "알림을 받는 방법", en: "How reminders arrive")
    case .books: Words(ko: "책 검색", en: "Book search")
    case .journal: Words(ko: "바뀐 기록", en: "History")
    case .hooks: Words(ko: "훅", en: "Hooks")
    case .program: Words(ko: "Hearth", en: "Hearth")
    }
  }
}
