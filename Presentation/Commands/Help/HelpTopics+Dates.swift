extension HelpTopic {
  static let dates = HelpTopic(
    name: "dates", brief: Words(ko: "날짜와 시각을 적는 법", en: "how to write days and times"),
    title: Words(
      ko: "날짜와 시각은 한국어로도 영어로도 적을 수 있어요.",
      en: "Days and times can be written in English or in Korean, everywhere they are asked for."),
    parts: [
      .rows(
        title: Words(ko: "날", en: "Days"),
        [
          "today, 오늘":
            Words(ko: "오늘이에요. 내일, 모레, 어제, 그저께도 돼요", en: "also tomorrow 내일, 모레, yesterday 어제, 그저께"),
          "fri, 금요일": Words(
            ko: "일정은 다가오는 금요일, 연락과 기분과 독서는 지난 금요일",
            en: "the next one for events, the last one for what has happened"),
          "next fri, 다음 주 금": Words(
            ko: "다음 주 금요일. 지난주 금, last fri(지난 금요일)도 돼요",
            en: "Friday of next week; last fri is the one that was"),
          "+3d, -2w, +1m": Words(
            ko: "사흘 뒤, 두 주 전, 한 달 뒤. 3일 후, 2주 전도 돼요",
            en: "in three days, two weeks ago, in a month; also 3일 후, 2주 전"),
          "2026-11-20": Words(ko: "11-20, 11/20, 11월 20일도 돼요", en: "also 11-20, 11/20, 11월 20일"),
          "27/11, 27.11.2026": Words(
            ko: "둘 다 12보다 크지 않으면 설정 date-order를 따라요",
            en: "27 November; where either could be the month, the setting date-order tells"),
          "20th, 20일":
            Words(ko: "요일처럼 다가오는 20일이나 지난 20일", en: "the next or the last one, as with weekdays"),
          "1st of next month":
            Words(ko: "다음 달 1일. 이번 달 말일, 월말도 돼요", en: "also end of the month, 다음 달 1일, 이번 달 말일"),
          "next week, 다음 주": Words(
            ko: "여러 날을 볼 때는 이번 달, 2026-11도 돼요",
            en: "where many days are listed; also this month 이번 달, 2026-11"),
        ]),
      .rows(
        title: Words(ko: "시각", en: "Times"),
        [
          "15:00, 15시": Words(ko: "오후 3시예요", en: "three in the afternoon"),
          "3pm, 오후 3시": Words(ko: "3:30pm, 오후 3시 30분도 돼요", en: "also 3:30pm, 오후 3시 30분"),
          "3시": Words(
            ko: "일정에서 1~6시는 오후예요. 새벽이면 새벽 3시나 3:00",
            en: "15:00 in plans (1시 to 6시 are p.m.); 새벽 3시 is 3:00"),
          "noon, 정오": Words(ko: "낮 12시. 자정은 midnight, 자정", en: "12:00; midnight 자정 is 0:00"),
          "24:00, 밤 12시":
            Words(ko: "그날이 끝나는 자정. 내일 밤 12시도 돼요", en: "the midnight that ends the day"),
          "tomorrow 3pm": Words(
            ko: "날 뒤에 시각을 적으면 그때예요. 예: 내일 오후 3시",
            en: "a day followed by a time is a moment, such as 내일 오후 3시"),
          "tonight, 오늘 밤":
            Words(ko: "밤 8시예요. 오늘 저녁은 7시, 내일 저녁도 돼요", en: "20:00; this evening 오늘 저녁 is 19:00"),
          "in 2h, 2시간 뒤": Words(
            ko: "지금부터예요. 30분 뒤, 1시간 전, in 30m(분)도 돼요",
            en: "from now; also in 30m (minutes; months are +1m), an hour ago"),
          "3-4pm, 금~일": Words(
            ko: "일정의 처음과 끝. 3시부터 5시까지, 20일~23일도 돼요",
            en: "from and to, in plans; also fri - sun, 20-23 Nov"),
          "90m, 1시간 30분":
            Words(ko: "걸리는 시간. 1h30m, 2시간도 돼요", en: "how long something lasts; also 1h30m, 2시간"),
        ]),
      .rows(
        title: Words(ko: "남은 날", en: "Days left, in lists"),
        [
          "D-3": Words(ko: "3일 남았어요", en: "three days are left"),
          "D-day": Words(ko: "오늘이에요", en: "it is today"),
          "D+2": Words(ko: "2일 지났어요", en: "it was due two days ago"),
        ]),
      .rows(
        title: Words(ko: "생일", en: "Birthdays"),
        [
          "21 March, 3월 21일":
            Words(ko: "03-21, 3/21도 돼요. 월이 먼저예요", en: "also 03-21, 3/21: the month first"),
          "1990-03-21": Words(
            ko: "태어난 해도 적어요. 1990년 3월 21일도 돼요",
            en: "with the year; also 21 March 1990, 1990년 3월 21일"),
          "lunar:08-15": Words(
            ko: "음력 8월 15일이에요. 해까지 음력 1990년 8월 15일, 윤달은 음력 윤4월 8일",
            en: "by the Korean moon, also lunar:1990-08-15; a leap month is lunar:leap-04-08"),
        ]),
    ])
}
