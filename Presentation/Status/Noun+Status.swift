extension Noun {
  static let status = Noun(
    "status", .everyDay,
    ko: #"""
      프롬프트와 상태 표시줄에 넣을 한 줄

      status: 프롬프트와 상태 표시줄에 넣을 한 줄
      # 물 줄 사람, 일정, 쪽수, 기분, 새 글귀
      # 보고 싶은 것만
      읽기만 하고, 오늘의 글귀도 뽑지 않아요. 보여 줄 것이 없거나 프로필이 잠겨 있으면 아무것도
      출력하지 않아요. 저장소가 바뀌지 않았으면 마지막 줄을 1분까지 메모리($XDG_RUNTIME_DIR나
      /dev/shm)에 두고 다시 써요. 잠금을 쓰는 프로필의 줄은 거기에 두지 않아요.
      """#,
    en: #"""
      One line for prompts and bars

      status: One line for prompts and bars
      status # people to water, events, pages, mood, a new saying
      status --template '{?people.due ♣{people.due} }{event.next.in}' # only what you want to see
      It only reads, and picks no new saying. If there is nothing to show, or the profile is locked,
      it prints nothing. While the store is unchanged, the last line is cached in memory
      ($XDG_RUNTIME_DIR or /dev/shm) for up to a minute; the line of a profile with a lock is never
      cached.
      """#)
}
