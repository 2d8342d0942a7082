extension HelpTopic {
  static let preferences = HelpTopic(
    name: "preferences",
    text: Words(
      ko: #"""
        # 나에게 맞추기

        `hearth settings`를 실행하면 모든 설정과 그 값이 나와요. 전체 화면에서는 `,`를 누르고, 거기서 i를 누르면 설명이
        나와요. `hearth settings get 이름`은 하나만 보여 주고, `hearth settings reset 이름`은 기본값으로 되돌려요.

        ## 언어와 모양

        ```sh
        hearth settings set language ko          # 한국어로 보여 줘요. auto는 시스템을 따라요
        hearth settings set date-order mdy       # 3/4는 3월 4일이에요
        hearth settings set week-start monday    # 한 주의 첫날이에요
        hearth settings set appearance light     # 밝은 바탕에 맞춰요
        hearth settings set reduced-motion on    # 저절로 움직이는 것을 멈춰요
        hearth settings set ambiguous-width 2    # 표가 어긋나 보일 때 써요
        ```

        ## 내가 쓰는 말과 날

        ```sh
        hearth settings set mood.words "포근함=75" # 이제 hearth feel 포근함이라고 적어도 돼요
        hearth settings set mood.words "피곤=20" # 아는 말의 점수도 바꿀 수 있어요
        hearth settings set calendar.holidays kr us # 두 나라의 공휴일이에요. none이면 보이지 않아요
        hearth settings set calendar.holidays.add "2026-06-03=지방선거"
        hearth settings set calendar.holidays.add "매년 12월 24일=우리 날"
        hearth profile edit --name 미나          # 나를 부를 이름이에요
        ```

        공휴일을 아는 나라는 kr, uk(잉글랜드와 웨일스), us, ie, ca, au예요. 일부 지역에만 있는 날은
        calendar.holidays.add로 추가해 주세요.

        ## 책

        ```sh
        hearth settings set books.order shelf,classics,kakao # 인터넷에서도 찾아요
        hearth settings set books.key.kakao      # 서비스의 API 키를 물어봐요
        ```

        [`hearth help reminders`](reminders.md), [`hearth help hooks`](hooks.md),
        [`hearth help privacy`](privacy.md)도 보세요.
        """#,
      en: #"""
        # Making Hearth yours

        `hearth settings` lists every setting with its value, and `,` does so in the full screen, where i
        explains one. `hearth settings get NAME` shows one, `hearth settings reset NAME` restores its default.

        ## Language and looks

        ```sh
        hearth settings set language ko          # Korean; auto follows the system
        hearth settings set date-order dmy       # 3/4 is 3 April
        hearth settings set week-start monday    # the first day of the week
        hearth settings set appearance light     # for a light background
        hearth settings set reduced-motion on    # nothing moves by itself
        hearth settings set ambiguous-width 2    # if tables look askew
        ```

        ## Words and calendars of your own

        ```sh
        hearth settings set mood.words "cosy=75" # hearth feel cosy
        hearth settings set mood.words "tired=20" # another level for a known word
        hearth settings set calendar.holidays uk ie # of two countries; none turns them off
        hearth settings set calendar.holidays.add "2026-06-03=Election"
        hearth settings set calendar.holidays.add "every dec 24=Our day"
        hearth profile edit --name Mina          # what Hearth calls you
        ```

        The countries are kr, uk (England and Wales), us, ie, ca and au. Add the holidays of single states or
        provinces with calendar.holidays.add.

        ## Books

        ```sh
        hearth settings set books.order shelf,classics,openlibrary # also search online
        hearth settings set books.key.kakao      # asks for your key to a service
        ```

        See also [`hearth help reminders`](reminders.md), [`hearth help hooks`](hooks.md) and
        [`hearth help privacy`](privacy.md).
        """#))
}
