extension Noun {
  static let version = Noun(
    "version", .program,
    ko: #"""
      버전을 보여 줘요

      version: 프로그램과 SQLite의 버전, 저장소의 위치를 보여 줘요
      """#,
    en: #"""
      Show the version

      version: Show the versions of the program and of SQLite, and where the store is
      """#)
}
