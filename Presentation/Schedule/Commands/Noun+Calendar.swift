extension Noun {
  static let calendar = Noun(
    "calendar", .everyDay,
    ko: #"""
      모든 기록을 달력 하나로 봐요

      calendar: 한 달이나 한 주, 하루의 모든 기록을 봐요
      # 이번 달을 봐요
      calendar 다음 달 # 다음 달을 봐요
      calendar 어제 # 어제 있었던 것을 모두 봐요
      # 그날을 봐요
      # 이번 주를 하루씩 봐요
      일정, 생일, 물 줄 날과 물 준 날, 기분, 읽은 책이 한 달력에 모여요. 연도를 적지 않으면 다가오는
      달과 날이에요. 물 줄 날은 사람마다 다음 하루만 보여 줘요.

      list: 일정이 담긴 캘린더를 모두 봐요
      # 캘린더를 모두 봐요
      모든 일정은 캘린더 하나에 들어 있어요. 따로 정하지 않으면 home이에요.

      add: 일정을 나누어 담을 캘린더를 만들어요
      add 회사 # 회사 캘린더를 만들어요
      add 가족 --color orange # 주황색으로 보여요
      그 뒤로 hearth event add에 --in과 이름을 적으면 거기 들어가요. 기본 캘린더는 calendar.default
      설정으로 바꿔요.

      edit: 캘린더의 이름이나 색을 바꾸거나 숨겨요
      edit 회사 --color teal # 청록색으로 보여요
      edit 회사 --name 일 # 일정도 새 이름을 따라가요
      edit 학교 --hide # 일정 화면에 나오지 않아요

      remove: 캘린더를 담긴 일정, 할 일과 함께 지워요
      remove 회사 # 물어보고 지워요
      지우기 전에 일정과 할 일이 몇 개인지 알려 주고 물어봐요.

      export: 생일, 물 줄 날, 읽을 책, 일정을 캘린더 파일로 내보내요
      # 기분만 빼고 모두 내보내요
      # 생일과 물 줄 날만 내보내요
      휴대폰이나 다른 프로그램에서 볼 수 있는 파일이에요. 다시 내보내도, 그 파일을 구독한 곳에서
      겹치지 않아요. \#(replacingNote.ko)

      subscribe: 다른 캘린더를 구독해요 (읽기 전용)
      subscribe 학교 https://example.org/school.ics # 공개된 캘린더를 구독해요
      subscribe 구글 - # 비밀 주소를 물어봐요
      일정이 읽기 전용 캘린더로 들어오고, 그 뒤로는 hearth calendar refresh 때만 새로 읽어요. 비밀
      주소는 비밀번호와 같으니, -를 적고 물어볼 때 적어 주세요. 사용자 이름과 비밀번호가 있어야 하는
      캘린더는 hearth link add --read-only로 연결해요.

      subscriptions: 구독한 캘린더를 모두 봐요
      # 모두 봐요
      비밀일 수 있는 주소는 줄여서 보여 줘요.

      subscriptions hide: 구독한 캘린더를 숨겨요
      subscriptions hide 학교 # 일정 화면에 나오지 않아요
      일정 화면에서만 숨기고, 새 일정은 계속 읽어요. hearth calendar edit 이름 --show로 다시 보이게
      해요.

      refresh: 구독한 캘린더를 새로 읽어요
      # 모두 새로 읽어요
      refresh 학교 # 하나만 지금 읽어요
      원래 있던 곳에서 사라진 일정은 여기서도 사라져요. 캘린더가 아닌 것이나 갑자기 빈 것이 오면
      있던 대로 두고 알려 줘요.

      unsubscribe: 구독을 끊어요
      unsubscribe 학교 # 물어보고 끊어요
      그 캘린더의 일정은 여기서 사라져요. 원래 있던 곳에는 그대로 있어요.
      """#,
    en: #"""
      Everything in one calendar

      calendar: Show a month, a week or a day of everything
      calendar # this month
      calendar next month # next month
      calendar yesterday # everything from yesterday
      calendar 2026-11-12 # everything on that day
      calendar --week # this week, day by day
      Events, birthdays, due and watered people, moods and reading, in one calendar. Without a year,
      the next such month or day is meant. Only the next due day of each person is shown.

      list: List the calendars of events
      list # all of them
      Every event is in one calendar, by default home.

      add: Create another calendar for events
      add work # a calendar for work
      add family --color orange # one that is shown in orange
      After that, hearth event add takes its name with --in; the setting calendar.default changes
      the default calendar.

      edit: Rename a calendar, change its colour, or hide it
      edit work --color teal # shown in teal
      edit work --name office # its events follow
      edit school --hide # no longer on the Schedule screens

      remove: Remove a calendar with its events and to-dos
      remove work # asks first
      Says how many events and to-dos are in it and asks first.

      export: Write birthdays, due people, reading and events as one calendar
      export life.ics # all but moods
      export ~/Sync/people.ics --with people --yes # birthdays and who is due
      For viewing on a phone or in other programs. The same item has the same UID each time, so
      nothing appears twice where you subscribe to the file. \#(replacingNote.en)

      subscribe: Subscribe to a calendar (read-only)
      subscribe school https://example.org/school.ics # a public calendar
      subscribe google - # asks for the secret address
      Its events go into a read-only calendar, which is updated only by hearth calendar refresh. A
      secret address is like a password: give - and type it when asked. A calendar that needs a user
      name and a password is linked with hearth link add --read-only.

      subscriptions: List the subscribed calendars
      subscriptions # all of them
      Addresses that may be secret are shortened.

      subscriptions hide: Hide a subscribed calendar
      subscriptions hide school # no longer on the Schedule screens
      It is hidden on the Schedule screens only and still updated; hearth calendar edit NAME --show
      shows it again.

      refresh: Refresh subscribed calendars
      refresh # all
      refresh school # only this one, now
      Events removed there are removed here. If the answer is not a calendar, or suddenly empty,
      what was here stays and you are told.

      unsubscribe: Unsubscribe from a calendar
      unsubscribe school # asks first
      The events of that calendar are removed here; they stay where they came from.
      """#)
}
