extension Noun {
  static let backup = Noun(
    "backup", .safekeeping,
    ko: #"""
      저장소를 통째로 백업해요

      backup: 저장소를 통째로 백업해요
      # 정해진 백업 폴더에
      # 다른 디스크에
      # 암호로 잠가서 남의 서버에
      # 다른 컴퓨터에
      쓰는 중에도 그 순간 그대로 복사하고, 온전한지 확인해요. 파일을 적지 않으면
      ~/.local/state/hearth/backups에 날짜와 시각으로 이름을 지어 두고, 최근 열 개만 남겨요.
      가져오기 전이나 저장소의 형식을 바꾸기 전에는 자동으로 하나 만들고, 이것도 따로 열 개까지
      남겨요. --encrypt로 잠근 백업은 지울 때까지 남아요.

      list: 백업을 최근 것부터 봐요
      # 백업을 모두 봐요
      hearth restore 뒤에 이름만 적으면 돼요. 이름에 before-change가 있는 것은 큰 변경 바로 전에
      자동으로 만든 백업이에요. 되살리기 전에 따로 둔 저장소(…-before-restore-…)는 맨 뒤에 나와요.
      list라는 이름의 파일에 백업하려면 ./list라고 적어 주세요.
      """#,
    en: #"""
      Back up the whole store

      backup: Back up the whole store
      backup # in the backup folder
      backup /media/usb/hearth.db # on another disk
      backup ~/Dropbox/hearth.db.age --encrypt # encrypted, on somebody else's server
      backup - | ssh nas 'cat > hearth.db' # on another machine
      Copies the store as it is at that moment, even while it is in use, and checks the copy.
      Without a file, it goes into ~/.local/state/hearth/backups with date and time in its name,
      where the newest ten are kept. One is made automatically before every import and before the
      format of the store changes; the newest ten of these are kept, too. Encrypted ones stay until
      you remove them.

      list: List the backups, the newest first
      list # all of them
      To restore one, its name is enough: hearth restore NAME. Those called before-change were made
      automatically right before large changes. After them come the stores that restores set aside
      (…-before-restore-…). To make a backup in a file called list, write ./list.
      """#)
}
