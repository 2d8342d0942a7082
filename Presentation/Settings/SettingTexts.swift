import HearthDomain

/// What is said of one setting.
struct SettingTexts {
  let name: String
  let label: Words
  let meaning: Words

  init(_ name: String, label: Words, meaning: Words) {
    self.name = name
    self.label = label
    self.meaning = meaning
  }

  init(of source: String, _ name: String, isKey: Bool) {
    self.init(
      name,
      label: isKey
        ? Words(ko: "\(source) API 키", en: "Key of \(source)")
        : Words(ko: "\(source) 주소", en: "Address of \(source)"),
      meaning: isKey
        ? Words(
          ko: "\(source)에서 책을 찾을 때 쓰는 내 API 키예요. 다른 곳에는 남지 않아요.",
          en: "Your own key to search books at \(source); it is kept nowhere else.")
        : Words(
          ko: "\(source) 대신 쓸 서버의 주소예요. 비워 두면 원래 서버에서 찾아요.",
          en: "A compatible server to ask instead of \(source); blank for the service itself."))
  }

  init(of kind: ReminderKind, _ name: String) {
    let (label, meaning) = SettingTexts.reminding(kind)
    self.init(name, label: label, meaning: meaning)
  }

  static let all: [SettingTexts] = general + canvas + reminders + books

  private static let books = [
    SettingTexts(
      "books.order", label: Words(ko: "책을 찾는 곳", en: "Where books are found"),
      meaning: Words(
        ko: "책을 찾아볼 곳이에요. 앞에서부터 차례로 찾아요. 인터넷에서는 여기 적은 곳만 찾아요.",
        en: "Where books are looked for, in this order. Only what stands here is asked over the"
          + " network."))
  ]

  private static let general = [
    SettingTexts(
      "language", label: Words(ko: "화면과 명령의 언어", en: "What Hearth speaks"),
      meaning: Words(
        ko: "화면과 명령에 쓰는 언어예요. auto는 시스템 설정에 맞춰요.",
        en: "The language of screens and commands; auto follows the system.")),
    SettingTexts(
      "week-start", label: Words(ko: "한 주의 첫날", en: "First day of the week"),
      meaning: Words(
        ko: "달력에서 한 주가 시작하는 요일이에요. auto는 언어에 맞춰요.",
        en: "The day with which calendars begin their weeks; auto follows the language.")),
    SettingTexts(
      "theme", label: Words(ko: "전체 화면의 색", en: "Colours of the full screen"),
      meaning: Words(
        ko: "전체 화면에서 제목과 고른 줄을 칠하는 색이에요.",
        en: "The colours of headings and selections in the full screen.")),
    SettingTexts(
      "appearance", label: Words(ko: "밝기", en: "Dark or light"),
      meaning: Words(
        ko: "어두운 바탕과 밝은 바탕 가운데 골라요. auto는 터미널에 맞춰요.",
        en: "For a dark or a light background; auto asks the terminal.")),
    SettingTexts(
      "color", label: Words(ko: "색을 쓸 때", en: "When to use colour"),
      meaning: Words(
        ko: "언제 색을 쓸지 정해요. auto는 터미널에서만 써요. 전체 화면에는 다음에 열 때부터 쓰여요.",
        en: "auto means only on a terminal; the full screen heeds it when it is opened next.")),
    SettingTexts(
      "reduced-motion", label: Words(ko: "움직임 멈추기", en: "Keep the screen still"),
      meaning: Words(
        ko: "화면에서 저절로 움직이는 것을 모두 멈춰요.", en: "Let nothing on the screen move by itself.")),
    SettingTexts(
      "mouse", label: Words(ko: "마우스 쓰기", en: "Use the mouse"),
      meaning: Words(
        ko: "전체 화면에서 마우스를 써요. 끄면 터미널에서 글을 선택할 수 있어요.",
        en: "Use the mouse in the full screen; off leaves it to the terminal to select text.")),
    SettingTexts(
      "ambiguous-width", label: Words(ko: "①, ● 같은 글자의 칸 수", en: "Columns of ① and ●"),
      meaning: Words(
        ko: "①이나 ● 같은 글자가 차지하는 칸 수예요. 표가 어긋나 보이면 2로 바꿔 보세요.",
        en: "The columns of characters such as ① or ●; try 2 where tables look askew.")),
    SettingTexts(
      "card-font", label: Words(ko: "글귀 카드의 글꼴", en: "Font of sayings as pictures"),
      meaning: Words(
        ko: "글귀 카드를 그림으로 만들 때 쓰는 글꼴이에요.", en: "The font of sayings shared as pictures.")),
  ]

  private static let canvas = [
    SettingTexts(
      "canvas.mode", label: Words(ko: "캔버스에 담는 것", en: "What a canvas shows"),
      meaning: Words(
        ko: "daily는 하루에 한 장, last는 최근 기분 열 개를 한 장에 담아요.",
        en: "daily is a canvas a day, last is one canvas of the latest ten moods.")),
    SettingTexts(
      "canvas.palette", label: Words(ko: "캔버스의 색", en: "Colours of canvases"),
      meaning: Words(
        ko: "따로 정하지 않은 캔버스를 그리는 색이에요.", en: "The colours of every canvas that has none of its own.")
    ),
    SettingTexts(
      "canvas.shuffle", label: Words(ko: "도형 흔들어 섞기", en: "Shuffling the shapes"),
      meaning: Words(
        ko: "캔버스를 흔들어 도형의 자리를 바꿀 수 있게 해요.", en: "Whether the shapes of a canvas may be shuffled.")),
    SettingTexts(
      "canvas.artist", label: Words(ko: "캔버스의 화가 이름", en: "Your name under canvases"),
      meaning: Words(
        ko: "캔버스 제목 옆에 적는 내 이름이에요. 비워 두면 ‘무명작가’예요.",
        en: "The name under canvases; blank for a nameless artist.")),
  ]

  private static let reminders = [
    SettingTexts(
      "remind.birthday-time", label: Words(ko: "생일을 알릴 시각", en: "When birthdays are told"),
      meaning: Words(ko: "생일을 이 시각에 알려요.", en: "Birthdays are told at this time.")),
    SettingTexts(
      "remind.reading-time", label: Words(ko: "덜 읽은 몫을 알릴 시각", en: "When unread pages are told"),
      meaning: Words(ko: "덜 읽은 오늘 몫을 이 시각에 알려요.", en: "Unread pages are told at this time.")),
    SettingTexts(
      "remind.saying-time", label: Words(ko: "글귀를 전할 시각", en: "When the saying comes"),
      meaning: Words(ko: "오늘의 글귀를 이 시각에 전해요.", en: "Today's saying comes at this time.")),
    SettingTexts(
      "remind.mood-time", label: Words(ko: "기분을 물을 시각", en: "When to ask how it was"),
      meaning: Words(ko: "오늘의 기분을 이 시각에 물어봐요.", en: "The day's mood is asked for at this time.")),
    SettingTexts(
      "remind.quiet", label: Words(ko: "알리지 않을 시간", en: "Hours without reminders"),
      meaning: Words(
        ko: "이 시간에는 알리지 않고, 끝나면 모아서 알려요.",
        en: "Nothing is delivered meanwhile; what falls into them comes when they are over.")),
    SettingTexts(
      "remind.channels", label: Words(ko: "알림을 받는 방법", en: "How reminders arrive"),
      meaning: Words(
        ko: "알림을 받는 방법이에요. 여러 가지를 쓸 수 있고, auto는 이 컴퓨터에 맞춰요.",
        en: "The ways by which reminders arrive, several at once; auto is what suits the machine.")),
    SettingTexts(
      "remind.command", label: Words(ko: "알림을 건넬 프로그램", en: "Program for reminders"),
      meaning: Words(
        ko: "알림을 표준 입력으로 받는 내 프로그램이에요. 셸을 거치지 않아요.",
        en: "A program of yours that gets the text on standard input, without a shell.")),
    SettingTexts(
      "remind.ntfy-server", label: Words(ko: "알림을 보낼 ntfy 서버", en: "Server that sends reminders"),
      meaning: Words(
        ko: "알림을 보낼 ntfy 서버의 주소예요.", en: "The address of the ntfy server that reminders go to.")),
    SettingTexts(
      "remind.ntfy-topic", label: Words(ko: "알림을 보낼 ntfy 토픽", en: "Topic at that server, secret"),
      meaning: Words(
        ko: "알림을 보낼 ntfy 토픽이에요. 아는 사람은 누구나 읽을 수 있으니 비밀로 해 주세요.",
        en: "The topic at ntfy. Whoever knows it can read along, so it is kept secret.")),
  ]
}
