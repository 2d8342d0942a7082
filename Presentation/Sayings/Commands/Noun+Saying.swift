extension Noun {
  static let saying = Noun(
    "saying", .areas,
    ko: #"""
      마음을 데워 주는 글귀

      saying: 글귀 하나를 추천받아요
      # 새 글귀를 봐요
      # 하루 동안 같은 글귀를 봐요
      # 두 언어로 봐요
      아직 안 쓴 글귀가 먼저 나오고, 절반을 다 보기 전에는 같은 글귀가 다시 나오지 않아요.
      파이프에는 글만 나와요. 번호와 표시까지는 --json으로 볼 수 있어요.

      list: 글귀를 최근 것부터 봐요
      # 모두 봐요
      # 좋아하는 글귀만 봐요
      list --unused --tag 아침 --limit 5 # 아직 안 쓴 것 가운데 다섯 개
      빨간 점은 아직 열어 보지 않은 새 글귀예요.

      show: 글귀 하나를 봐요
      # 번호로 봐요
      show 모닥불 # 그 말이 있는 글귀를 봐요

      search: 글귀를 찾아요
      # 초성으로 찾아요
      search 천천히 # 낱말로 찾아요
      search 어제 # 어제 추가한 글귀
      두 언어의 글과 말한 사람, 태그에서 찾아요. 낱말이나 그 일부, 초성도 되고, 번호나 추가한 날도
      돼요.

      add: 글귀를 추가해요
      add "천천히 가도 괜찮아" --who 모닥 # 누가 한 말인지도 적어요
      add --ko "오늘도 한 걸음" --en "One more step" --tag 아침 # 두 언어로, 태그와 함께
      # 편집기에서 적어요
      글만 적으면 한글이 있을 때는 한국어, 아니면 영어 글귀예요. 글 끝의 ‘— 이름’은 말한 사람이에요.
      아무 글도 적지 않으면 편집기가 열려요.

      edit: 글귀를 고쳐요
      edit 12 --who 할머니 # 누가 한 말인지만 바꿔요
      # 편집기에서 고쳐요
      옵션으로 적은 것만 바뀌어요. 비워 두면 지워져요: --who "". 태그는 적은 것으로 모두 바뀌어요.
      옵션이 없으면 편집기가 열려요.

      remove: 글귀를 지워요
      # 물어보고 지워요
      # 둘을 한꺼번에 물어보고 지워요
      지운 번호는 다른 글귀에 다시 쓰지 않아요.

      like: 좋아하는 글귀에 담아요
      # 번호로 골라요
      # 둘을 한꺼번에

      unlike: 좋아하는 글귀에서 빼요
      # 번호로 골라요
      # 둘을 한꺼번에

      use: 다이어리에 옮겨 적은 글귀로 표시해요
      # 번호로 골라요
      # 둘을 한꺼번에

      unuse: 아직 안 쓴 글귀로 되돌려요
      # 번호로 골라요
      # 둘을 한꺼번에

      share: 글귀를 글이나 카드로 공유해요
      # 글로 출력해요
      # 클립보드에 넣어요
      share 12 --as card --theme 망고 # 터미널에 카드를 그려요
      # 그림 파일로 저장해요
      \#(replacingNote.ko)

      import: 파일에서 글귀를 가져와요
      # fortune 파일에서 가져와요
      # 표에서 가져와요
      # 다른 저장소로 옮겨요
      fortune 파일에는 글귀 사이마다 %만 있는 줄이 있어요. 그런 줄이 없는 글은 글귀 하나예요. 글은
      한글이 있으면 한국어, 아니면 영어로 들어가요. CSV의 첫 줄은 korean,english,who,added,tags
      가운데 있는 것을 어떤 순서로든 적어요. 태그는 세미콜론(;)으로 나눠요. 같은 파일을 다시 읽어도
      겹치지 않아요.

      export: 모든 글귀를 파일로 내보내요
      # 표시까지 JSON으로
      # fortune 명령이 읽는 파일로
      # 표준 출력으로
      json은 글마다 태그와 추가한 시각, 좋아요와 ‘썼어요’ 표시까지, csv는 그 표시를 뺀 나머지를,
      fortune은 글과 말한 사람만 담아요. 번호 순서대로 적어요. fortune은 ‘파일.dat’도 함께 써요.
      \#(replacingNote.ko)
      """#,
    en: #"""
      Lines that warm you

      saying: Show a saying, a different one each time
      hearth say # another one
      saying --daily # the same one all day
      hearth say --both # in both languages
      Unused sayings come first, and none repeats before half of them have been shown. A pipe gets
      only the text; --json adds its number and marks.

      list: List sayings, the newest first
      list # all of them
      list --liked # only those you like
      list --unused --tag morning --limit 5 # five not yet used
      A red dot marks a new saying not yet opened.

      show: Show one saying
      show 12 # by number
      show ember # the one with that word

      search: Search the sayings
      search ㅁㄷㅂ # by initial consonants
      search slow # by a word
      search yesterday # what was added yesterday
      Searches both languages, who said it and the tags: words, parts of words, initial consonants.
      A number or the day it was added works, too.

      add: Add a saying
      add "Slow is fine too" --who Hearth # with who said it
      add --en "One more step" --ko "오늘도 한 걸음" --tag morning # in both languages, with a tag
      add # write it in your editor
      Text alone is saved as Korean if it has Korean letters, otherwise as English; a — NAME at its
      end is who said it. Without text, your editor opens.

      edit: Change a saying
      edit 12 --who Grandma # only who said it
      edit 12 # in your editor
      Only what you give changes. An empty value clears it: --who "". Tags you give replace all
      existing ones. Without options, your editor opens.

      remove: Remove a saying
      remove 12 # asks first
      remove 12 15 # two of them, with one question
      Its number is not reused.

      like: Like a saying
      like 12 # by its number
      like 12 15 # two of them

      unlike: Unlike a saying
      unlike 12 # by its number
      unlike 12 15 # two of them

      use: Mark a saying as used, written into your planner
      use 12 # by its number
      use 12 15 # two of them

      unuse: Mark a saying as not used
      unuse 12 # by its number
      unuse 12 15 # two of them

      share: Share a saying as text or as a card
      share 12 # as plain text
      share 12 --copy # into the clipboard
      share 12 --as card --theme mango # a card in the terminal
      share 12 --size story -o card.png # a picture to send
      \#(replacingNote.en)

      import: Import sayings from a file
      import /usr/share/games/fortunes/literature # from a fortune file
      import sayings.csv # from a table
      hearth saying list --json | hearth --store other.db saying import - # into another store
      In a fortune file, a line with only a % separates two sayings; a text without such lines is
      one saying. Text with Korean letters is Korean, otherwise English. The first line of a CSV
      file names its columns in any order: korean,english,who,added,tags; tags are separated by ;.
      Importing the same file again adds nothing.

      export: Write all sayings to a file
      export sayings.json # with their marks, as JSON
      export fortunes # for the fortune command
      export - --format csv # to standard output
      json holds the sayings with their tags, when they were added, and whether they are liked and
      used; csv all but these marks; fortune the texts and who said them. They are sorted by number.
      fortune also writes FILE.dat. \#(replacingNote.en)
      """#)
}
