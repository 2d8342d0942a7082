extension HelpTopic {
  static let tutorial = HelpTopic(
    name: "tutorial",
    text: Words(
      ko: #"""
        # 튜토리얼: 다섯 가지를 10분 만에 둘러보기

        순서대로 따라 적어 보세요. 내 기록과 따로 연습하려면 먼저 `export HEARTH_STORE=~/hearth-try.db`를
        실행하세요. 다 해 본 뒤에 `unset HEARTH_STORE`를 실행하고, 그 파일과 마지막에 만든 백업을 지우면 돼요.

        ## 1. 사람

        ```sh
        hearth person add 엄마 --every 7   # 일주일마다 연락할 사람을 식물로 심어요
        hearth water 엄마 --by 전화        # 전화했으니 물을 줘요
        hearth person show ㅇㅁ            # 이름은 초성만 적어도 돼요
        ```

        ## 2. 글귀

        ```sh
        hearth saying                                        # 오늘의 추천 글귀예요
        hearth saying like 1                                 # 1번을 좋아하는 글귀에 담아요
        hearth saying add --ko "불씨는 바다를 건넌다" --tag 겨울 # 내 글귀를 추가해요
        ```

        ## 3. 기분

        ```sh
        hearth feel 75 "바다를 봤다"   # 지금 기분을 0에서 100 사이로 적어요
        hearth mood canvas             # 오늘의 캔버스에 도형이 생겼어요
        ```

        ## 4. 일정

        ```sh
        hearth plan 치과 내일 오후 3시   # 날짜는 말하듯이 적어요
        hearth event list 내일           # 내일의 일정을 봐요
        ```

        ## 5. 책

        ```sh
        hearth book add "노인과 바다" --pages 128 # 끝까지 읽고 싶은 책이에요
        hearth read 노인과 20                     # 20쪽까지 읽었어요
        hearth book sentence add 노인과 "바다는 다정하고 아름답다." # 간직할 문장이에요
        ```

        ## 6. 다섯 가지를 함께

        ```sh
        hearth search 바다   # 모든 곳에서 한꺼번에 찾아요
        hearth today         # 오늘 챙길 것을 한눈에 봐요
        hearth backup        # 모두 백업해요
        hearth               # 같은 것을 전체 화면으로 봐요
        ```

        더 둘러보려면 `hearth --demo`로 예시로 채운 한 해를 열어 보세요. `hearth help`는 할 수 있는 일을, `?`는
        그 화면의 단축키를 보여 줘요.
        """#,
      en: #"""
        # A tour of all five areas in ten minutes

        Type the lines in this order. To practise apart from your own data, run
        `export HEARTH_STORE=~/hearth-try.db` first. When you are done, run `unset HEARTH_STORE` and delete
        that file and the backup made in the last part.

        ## 1. People

        ```sh
        hearth person add Mum --every 7   # add someone you want to call every week
        hearth water Mum --by call        # you called, so the plant is watered
        hearth person show mu             # part of a name is enough
        ```

        ## 2. Sayings

        ```sh
        hearth saying                                           # one picked for you
        hearth saying like 1                                    # you like number 1
        hearth saying add --en "Embers cross the sea" --tag winter # add one of your own
        ```

        ## 3. Moods

        ```sh
        hearth feel 75 "saw the sea"   # how you feel now, from 0 to 100
        hearth mood canvas             # a shape on today's canvas
        ```

        ## 4. Schedule

        ```sh
        hearth plan Dentist tomorrow 3pm   # write days and times as you say them
        hearth event list tomorrow         # what is planned for tomorrow
        ```

        ## 5. Books

        ```sh
        hearth book add "The Old Man and the Sea" --pages 128 # a book you want to finish
        hearth read "old man" 20                              # you are on page 20
        hearth book sentence add "old man" "The sea is kind and beautiful." # a sentence to keep
        ```

        ## 6. All five together

        ```sh
        hearth search sea   # searches every area at once
        hearth today        # what matters today
        hearth backup       # a copy of everything
        hearth              # everything in the full screen
        ```

        Next: `hearth --demo` opens a sample year in the full screen, `hearth help` lists what you can do,
        and `?` shows the keys of a screen.
        """#))
}
