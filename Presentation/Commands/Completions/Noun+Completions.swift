extension Noun {
  static let completions = Noun(
    "completions", .program,
    ko: #"""
      셸 자동 완성을 출력해요

      completions: 셸이 hearth 명령을 자동 완성하게 하는 스크립트를 출력해요
      # ~/.bashrc에 넣어 두세요
      # $fpath에 있는 폴더에 두세요
      # fish가 알아서 읽어요

      names: 셸 자동 완성에 쓸 이름을 한 줄에 하나씩 출력해요
      사람, 연락처, 일정, 책, 태그, 프로필의 이름이나 검색할 말, 연락한 방법, 설정의 값 가운데 적은
      글로 시작하는 것을 50개까지 출력해요. 아무것도 쓰지 않고, 무엇이 잘못되어도 조용히 끝나요.
      """#,
    en: #"""
      Print completions for your shell

      completions: Print the script that lets your shell complete hearth's commands
      source <(hearth completions bash) # put this into ~/.bashrc
      completions zsh > ~/.zfunc/_hearth # any folder of $fpath will do
      completions fish > ~/.config/fish/completions/hearth.fish # fish finds it there

      names: Print names for shell completion, one per line
      Prints at most fifty names of people, contacts, events, books, tags or profiles, keys of a
      search, ways of getting in touch, or values of a setting that begin with the given text.
      Nothing is written, and on any error it ends silently.
      """#)
}
