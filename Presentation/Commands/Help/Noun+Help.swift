extension Noun {
  static let help = Noun(
    "help", .program,
    ko: #"""
      명령과 주제별 도움말

      help: 명령이나 주제의 도움말을 보여 줘요
      # 날짜를 적는 법
      # 전체 화면의 단축키
      # 사람에 관한 명령
      # 명령 하나의 모든 옵션
      # 설명서 전체
      """#,
    en: #"""
      Help on commands and topics

      help: Show help on a command or a topic
      help dates # how to write days and times
      help keys # the keys of the full screen
      help person # commands about people
      help plan --all # every option of a command
      help --man | man -l - # the whole manual
      """#)
}
