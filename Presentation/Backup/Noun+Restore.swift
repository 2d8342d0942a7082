extension Noun {
  static let restore = Noun(
    "restore", .safekeeping,
    ko: #"""
      백업으로 저장소를 되살려요

      restore: 백업으로 저장소를 되살려요
      # 백업 가운데 골라요
      # 그때 상태로
      # 다른 컴퓨터에서
      파일을 적지 않으면 최근 백업 열 개를 보여 주고 어느 것인지 물어요. 파일이 온전한지 먼저
      확인하고, 지금 저장소는 곁에 따로 두고 나서 바꿔요. 전체 화면이나 다른 명령이 저장소를 쓰고
      있어도 돼요.
      """#,
    en: #"""
      Restore the store from a backup

      restore: Restore the store from a backup
      restore # choose among the backups
      restore ~/.local/state/hearth/backups/hearth-2026-11-20-090000.db # as it was then
      ssh nas 'cat hearth.db' | hearth restore - --yes # from another machine
      Without a file it shows the newest ten backups and asks which. The file is checked first, and
      the current store is kept beside it. This works while the full screen or other commands use
      the store.
      """#)
}
