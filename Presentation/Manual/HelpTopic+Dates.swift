extension HelpTopic {
  static let dates = HelpTopic(
    name: "dates",
    text: Words(
      ko: #"""
        # 날짜와 시각을 적는 법

        날짜와 시각은 어디서나 한국어로도 영어로도 적을 수 있어요.

        ## 날짜

        | 이렇게 적으면 | 이런 뜻이에요 |
        |---|---|
        | 오늘, `today` | 오늘이에요. 내일, 모레, 어제, 그저께도 돼요 |
        | 금요일, `fri` | 일정은 다가오는 금요일, 연락과 기분과 독서는 지난 금요일이에요 |
        | 다음 주 금, `next fri` | 다음 주 금요일이에요. 지난주 금, last fri(지난 금요일)도 돼요 |
        | `+3d`, `-2w`, `+1m` | 사흘 뒤, 두 주 전, 한 달 뒤예요. 3일 후, 2주 전도 돼요 |
        | `2026-11-20` | 11-20, 11/20, 11월 20일도 돼요 |
        | `27/11`, `27.11.2026` | 11월 27일이에요. 두 수가 모두 달일 수 있으면 설정 date-order를 따라요 |
        | 20일, `20th` | 요일처럼 다가오는 20일이나 지난 20일이에요 |
        | 다음 달 1일 | 이번 달 말일, 월말, 1st of next month도 돼요 |
        | 다음 주, `next week` | 여러 날을 볼 때 써요. 이번 달, 2026-11도 돼요 |

        ## 시각

        | 이렇게 적으면 | 이런 뜻이에요 |
        |---|---|
        | `15:00`, 15시 | 오후 3시예요 |
        | 오후 3시, `3pm` | 3:30pm, 오후 3시 30분도 돼요 |
        | 3시, `3:30` | 1시부터 6시까지는 오후, 9시부터 11시까지는 오전, 7시와 8시는 저녁이에요(회의나 수업은 오전). 새벽이면 새벽 3시나 03:00으로 적어요 |
        | 정오, `noon` | 낮 12시예요 |
        | 자정, `midnight` | 그날이 끝나는 밤 12시예요. 24:00, 내일 밤 12시도 돼요 |
        | 내일 오후 3시 | 날짜 뒤에 시각을 적어요. tomorrow 3pm도 돼요 |
        | 오늘 밤, `tonight` | 밤 8시예요. 오늘 저녁은 7시, 내일 저녁도 돼요 |
        | 2시간 뒤, `in 2h` | 지금부터 세요. 30분 뒤, 1시간 전, in 30m(분)도 돼요 |
        | 금~일, `3-4pm` | 일정의 처음과 끝이에요. 3시부터 5시까지, 20일~23일도 돼요 |
        | 금요일까지, `by fri` | 할 일의 기한이에요. 휴가나 회의처럼 이어지는 것이면 그때 끝나는 일정이에요 |
        | 1시간 30분, `90m` | 걸리는 시간이에요. 1h30m, 2시간도 돼요 |

        ## 목록에 나오는 남은 날

        | 표시 | 뜻 |
        |---|---|
        | D-3 | 3일 남았어요 |
        | D-day | 오늘이에요 |
        | D+2 | 2일 지났어요 |

        ## 생일

        | 이렇게 적으면 | 이런 뜻이에요 |
        |---|---|
        | 3월 21일, `21 March` | 03-21, 3/21도 돼요. 월이 먼저예요 |
        | `1990-03-21` | 태어난 해도 적어요. 1990년 3월 21일도 돼요 |
        | `lunar:08-15` | 음력 8월 15일이에요. 음력 1990년 8월 15일도 되고, 윤달은 음력 윤4월 8일로 적어요 |
        """#,
      en: #"""
        # How to write days and times

        Wherever a day or a time is expected, you can write it in English or in Korean.

        ## Days

        | you write | it means |
        |---|---|
        | `today`, 오늘 | also tomorrow 내일, 모레, yesterday 어제, 그저께 |
        | `fri`, 금요일 | the next one for events, the last one for what has happened |
        | `next fri`, 다음 주 금 | Friday of next week; last fri is the past one |
        | `+3d`, `-2w`, `+1m` | in three days, two weeks ago, in a month; also 3일 후, 2주 전 |
        | `2026-11-20` | also 11-20, 11/20, 11월 20일 |
        | `27/11`, `27.11.2026` | 27 November; if either number could be the month, the setting date-order decides |
        | `20th`, 20일 | the next or the last one, as with weekdays |
        | `1st of next month` | also end of the month, 다음 달 1일, 이번 달 말일 |
        | `next week`, 다음 주 | in lists of days; also this month 이번 달, 2026-11 |

        ## Times

        | you write | it means |
        |---|---|
        | `15:00`, 15시 | three in the afternoon |
        | `3pm`, 오후 3시 | also 3:30pm, 오후 3시 30분 |
        | `3:30`, 3시 | 1 to 6 is p.m., 9 to 11 a.m., 7 and 8 the evening (a.m. for meetings and classes); write 3am or 03:00 otherwise |
        | `noon`, 정오 | 12:00 |
        | `midnight`, 자정 | the midnight that ends the day; also 24:00, 밤 12시 |
        | `tomorrow 3pm` | a day and a time together, such as 내일 오후 3시 |
        | `tonight`, 오늘 밤 | 20:00; this evening 오늘 저녁 is 19:00 |
        | `in 2h`, 2시간 뒤 | from now; also in 30m (minutes; months are +1m), an hour ago |
        | `3-4pm`, 금~일 | start and end of a plan; also fri - sun, 20-23 Nov |
        | `by fri`, 금요일까지 | when a to-do is due; for what lasts until then, such as a trip, write until fri |
        | `90m`, 1시간 30분 | a duration; also 1h30m, 2시간 |

        ## Days left, in lists

        | shown | it means |
        |---|---|
        | D-3 | three days are left |
        | D-day | it is today |
        | D+2 | it was due two days ago |

        ## Birthdays

        | you write | it means |
        |---|---|
        | `21 March`, 3월 21일 | also 03-21, with the month first; 3/21 follows the setting date-order |
        | `1990-03-21` | with the year; also 21 March 1990, 1990년 3월 21일 |
        | `lunar:08-15` | in the Korean lunar calendar; also lunar:1990-08-15; a leap month is lunar:leap-04-08 |
        """#))
}
