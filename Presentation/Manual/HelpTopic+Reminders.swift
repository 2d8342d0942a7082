extension HelpTopic {
  static let reminders = HelpTopic(
    name: "reminders",
    text: Words(
      ko: #"""
        # 알림 받기

        일정, 물을 줄 사람, 생일을 알려 드려요. 원하면 오늘 읽을 쪽, 하루 한 글귀, 저녁의 기분도요. 전체 화면이 열려
        있는 동안에는 그 화면에 나와요. 다른 때에도 받으려면 타이머를 한 번 설정해 두세요.

        ```sh
        hearth remind install   # systemd 타이머를 만들거나 crontab에 넣을 줄을 알려 줘요
        hearth remind list      # 일주일 안에 올 알림을 봐요
        hearth remind           # 지금 알릴 것을 한 번씩 알려요
        hearth remind watch     # 끝낼 때까지 기다렸다가 제때 알려요
        hearth remind remove    # 타이머를 없애요
        ```

        ## 일정 하나

        ```sh
        hearth plan 치과 내일 오후 3시 --remind 10 --remind 1d # 10분 전과 하루 전에 알려요
        hearth plan 산책 내일 오후 4시 --no-remind             # 알리지 않아요
        hearth settings set remind.event 30m 1d                # 새 일정은 30분 전과 하루 전에 알려요
        hearth settings set event.length 30m                   # 끝을 적지 않은 새 일정은 30분이에요
        ```

        ## 어디로 오는지

        데스크톱으로 오고, 데스크톱이 없으면 터미널로 와요. `remind.channels`로 고를 수 있어요. `remind.command`에는 내
        프로그램을 적고, `remind.ntfy-server`와 `remind.ntfy-topic`을 적으면 휴대폰으로 보내요.

        ```sh
        hearth settings set remind.quiet 22:00-07:00   # 밤에는 알리지 않아요
        hearth settings set remind.reading on          # 오늘 남은 쪽을 알려요
        hearth settings set remind.saying on           # 아침마다 글귀를 하나 보내요
        hearth settings set remind.mood on             # 저녁에 오늘 기분을 물어봐요
        ```

        조용한 시간에 올 알림은 그 시간이 끝나면 와요. 일정이 그 전에 시작하면 조용한 시간 바로 전에 와요.

        전체 화면에서 `!`를 누르면 지나간 알림을 보고 바로 답할 수 있어요.
        """#,
      en: #"""
        # Getting reminders

        Hearth reminds you of events, people whose plant is due and birthdays, and if you want, of pages to
        read, the saying of the day and an evening mood. The full screen shows reminders while it is open. To
        get them at other times, set up a timer once:

        ```sh
        hearth remind install   # a systemd timer, or the line for your crontab
        hearth remind list      # what is coming in the next seven days
        hearth remind           # deliver what is due now, each reminder once
        hearth remind watch     # keep running and deliver each one on time
        hearth remind remove    # removes the timer
        ```

        ## One event

        ```sh
        hearth plan Dentist tomorrow 3pm --remind 10 --remind 1d # 10 minutes and a day before
        hearth plan Walk tomorrow 4pm --no-remind                # none
        hearth settings set remind.event 30m 1d                  # new events: 30 minutes and a day before
        hearth settings set event.length 30m                     # new events without an end last 30 minutes
        ```

        ## Where they arrive

        On the desktop, else in the terminal. `remind.channels` chooses; `remind.command` names a program of
        yours, and `remind.ntfy-server` with `remind.ntfy-topic` sends them to a phone.

        ```sh
        hearth settings set remind.quiet 22:00-07:00   # nothing at night
        hearth settings set remind.reading on          # pages left today
        hearth settings set remind.saying on           # a saying each morning
        hearth settings set remind.mood on             # how was your day?
        ```

        A reminder in the quiet hours comes when they are over, or just before them if the event starts earlier.

        In the full screen, `!` shows past reminders, with keys to answer them.
        """#))
}
