extension Noun {
  static let person = Noun(
    "person", .areas,
    ko: #"""
      멀어지고 싶지 않은 사람들

      add: 연락하고 싶은 사람을 식물로 심어요
      add 엄마 --every 7 # 엄마에게 일주일마다 연락해요
      add 은사님 --every 반년 --last "지난 일요일" # 지난 일요일에 연락했어요
      add 지민 --every 30 --birthday lunar:08-15 --phone 010-1234-5678 # 생일과 전화번호도 적어요
      add --from-contact ㅈㅇ --every 14 # 연락처에서 골라 심어요
      주기가 식물을 정해요: 3일까지 로즈마리, 7일까지 아메리칸블루, 15일까지 민들레, 30일까지
      스투키, 그보다 길면 단모환이에요. 같은 이름이나 같은 번호가 이미 있으면 먼저 물어봐요.

      list: 사람들을 물 줄 날 순서로 봐요
      # 모두 봐요
      # 물을 기다리는 식물만 봐요
      list --search ㅈㅁ # 이름이나 번호로 찾아요

      show: 한 사람과 그 식물을 봐요
      show 엄마 # 엄마를 봐요
      show 엄마 --count # 함께한 날과 생일까지 남은 날을 세어요
      # 초성으로 찾아 JSON으로 출력해요

      water: 연락하고 물을 줘요
      hearth water 엄마 --by 전화 # 오늘 전화했어요
      hearth water 지민 --by meet --on 어제 --keyword 이사 --memo "새집 구경" # 어제 만나서 나눈 이야기도 적어요
      hearth water ㅇㅁ --by 전화 --open # 전화부터 걸어요

      review: 나눈 이야기를 적거나 고쳐요
      review 엄마 --keyword 김장 --memo "토요일에 같이 하기로 했다" # 마지막 연락에 적어요
      review 엄마 --on 11월3일 --keyword 건강 # 그날의 연락에 적어요
      마지막 연락에 적어요. 비워 두면 지워져요. 이미 적은 것을 바꿀 때는 먼저 물어봐요.

      unwater: 잘못 적은 연락을 지워요
      unwater 지민 # 마지막 연락을 지워요
      unwater 지민 --on 어제 # 그날의 연락을 지워요
      마지막 연락을 지우고, 그 연락으로 얻은 애정도도 함께 줄어요. 먼저 물어봐요.

      postpone: 오늘 줄 물을 며칠 미뤄요
      postpone 엄마 --days 2 # 이틀 미뤄요
      물을 준 뒤 세 번까지는 미뤄도 애정도가 그대로이고, 그다음부터는 한 단계씩 줄어요.

      edit: 사람 정보를 고쳐요
      edit 엄마 --every 14 # 주기를 바꿔요. 식물도 달라질 수 있어요
      edit 지민 --alarm off # 알리지 않게 해요
      edit 엄마 --from-contact 김영희 # 연락처와 연결해요
      비워 두면 지워져요: --nickname "". 번호와 생일은 none으로도 지워요: --phone none.

      remove: 사람과 그 기록을 지워요
      remove 지민 # 함께 지워지는 기록이 몇 개인지 알려 주고 물어봐요
      remove 지민 서연 # 둘을 한꺼번에 물어보고 지워요

      merge: 두 번 심은 사람을 하나로 합쳐요
      merge 엄마 어머니 # 엄마로 합쳐요
      물 준 기록과 미룬 기록, 연락처가 모두 한 사람에게 모여요. 서로 다르면 먼저 적은 쪽의 내용이
      남고, 한쪽에만 있는 내용은 모두 남아요. 되돌리면 다시 둘로 나뉘어요.

      history: 물 준 기록을 최근 것부터 봐요
      history 엄마 # 엄마와 나눈 이야기를 봐요

      notes: 모두와 나눈 이야기를 최근 것부터 봐요
      # 최근 다섯 개를 봐요
      notes --since 지난달 # 지난달 1일부터 적은 것을 봐요
      누구와 연락했든, 키워드나 메모를 적어 둔 연락을 보여 줘요.

      birthdays: 사람들의 생일을 가까운 것부터 봐요
      # 다가오는 다섯 사람
      # 다른 프로그램이 읽을 수 있게
      음력 생일은 다음에 돌아오는 양력 날짜로 보여 줘요. 생일은 hearth person edit의 --birthday로
      적어요.

      calendar: 한 달의 물 준 날과 물 줄 날을 봐요
      calendar 엄마 # 이번 달을 봐요
      calendar 엄마 2026-10 # 2026년 10월을 봐요

      garden: 정원 전체와 합계를 봐요
      # 정원을 둘러봐요
      # 달마다 연락한 횟수를 봐요

      export: 사람을 모두 vCard 파일로 내보내요
      # 파일로 내보내요
      # 표준 출력으로 내보내요
      vCard 4.0으로 쓰고, 오래된 프로그램용이면 --vcard 3.0을 붙여 주세요. \#(replacingNote.ko)
      """#,
    en: #"""
      People you don't want to lose touch with

      add: Plant somebody to keep in touch with
      add Mum --every 7 # get in touch every week
      add Ruth --every "6 months" --last sunday # you last talked on Sunday
      add Jimin --every 30 --birthday 03-21 --phone 010-1234-5678 # with a birthday and a number
      add --from-contact jo --every 14 # plant somebody from the contacts
      The interval decides the plant: up to 3 days rosemary, 7 blue daze, 15 dandelion, 30 snake
      plant, beyond that a cactus. Asks first if somebody with that name or number is already
      planted.

      list: List people, those due first
      list # list everybody
      list --due # only plants waiting for water
      list --search ji # search by name or number

      show: Show somebody and the plant
      show Mum # show Mum
      show Mum --count # the days together, and to the birthday
      show ㅇㅁ --json # by initial consonants, as JSON

      water: Record that you got in touch, and water
      hearth water Mum --by call # you called today
      hearth water Jimin --by meet --on yesterday --keyword house --memo "saw it" # you met yesterday, and what it was about
      hearth water Mum --by call --open # start the call first

      review: Write down what you talked about, or change it
      review Mum --keyword tea --memo "together on Saturday" # for the last contact
      review Mum --on 11-03 --keyword health # for the contact of that day
      Applies to the last contact. An empty value clears it. Asks before replacing what is already
      written.

      unwater: Remove a watering entered by mistake
      unwater Jimin # the last contact
      unwater Jimin --on yesterday # the contact of that day
      Removes the last contact and the closeness it added. Asks first.

      postpone: Postpone a watering on its due day
      postpone Mum --days 2 # two days later
      After each watering, you can postpone three times for free; after that, closeness drops by one
      step each time.

      edit: Change a person's details
      edit Mum --every 14 # another interval, and perhaps another plant
      edit Jimin --alarm off # no reminders
      edit Mum --from-contact "Ann Field" # link her to a contact
      An empty value clears it: --nickname "". For a number or a birthday, none works, too: --phone
      none.

      remove: Remove a person with all waterings
      remove Jimin # says what will be removed and asks first
      remove Jimin Seoyeon # two of them, with one question

      merge: Merge a person who was planted twice
      merge Mum Mother # merge into Mum
      Combines the waterings, postponements and contacts of both. Where the two differ, WHO is kept;
      what only OTHER has is added. Undo splits them again.

      history: List every watering, newest first
      history Mum # what you talked about with Mum

      notes: List what you talked about, newest first
      notes --limit 5 # the last five
      notes --since "last month" # from the first of last month on
      Shows contacts with keywords or a memo, whoever they were with.

      birthdays: List birthdays, the next one first
      birthdays --limit 5 # the next five
      birthdays --json # for programs
      A lunar birthday is shown with its next solar date. Enter birthdays with --birthday in hearth
      person edit.

      calendar: Show a month: watered and coming days
      calendar Mum # this month
      calendar Mum 2026-10 # October 2026

      garden: Show the whole garden with its totals
      garden # walk through it
      garden --plot # contacts a month, as a plot

      export: Write everybody to a vCard file
      export people.vcf # write a file
      export - # write to standard output
      Writes vCard 4.0; for older programs, use --vcard 3.0. \#(replacingNote.en)
      """#)
}
