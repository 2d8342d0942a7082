extension Noun {
  static let remind = Noun(
    "remind", .everyDay,
    ko: #"""
      알림을 받고 미리 봐요

      remind: 지금 받을 알림을 보여 줘요
      # 지금 받을 알림을 보여 줘요
      # 앞으로 올 알림을 봐요
      알림은 적어 둔 것에서 그때그때 만들고, 받는 곳마다 한 번만 보내요. 하루 넘게 늦은 것은 한 줄로
      모아서 알리고, 어제까지 끝난 일정은 알리지 않아요. 자동으로 받으려면 ‘hearth remind install’을
      한 번 실행해 주세요. 프로필이 잠겨 있으면 타이머는 내용 없이 알림이 왔다는 것만 알려요.

      list: 앞으로 올 알림을 봐요
      # 일주일 안에 올 알림이에요
      list --until "내일 정오" # 내일 낮까지 올 알림이에요

      watch: 켜 둔 동안 때맞춰 알려 줘요
      # 끌 때까지 알려요
      다음 알림 때까지 기다렸다가 알려 주고, Ctrl-C를 누르면 끝나요. 프로필이 잠기면 내용 없이
      알림이 왔다는 것만 알려요. 설정 calendar.refresh를 켜면 구독한 캘린더도 때가 될 때마다 새로
      읽어요.

      install: 알림이 자동으로 오게 해요
      # 이 컴퓨터에서 되는 쪽으로 설정해요
      # crontab에 넣을 줄을 출력해요
      systemd가 돌고 있으면 내 계정의 타이머를 만들고, 아니면 crontab에 넣을 줄을 알려 줘요. 어느
      쪽이든 1분마다 ‘hearth remind’를 실행해요. 둘 다 없으면 ‘hearth remind watch’를 켜 두세요.

      remove: 자동으로 오던 알림을 멈춰요
      # 타이머를 없애요
      """#,
    en: #"""
      Deliver reminders, or see what is coming

      remind: Deliver the reminders that are due
      remind # deliver what is due now
      remind list # see what is coming
      Reminders come from what you entered. Each is sent once per channel; those more than a day
      late are summed up in one line, and those of events over by yesterday are left out.
      “hearth remind install” makes this automatic. For a locked profile, a timer says only that
      something is due.

      list: Show upcoming reminders
      list # the next seven days
      list --until "tomorrow noon" # until tomorrow noon

      watch: Keep running and deliver each reminder on time
      watch # until you stop it
      It waits for the next reminder and ends on Ctrl-C. While the profile is locked, it says only
      that something is due. With the setting calendar.refresh, it also refreshes subscribed
      calendars when they are due.

      install: Deliver reminders automatically
      install # whichever suits this machine
      install --with cron # print the line for the crontab
      If systemd is running, this sets up a timer for your account; otherwise it prints a line for
      your crontab. Either runs “hearth remind” every minute. If you have neither, leave “hearth
      remind watch” running.

      remove: Stop automatic reminders
      remove # remove the timer
      """#)
}
