extension Noun {
  static let event = Noun(
    "event", .areas,
    ko: #"""
      일정과 알림

      add: 일정을 적어요
      hearth plan 치과 내일 오후 3시 --for 30분 # 내일 오후 3시부터 30분 동안이에요
      add 여행 --from 금 --to 일 # 금요일부터 일요일까지 하루 종일이에요
      hearth plan 회의 --from "월 10:00" --to 11:30 --remind 10 --remind 1일 # 10분 전과 하루 전에 알려요
      따로 적지 않으면 다음 5분 단위 시각부터 한 시간이고, 시작할 때 알려 줘요. 길이와 알림은
      event.length와 remind.event 설정으로 바꿔요. 시각 없이 날만 적으면 하루 종일이에요. --from이
      없고 제목에 ‘점심 내일 정오’나 ‘회의 3시~4시’처럼 날짜나 시각이 있으면 그때예요. ‘요가 매주
      화·목 19시’나 ‘월세 매월 말일’처럼 적으면 되풀이돼요.

      edit: 일정을 고쳐요
      edit 치과 --from 16:00 # 같은 날 오후 4시로 옮겨요
      edit ㅊㄱ --from "다음 주 월" --note 스케일링 # 다음 주 월요일 같은 시각으로 옮기고 메모를 적어요
      edit 치과 --no-remind # 알리지 않아요
      # 12월 1일 것만 4시로 옮겨요
      edit 운동 --repeat "매주 화·목" --all # 되풀이되는 날을 바꿔요
      edit 회의 --from "10:00 Asia/Seoul" --all # 어디에 있든 늘 서울 시각 10시예요
      적은 것만 바뀌어요. 메모는 비워 두면 지워져요: --note "". 시작을 옮기면 길이는 그대로고,
      알림도 따라가요. 하루 종일인 일정에 시각을 적으면 시각이 있는 일정이 돼요. 되풀이되는 일정은
      이번만, 이번 이후 모두, 전체 가운데 어디까지 고칠지 물어보고, 옵션으로도 알려 줄 수 있어요.

      copy: 같은 일정을 다른 날에 한 번 더 적어요
      copy 치과 --from "다음 주 화" # 다음 주 화요일 같은 시각에
      copy 치과 --from "12월 1일 16:00" # 12월 1일 4시에
      제목, 길이, 메모, 알림을 그대로 가져오고, 파일에서 온 장소, 링크, 분류도 따라와요. 같은
      캘린더에 넣고, 읽기 전용 캘린더면 기본 캘린더에 넣어요. 되풀이되는 일정이면 그 가운데 한 번만
      적어요.

      remove: 일정을 알림과 함께 지워요
      remove 치과 # 언제 일정인지 알려 주고 물어봐요
      remove 치과 회의 # 둘을 한꺼번에 물어보고 지워요
      # 12월 1일 것만 지워요
      되풀이되는 일정은 이번만, 이번 이후 모두, 전체 가운데 어디까지 지울지 물어보고, 옵션으로도
      알려 줄 수 있어요. 지운 회차는 event restore로 되살려요.

      list: 하루나 여러 날의 일정을 봐요
      # 오늘 일정이에요
      list "다음 주 월" # 다음 주 월요일이에요
      # 이번 주예요
      # 그사이의 날들이에요
      list --search 치과 # 제목과 메모에서 찾아요
      적지 않으면 오늘이에요. 날 대신 다음 주, 이번 달, 2026-11처럼 적어도 돼요. --search만 쓰면
      모든 날에서 찾아요.

      show: 일정 하나를 자세히 봐요
      show 치과 # 메모와 알림까지 봐요
      show 결혼 --count # 며칠 남았고 며칠째인지 세어요
      # 초성으로 찾아 JSON으로 출력해요

      next: 다음 일정을 봐요
      # 바로 다음 일정을 봐요
      # 다음 다섯 개를 봐요

      calendar: 한 달이나 한 주의 일정을 달력으로 봐요
      # 이번 달을 봐요
      # 2026년 12월을 봐요
      calendar 작년 # 지난 한 해를 봐요
      # 이번 주를 하루씩 나란히 봐요
      calendar 다음 주 # 다음 주를 봐요

      restore: 되풀이되는 일정에서 지운 회차를 되살려요
      # 12월 1일의 것을 되살려요

      dates: 반복 규칙에 맞는 날을 봐요
      # 둘째 화요일 세 번이에요
      # 음력 8월 15일이에요
      일정을 만들지 않고 규칙에 맞는 날이나 시각만 한 줄에 하나씩 보여 줘요. 시작이 규칙에 맞지
      않으면 시작은 나오지 않아요.

      import: iCalendar 파일이나 표에서 일정과 할 일을 가져와요
      # 파일에서 가져와요
      # 표에서, 일이 먼저인 날짜로
      # 무엇이 달라질지 먼저 봐요
      # 표준 입력에서 가져와요
      같은 파일을 다시 읽어도 겹치지 않고, 바뀐 것만 고쳐요. calcurse 파일이나 표처럼 고유
      번호(UID)가 없는 일정은 제목과 시작으로 알아봐서, 그중 하나가 바뀌면 새 일정으로 들어오고 먼저
      것도 남아요. 화면에 없는 내용도 버리지 않아서 event export로 그대로 다시 나가요. 읽지 못한
      것은 줄 번호와 이유를 알려 줘요. 표에서는 제목, 시작, 종료, 장소, 메모 열을 읽고 나머지 열은
      메모에 적어 둬요.

      export: 일정과 할 일을 iCalendar 파일로 내보내요
      # 모두 내보내요
      # 12월 것만 표준 출력으로 내보내요
      가져온 것은 읽은 그대로 내보내고, 여기서 고친 줄만 바뀌어요. 날을 적으면 그때 있는 일정과
      그때까지인 할 일만, 되풀이되는 것은 통째로 내보내요. \#(replacingNote.ko)
      """#,
    en: #"""
      What you planned, with reminders

      add: Plan something
      hearth plan Dentist tomorrow 3pm --for 30m # half an hour tomorrow
      add Trip --from fri --to sun # three whole days
      hearth plan Meeting --from "mon 10:00" --to 11:30 --remind 10 --remind 1d # reminders 10 minutes and a day before
      By default it lasts an hour from the next five-minute mark, with a reminder at the start; the
      settings event.length and remind.event change that. Days without a time are whole days.
      Without --from, a day or time in the title, as in “Lunch tomorrow noon” or “Trip fri - sun”,
      sets the time; “Yoga every tue and thu 19:00” or “Rent last day of every month” repeats.

      edit: Change an event
      edit Dentist --from 16:00 # at four on the same day
      edit dent --from "next mon" --note cleaning # on Monday of next week at the same time, with a note
      edit Dentist --no-remind # no reminder
      edit k3f9q@2026-12-01 --from 16:00 --only # only the one of 1 December
      edit Gym --repeat "every tue and thu" --all # on other days of the week
      edit Standup --from "10:00 KST" --all # always at ten in Seoul, wherever you are
      Only what you name changes. An empty note removes it: --note "". Moving the start keeps the
      length, and the reminders follow. An all-day event given a time becomes a timed one. For a
      repeating event, you are asked how much of it to change, unless --only, --from-here or --all
      says it.

      copy: Plan the same event on another day
      copy Dentist --from "next tue" # on Tuesday of next week at the same time
      copy Dentist --from "1 dec 16:00" # at four on 1 December
      Copies the title, length, note and reminders, as well as the place, link and categories from
      its file. It goes into the same calendar, or into the default one if that is read-only. Of a
      repeating event, it copies one occurrence only.

      remove: Remove an event with its reminders
      remove Dentist # says when it is, and asks first
      remove Dentist Meeting # two of them, with one question
      remove k3f9q@2026-12-01 --only # only the one of 1 December
      For a repeating event, you are asked how much of it to remove, unless --only, --from-here or
      --all says it. A removed occurrence comes back with event restore.

      list: List the events of a day, or of many
      list # today
      list "next mon" # Monday of next week
      list --week # this week
      list --from 11-20 --to 12-05 # the days between, both included
      list --search dentist # in titles and notes
      Today by default. A day can also be a week, a month or a year, such as “next week” or 2026-11.
      --search alone searches all days.

      show: Show one event
      show Dentist # with its note and reminders
      show Wedding --count # how many days to it, or since it
      show ㅊㄱ --json # by initial consonants, as JSON

      next: Show the next event
      next # the next event
      next 5 # the next five

      calendar: Show a month or a week with its events
      calendar # this month
      calendar 2026-12 # December 2026
      calendar last year # all of last year
      calendar --week # this week, its days side by side
      calendar next week # next week

      restore: Bring back a removed occurrence
      restore k3f9q@2026-12-01 # the one of 1 December

      dates: List the days that match a rule
      dates "FREQ=MONTHLY;BYDAY=2TU" --from 2026-11-01 --limit 3 # three second Tuesdays
      dates "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15" # the 15th of the eighth lunar month
      Plans nothing; it only lists the days or times of the rule, one per line. A start that does
      not fit the rule is not listed.

      import: Import events and to-dos from an iCalendar file or a table
      import calendar.ics # from a file
      import plans.csv --dates dmy # from a table, with the day first in its dates
      import calendar.ics --dry-run # shows what would change
      cat *.ics | hearth event import - # from standard input
      Importing the same file again adds nothing; what changed is updated. An event without a UID,
      as in calcurse files and tables, is recognised by its title and start; if one of these
      changed, it is added as a new one and the old one stays. What is not shown is kept, too, and
      written again by event export. What cannot be read is reported with its line and the reason.
      From a table, Hearth reads the title, start, end, place and notes; the other columns are added
      to the notes.

      export: Write events and to-dos to an iCalendar file
      export calendar.ics # all of them
      export - --from 2026-12-01 --to 2026-12-31 # December, to standard output
      What was imported is written as it was read; only the lines that were changed here differ.
      With days, only events on those days and to-dos due on them are written, and repeating ones as
      a whole. \#(replacingNote.en)
      """#)
}
