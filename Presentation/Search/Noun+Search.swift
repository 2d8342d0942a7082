extension Noun {
  static let search = Noun(
    "search", .everyDay,
    ko: #"""
      모든 곳에서 찾아요

      search: 모든 곳에서 한꺼번에 찾아요
      search 바다 # 어디에 있든 찾아요
      # 초성으로 찾아요
      search '누구:미나 언제:지난달' # 지난달 미나와 있었던 일
      search '태그:달리기 기분<40 -비' # 달렸어도 낮았던 기분, ‘비’가 있는 것은 빼고
      search 바다 --in book,sentence # 책과 문장에서만 찾아요
      낱말이나 그 일부, 음절의 일부, 초성으로 찾아요. 사람은 연락하며 남긴 키워드와 메모로도 찾아요.
      온전한 낱말이 먼저, 그다음 지금과 가까운 것부터예요. --limit을 적지 않으면 찾는 곳마다 고르게,
      모두 서른 개쯤 보여 줘요. \#(SearchKeyHelp.keys.ko)
      """#,
    en: #"""
      Find something, wherever it is

      search: Search everything at once
      search sea # wherever it is
      search ㅂㄷ # by initial consonants
      search 'who:mina when:"last month"' # what happened with Mina last month
      search 'tag:run mood<40 -rain' # low moods with a run, without rain
      search sea --in book,sentence # only in books and sentences
      Finds words, parts of words, parts of Korean syllables and initial consonants; for people also
      what you noted about contacts. Whole words come first, then what is nearest to now. Without
      --limit, the areas share about thirty rows. \#(SearchKeyHelp.keys.en)
      """#)
}
