extension Noun {
  static let feedback = Noun(
    "feedback", .program,
    ko: #"""
      의견을 보내요

      feedback: 버전과 시스템을 채운 메일을 열어요
      # 메일 프로그램으로 열어요
      # 출력해서 옮겨 적어요
      받는 사람은 설정 feedback.address에 적은 주소예요. 주소가 없으면 메일 대신 파일을 만들어요.
      이름이나 기록은 담기지 않고, 저절로 보내는 것은 없어요.
      """#,
    en: #"""
      Send feedback

      feedback: Open an email with version and system filled in
      feedback # opens your mail program
      feedback --print # prints it for copying
      It goes to the address in the setting feedback.address; without one, it is written to a file.
      It contains no names and no records, and nothing is sent automatically.
      """#)
}
