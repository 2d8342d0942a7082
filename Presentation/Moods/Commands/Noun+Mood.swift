extension Noun {
  static let mood = Noun(
    "mood", .areas,
    ko: #"""
      지금 느끼는 기분과 하루의 캔버스

      add: 지금 기분을 남겨요
      hearth feel 85 "바닷가 산책" # 지금 기분을 남겨요
      hearth feel 피곤 # 말 한마디로 남겨요. 그 말이 메모도 돼요
      hearth feel 최고 날씨에 산책 # 문장 그대로 적고, 기분은 최고예요
      hearth feel 어제 80 합창 # 어제의 기분을 남겨요
      hearth feel 30 "잠이 안 온다" --at "어제 23:40" # 지난 기분을 남겨요
      hearth feel 80 "강가에서 #달리기 #아침" # 태그를 붙여 남겨요
      hearth feel 75 '동네 한 바퀴 #"저녁 산책"' # 여러 낱말인 태그를 붙여요
      hearth feel - "오늘은 숫자 없이" # 점수 없이 남겨요
      # 게이지를 움직여 정해요
      메모는 없어도 돼요. 아무것도 적지 않으면 게이지가 열려요. 기분을 나타내는 말은 뒤에 적은
      문장과 함께 메모도 돼요. 내가 쓰는 말이나 말의 점수는 설정 mood.words에 정해요. 숫자나 그런
      말로 시작하지 않는 문장은 게이지에 메모로 채워져요. 언제의 기분인지는 기분 앞에 적어요. 메모가
      없거나, "아침 7시"처럼 시각을 따옴표로 묶거나, 여러 낱말인 메모를 따옴표로 묶으면 기분 바로
      뒤에 적어도 돼요. 메모 끝의 #태그는 메모에서 빠지고, 문장 속의 #태그는 말로 남아요. 셸은 #
      뒤를 읽지 않으니 따옴표로 묶거나 --tag로 적어 주세요.

      canvas: 오늘의 캔버스를 봐요
      # 오늘의 캔버스를 봐요
      canvas 어제 -o canvas.png # 어제의 캔버스를 그림 파일로 저장해요
      # 40칸 20줄로 출력해요
      # 도형을 새 자리로 옮겨요
      --size로 크기를 정하면 딱 그 크기로 출력해서 프롬프트나 상태 표시줄에 쓸 수 있어요.
      \#(replacingNote.ko)

      diary: 일기를 최근 날부터 봐요
      # 최근 스무 개를 봐요
      diary 어제 # 어제의 기분을 봐요
      # 11월의 기분을 봐요
      diary --search ㅅㅊ # 메모에서 초성으로 찾아요

      onthisday: 과거의 오늘 남긴 기분을 봐요
      # 같은 날짜에 남긴 기분을 봐요

      edit: 남긴 기분을 고쳐요
      edit 4f7qx --level 70 --memo "다시 생각해 보니 괜찮았다" # 기분과 메모를 고쳐요
      edit 4f7qx --tag 달리기 --tag 아침 # 태그를 바꿔요
      edit 4f7qx --at 어제 # 같은 시각의 어제로 옮겨요
      태그는 --tag로 적은 것으로 모두 바뀌어요. 모두 떼려면: --tag ""

      remove: 남긴 기분을 지워요
      # 무엇을 지우는지 보여 주고 물어봐요
      # 묻지 않고 둘을 지워요

      calendar: 한 달을 기분의 색으로 봐요
      # 이번 달을 봐요
      # 2026년 10월을 봐요
      calendar 작년 # 지난 한 해를 봐요

      year: 한 해를 기분의 색으로 봐요
      # 올해를 봐요
      # 2025년을 봐요
      year 작년 # 작년을 봐요
      # 올해를 그림 파일로 저장해요
      \#(replacingNote.ko)

      stats: 기분의 평균과 흐름을 봐요
      # 모두 모아 봐요
      # 지난 석 달만 봐요
      # 흐름을 그래프로 봐요

      import: 다른 프로그램의 기분과 일기를 가져와요
      # Daylio에서 가져와요
      # jrnl에서 가져와요
      형식은 파일을 보고 알아내요. 같은 파일을 다시 읽으면 그사이 지웠거나 시각이나 메모를 고친
      기록만 다시 들어오고, 짐작했던 점수는 새로 알려 준 점수로 바뀌어요. 점수가 없는 기록은 점수
      없이 남아요. 읽지 못한 기록은 줄 번호와 이유를 알려 줘요. 알려 준 기분 이름은 설정
      mood.words에 남아 hearth feel에도 쓸 수 있어요.

      export: 모든 기분을 파일로 내보내요
      # 표로 내보내요
      # jrnl 형식으로 출력해요
      형식을 적지 않으면 파일 확장자(.csv, .json, .txt)를 따르고, 확장자도 없으면 CSV예요.
      \#(replacingNote.ko)
      """#,
    en: #"""
      What you feel, and the day's canvas

      add: Record your mood
      hearth feel 85 "a walk by the sea" # how you feel now
      hearth feel tired # in a word, which becomes the memo
      hearth feel bad day, tired # a sentence that sets the level to bad
      hearth feel yesterday 80 choir # how you felt yesterday
      hearth feel 30 "no sleep" --at "yesterday 23:40" # how you felt last night
      hearth feel 80 "by the river #run #morning" # with two tags
      hearth feel 75 'at the corner #"good meal"' # with a tag of two words
      hearth feel - "no number today" # without a level
      hearth feel # set it on the gauge
      The memo is optional. Without any arguments, the gauge opens. A sentence that begins with a
      word for a feeling becomes the memo as a whole; the setting mood.words has words of your own
      and other levels for words. Any other sentence opens the gauge with the memo filled in. Write
      the time before the level, or right after it if the time or a memo of several words is in
      quotes, or if there is no memo. A #tag at the end of the memo is removed from it; within a
      sentence, its word stays. Shells ignore everything after a #, so put the memo in quotes or use
      --tag.

      canvas: See today's canvas, or another
      hearth mood # today's canvas
      canvas yesterday -o canvas.png # save yesterday's as a picture
      canvas --size 40x20 # 40 by 20 cells
      canvas --shuffle # a new place for every shape
      --size prints exactly that many cells, for a prompt or a status bar. \#(replacingNote.en)

      diary: Read the diary, newest day first
      diary --limit 20 # the latest twenty
      diary yesterday # yesterday's moods
      diary --from 2026-11-01 --to 2026-11-30 # the moods of November
      diary --search walk # search the memos

      onthisday: See this date in earlier years
      onthisday # what you felt then

      edit: Change a mood
      edit 4f7qx --level 70 --memo "fine, looking back" # another level and memo
      edit 4f7qx --tag run --tag morning # other tags
      edit 4f7qx --at yesterday # the day before, at the same time
      Tags given with --tag replace all existing ones; --tag "" removes them.

      remove: Remove moods
      remove 4f7qx # shows what will be removed and asks first
      remove 4f7qx 4f7r2 --yes # two of them, without asking

      calendar: Show a month in the colours of its moods
      calendar # this month
      calendar 2026-10 # October 2026
      calendar last year # all of last year

      year: Show a year in the colours of its moods
      year # this year
      year 2025 # the year 2025
      year last year # last year
      year -o year.png # this year as a picture
      \#(replacingNote.en)

      stats: See averages by weekday and time of day
      stats # of all moods
      stats --from -3m # of the last three months
      stats --plot # as a plot

      import: Import moods from other programs
      import daylio_export.csv # from Daylio
      jrnl --export json | hearth mood import - --format jrnl # from jrnl
      The format is detected from the file. Importing the same file again adds only entries that
      were removed here since, or whose time or memo was changed, and replaces guessed levels with
      the ones you give now. Entries without a level stay without one. Entries that cannot be read
      are reported with line number and reason. Mood names whose levels you give are kept in the
      setting mood.words, and hearth feel accepts them.

      export: Write all moods to a file
      export moods.csv # as a table
      export - --format jrnl # print them in jrnl's format
      Without a format, the file extension decides (.csv, .json, .txt); without either, it is CSV.
      \#(replacingNote.en)
      """#)
}
