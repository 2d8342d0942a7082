extension HelpTopic {
  static let comparison = HelpTopic(
    name: "comparison",
    text: Words(
      ko: #"""
        # 다른 프로그램과 비교하기

        이 프로그램들은 Hearth가 하는 일 가운데 하나를 하고, 어떤 것은 더 잘해요. Hearth는 다섯 가지를 저장소 하나에
        모으고, 한국어와 영어를 모두 알아듣고, 초성으로 찾아요.

        | 프로그램 | 더 나은 점과 Hearth가 다른 점 |
        |---|---|
        | khal과 vdirsyncer | 여럿이 쓰는 캘린더가 많을 때 좋아요. 둘 다 CalDAV와 RFC 5545를 지원해요. Hearth는 파이썬이 필요 없고 알림을 보내요 |
        | calcurse | 달력과 할 일만 필요할 때 좋아요. Hearth에는 JSON 출력과 음력, 사람과 글귀와 기분과 책이 있어요 |
        | remind | 텍스트 파일에 자유로운 날짜 규칙을 적을 때 좋아요. Hearth는 전체 화면과 CalDAV, 기기 동기화가 있어요 |
        | taskwarrior | 프로젝트와 우선순위, 할 일끼리의 순서를 다뤄요. Hearth의 할 일에는 이런 것이 없어요 |
        | todoman | CalDAV 서버의 할 일에 좋아요. Hearth는 우선순위와 딸린 할 일을 고치지 않아요 |
        | khard | 주소록만 필요할 때 좋아요. 둘 다 CardDAV를 지원해요. Hearth는 누구에게 연락할 차례인지도 알려 줘요 |
        | jrnl | 긴 글과 암호화한 일기에 좋아요. Hearth의 기분은 점수와 한 줄이에요 |

        명령은 대부분 백 년 치 기록에서도 `sqlite3` 셸에서 직접 찾는 시간의 두 배를 넘지 않아요. 잰 결과는
        Tests/Benchmarks에 있어요.
        """#,
      en: #"""
        # Hearth and other programs

        Each of these does one thing that Hearth does, and some do it better. Hearth brings five areas together
        in one store, in Korean and English, and finds Korean by initial consonants.

        | program | where it is the better choice, and where Hearth differs |
        |---|---|
        | khal, with vdirsyncer | many shared calendars; both speak CalDAV and all of RFC 5545. Hearth needs no Python and sends reminders |
        | calcurse | a calendar and to-do list only. Hearth has JSON output, lunar years and the other areas |
        | remind | very free rules for dates in a text file. Hearth has a full screen, CalDAV and sync between devices |
        | taskwarrior | tasks: projects, priorities, dependencies. To-dos of Hearth have none of these |
        | todoman | tasks of CalDAV servers. Hearth does not change priorities and subtasks |
        | khard | an address book only. Both speak CardDAV; Hearth also tells whose turn it is |
        | jrnl | long texts, and a journal that is encrypted on disk. Hearth's moods are a level and a line |

        Most commands take less than twice as long as the `sqlite3` shell with the same answer, even with a
        hundred years of data. What was measured is in Tests/Benchmarks.
        """#))
}
