extension HelpTopic {
  /// All five areas in ten minutes, by commands that work in this order.
  static let tutorial = HelpTopic(
    name: "tutorial",
    brief: Words(ko: "다섯 가지 불씨를 10분 만에 둘러보기", en: "ten minutes through all five fires"),
    title: Words(
      ko: "10분이면 다섯 가지를 모두 둘러볼 수 있어요. 하나씩 그대로 따라 적어 보세요.",
      en: "Ten minutes through all five areas. Type each line as it stands, in this order."),
    parts: [
      .text(
        Words(
          ko: "내 기록과 따로 해 보려면 먼저 셸에 export HEARTH_STORE=~/hearth-try.db라고 적으세요."
            + " 다 해 본 뒤에 unset HEARTH_STORE를 적고 그 파일과, 끝에서 알려 주는 백업을 지우면 그만이에요.",
          en: "To keep it apart from your own, begin with export HEARTH_STORE=~/hearth-try.db in"
            + " your shell; when you are done, unset HEARTH_STORE and delete that file, and the"
            + " backup of which the last part tells where it is.")),
      people, sayings, moods, schedule, books, together,
      .text(
        Words(
          ko: "더 둘러보려면: hearth --demo는 예시로 채운 한 해를 전체 화면으로 열고, hearth help는 모든"
            + " 명령을, ?는 그 화면의 단축키를 보여 줘요.",
          en: "And then: hearth --demo opens a made-up year in the full screen, hearth help lists"
            + " every command, and ? shows the keys of a screen.")),
    ])

  private static let people = Part.examples(
    title: Words(ko: "1. 사람", en: "1. People"),
    [
      .line(ko: "hearth person add 엄마 --every 7", en: "hearth person add Mum --every 7"):
        Words(ko: "일주일마다 물을 줄 식물로 심어요", en: "plant her, to be watered every week"),
      .line(ko: "hearth water 엄마 --by call", en: "hearth water Mum --by call"):
        Words(ko: "전화했으니 물을 줘요", en: "you called, so the plant is watered"),
      .line(ko: "hearth person show ㅇㅁ", en: "hearth person show mu"):
        Words(ko: "이름은 초성만 적어도 돼요", en: "a part of the name is enough"),
    ])

  private static let sayings = Part.examples(
    title: Words(ko: "2. 글귀", en: "2. Sayings"),
    [
      "hearth saying": Words(ko: "오늘의 추천 글귀예요", en: "one that is picked for you"),
      "hearth saying like 1": Words(ko: "1번이 마음에 든다고 남겨요", en: "you like number 1"),
      .line(
        ko: "hearth saying add --ko \"불씨는 바다를 건넌다\" --tag 겨울",
        en: "hearth saying add --en \"Embers cross the sea\" --tag winter"):
        Words(ko: "내 글귀를 추가해요", en: "keep one of your own"),
    ])

  private static let moods = Part.examples(
    title: Words(ko: "3. 기분", en: "3. Moods"),
    [
      .line(ko: "hearth feel 75 \"바다를 봤다\"", en: "hearth feel 75 \"saw the sea\""):
        Words(ko: "지금 기분을 0에서 100 사이로", en: "how you feel now, from 0 to 100"),
      "hearth mood canvas": Words(ko: "오늘의 캔버스에 도형이 생겼어요", en: "a shape on today's canvas"),
    ])

  private static let schedule = Part.examples(
    title: Words(ko: "4. 일정", en: "4. Schedule"),
    [
      .line(ko: "hearth plan 치과 내일 오후 3시", en: "hearth plan Dentist tomorrow 3pm"):
        Words(ko: "날짜는 말하듯이 적어요", en: "days are written as you say them"),
      .line(ko: "hearth event list 내일", en: "hearth event list tomorrow"):
        Words(ko: "내일의 일정", en: "what tomorrow brings"),
    ])

  private static let books = Part.examples(
    title: Words(ko: "5. 책", en: "5. Books"),
    [
      .line(
        ko: "hearth book add \"노인과 바다\" --pages 128",
        en: "hearth book add \"The Old Man and the Sea\" --pages 128"):
        Words(ko: "끝까지 읽고 싶은 책", en: "a book you mean to finish"),
      .line(ko: "hearth read 노인과 20", en: "hearth read \"old man\" 20"):
        Words(ko: "20쪽까지 읽었어요", en: "you have read up to page 20"),
      .line(
        ko: "hearth book sentence add 노인과 \"바다는 다정하고 아름답다.\"",
        en: "hearth book sentence add \"old man\" \"The sea is kind and beautiful.\""):
        Words(ko: "간직할 문장", en: "a sentence to keep"),
    ])

  private static let together = Part.examples(
    title: Words(ko: "6. 다섯 가지를 함께", en: "6. All five together"),
    [
      .line(ko: "hearth search 바다", en: "hearth search sea"):
        Words(ko: "어디에 있든 찾아요", en: "find it, wherever it is"),
      "hearth today": Words(ko: "오늘 챙길 것을 한눈에", en: "what matters today"),
      "hearth backup": Words(ko: "모두 백업해요", en: "keep a copy of everything"),
      "hearth": Words(ko: "같은 것을 전체 화면으로", en: "the same in the full screen"),
    ])
}
