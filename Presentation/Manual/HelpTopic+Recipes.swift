extension HelpTopic {
  static let recipes = HelpTopic(
    name: "recipes",
    text: Words(
      ko: #"""
        # 레시피: 하고 싶은 일마다 한 줄씩

        ## 매일

        ```sh
        hearth person list --due           # 누구에게 연락할 차례인지 봐요
        hearth feel 피곤                   # 말 한마디로 기분을 남겨요
        hearth feel 80 "강가에서 #달리기"  # 태그를 붙여 기분을 남겨요
        hearth calendar 다음 달            # 모든 기록을 한 달, 한 주, 하루로 봐요
        hearth search 산책                 # 모든 곳에서 한꺼번에 찾아요
        hearth search "tag:달리기 mood<40 -비" # 조건은 어떤 순서로 적어도 돼요
        hearth event list "다음 주"        # 다음 주 일정과 겹치는 일정을 봐요
        hearth todo list                   # 할 일을 기한 순서로 봐요
        ```

        ## 계획하기

        ```sh
        hearth plan 요가 매주 화, 목 19시         # 되풀이되는 일정이에요
        hearth plan 영화 금 19시 @ 강남 CGV        # 장소도 함께 적어요
        hearth plan "켄지와 통화" 수요일 오전 9시 Asia/Tokyo # 다른 시간대의 시각이에요
        hearth event show 요가 --occurrences 3    # 다음 세 번이 언제인지 봐요
        hearth event show 결혼 --count            # D-day와 며칠째인지, 다음 100일과 주년을 봐요
        hearth event dates "FREQ=MONTHLY;BYDAY=2TU" --from 2026-11-01 # RFC 5545 규칙의 날들을 봐요
        hearth calendar add 회사                  # 캘린더를 따로 만들어요: hearth plan … --in 회사
        ```

        ## 할 일

        ```sh
        hearth todo 우유 사기              # 기한 없이 적어요
        hearth plan 월세 보내기 금요일까지 # 금요일까지 할 일이에요
        hearth todo 분리수거 매주 화 20시  # 하고 나면 다음 화요일 것이 나와요
        hearth plan 필터 하고 나서 90일 뒤 # 하고 나면 90일 뒤에 다시 나와요
        hearth todo done 우유              # 했어요. hearth todo undone으로 다시 할 일로 둬요
        ```

        ## 돌아보기

        ```sh
        hearth person birthdays            # 다가오는 생일을 봐요
        hearth person notes --limit 5      # 누구와 무슨 이야기를 했는지 봐요
        hearth mood stats --plot           # 기분이 어떻게 달라졌는지 봐요
        hearth mood onthisday              # 지난해 이날의 기분을 봐요
        hearth book sentence list --limit 5 # 최근에 간직한 문장을 봐요
        hearth report -o 2026.html         # 한 해나 한 달, 한 주를 페이지 하나로 만들어요
        ```

        ## 책

        ```sh
        hearth book search 데미안          # 인터넷 없이 내 책과 고전에서 찾아요
        hearth book search 데미안 --with kakao # 책 서비스에서 찾아요
        hearth book shelf                  # 다 읽은 책을 책장으로 봐요
        ```

        ## 나누기

        ```sh
        hearth saying share 12 -o card.svg # 글귀를 그림으로 만들어요. card.png도 돼요
        hearth mood canvas -o canvas.svg   # 하루의 캔버스를 그림으로 만들어요
        hearth export hearth.json          # 모든 것을 파일 하나로 내보내요
        hearth mirror ~/notes              # 하루를 마크다운 한 쪽으로 적어요. 옵시디언 등에서 열어요
        ```

        ## 다른 프로그램과 함께

        ```sh
        hearth status                      # 프롬프트나 상태 표시줄에 넣을 한 줄이에요
        hearth person list --fields name,dueOn # 목록에서 원하는 값만 뽑아요
        hearth mcp                         # AI 도우미가 내 기록을 읽을 수 있게 해요
        ```

        [`hearth help dates`](dates.md), [`hearth help scripts`](scripts.md),
        [`hearth help mistakes`](mistakes.md)도 보세요.
        """#,
      en: #"""
        # One line for each thing you may want to do

        ## Every day

        ```sh
        hearth person list --due           # whose turn it is
        hearth feel tired                  # a mood in one word
        hearth feel 80 "by the river #run" # a mood with a tag
        hearth calendar next month         # every area in one month, week or day
        hearth search walk                 # every area at once
        hearth search "tag:run mood<40 -rain" # filters, in any order
        hearth event list "next week"      # what is planned, and what overlaps
        hearth todo list                   # your to-dos, by due day
        ```

        ## Planning

        ```sh
        hearth plan Yoga every tue and thu 19:00  # an event that repeats
        hearth plan Film fri 7pm @ Odeon Leeds    # with a place
        hearth plan Call Kenji wed 9am Asia/Tokyo # in another time zone
        hearth event show Yoga --occurrences 3    # the next three times
        hearth event show Wedding --count         # days to it or since it, and the next anniversary
        hearth event dates "FREQ=MONTHLY;BYDAY=2TU" --from 2026-11-01 # the days of an RFC 5545 rule
        hearth calendar add work                  # a calendar of its own: hearth plan … --in work
        ```

        ## To-dos

        ```sh
        hearth todo Buy milk                      # without a day
        hearth plan Pay the rent by friday        # a to-do that is due on Friday
        hearth todo Take out the bins every tue 8pm # once done, the next Tuesday's appears
        hearth plan Water filter 90 days after done # once done, it is due again 90 days later
        hearth todo done milk                     # done; hearth todo undone takes that back
        ```

        ## Looking back

        ```sh
        hearth person birthdays            # the next birthdays
        hearth person notes --limit 5      # what your last calls were about
        hearth mood stats --plot           # how your moods went
        hearth mood onthisday              # what you felt on this date in earlier years
        hearth book sentence list --limit 5 # the last sentences you kept
        hearth report -o 2026.html         # a year, month or week as one page
        ```

        ## Books

        ```sh
        hearth book search 데미안          # search your books and the classics, offline
        hearth book search Dune --with openlibrary # search an online service
        hearth book shelf                  # what you finished, as a shelf
        ```

        ## Sharing

        ```sh
        hearth saying share 12 -o card.svg # a picture to send; card.png works as well
        hearth mood canvas -o canvas.svg   # a day's canvas as a picture
        hearth export hearth.json          # everything in one documented file
        hearth mirror ~/notes              # a Markdown page a day, for Obsidian and others
        ```

        ## In other programs

        ```sh
        hearth status                      # one line for prompts and status bars
        hearth person list --fields name,dueOn # chosen fields of any list
        hearth mcp                         # lets an AI assistant read your data
        ```

        See also [`hearth help dates`](dates.md), [`hearth help scripts`](scripts.md) and
        [`hearth help mistakes`](mistakes.md).
        """#))
}
