extension Noun {
  static let log = Noun(
    "log", .safekeeping,
    ko: #"""
      무엇이 언제 바뀌었는지 봐요

      list: 무엇이 언제 바뀌었는지 최근 것부터 봐요
      # 최근 열 개예요
      # 사람들에서 바뀐 것이에요
      # 지운 것을 찾아요
      hearth log --search "미나 when:어제" # 미나를 어제 어떻게 바꿨는지 찾아요
      하나를 되돌리려면 hearth undo --entry 번호, 자세히 보려면 hearth log show 번호를 써요.

      show: 한 번에 바뀐 것을 모두 봐요
      # 바뀌기 전과 뒤를 봐요

      forget: 바뀐 기록의 내용을 아주 지워요
      # 57번의 내용을 지워요
      # 지운 것을 아주 지워요
      지운 것도 hearth undo로 되살릴 수 있게 바뀐 기록에 남아 있어요. 이 명령은 그 내용을 저장소
      파일에서도 지워서, 다시는 되살리지 못해요. 언제 무엇이 바뀌었는지는 남아요. 아직 그 내용이
      있는 백업은 알려 드려요.
      """#,
    en: #"""
      What was changed, and when

      list: List changes, newest first
      hearth log --limit 10 # the last ten
      hearth log --area people # changes to people
      hearth log --removed # what was removed
      hearth log --search "mina when:yesterday" # what changed about Mina yesterday
      hearth undo --entry E undoes one of them; hearth log show E shows it in full.

      show: Show one change, field by field
      show 57 # before and after

      forget: Erase the contents of changes for good
      forget 57 # the contents of change 57
      forget --removed # erase removed items for good
      Removed items stay in the history for hearth undo. This erases their contents there and in the
      store file, so they cannot be restored. The history still shows that something changed, and
      when. Backups that still have the contents are listed.
      """#)
}
