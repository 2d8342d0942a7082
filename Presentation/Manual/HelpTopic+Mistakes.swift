extension HelpTopic {
  static let mistakes = HelpTopic(
    name: "mistakes",
    text: Words(
      ko: #"""
        # 실수했을 때: 되돌리기, 바뀐 기록, 백업

        명령으로 했든 전체 화면에서 했든, 바꾼 것은 그 전에 무엇이 있었는지와 함께 적어 둬요. 그래서 잘못 적거나
        지워도, 어제 그랬더라도 잃는 것이 없어요.

        ## 되돌리기

        ```sh
        hearth undo                 # 마지막에 바꾼 것을 되돌려요. 한 번 더 하면 그 앞의 것도요
        hearth redo                 # 되돌린 것을 다시 해요. 다른 것을 바꾸기 전까지 돼요
        hearth log                  # 무엇이 언제 바뀌었는지 봐요. hearth log show 4는 하나를 자세히 보여 줘요
        hearth log --removed        # 지운 것을 봐요
        hearth undo --entry 4       # 그것 하나만 되돌려요. 그 뒤에 같은 것을 바꾸지 않았으면요
        ```

        전체 화면에서는 `u`, `Ctrl-R`, `U`예요. 되돌리면 번호와 순서, 알림까지 그대로 돌아와요. 더 나중에 바꾼 것이
        걸리면 아무것도 하지 않고 무엇이 걸렸는지 알려 줘요. 연결처럼 저장소 밖에서 한 일은 그대로 남고, 그렇다고
        알려 줘요.

        최근 1,000개와 지난 90일 안의 것은 모두 남아요. `hearth settings set journal.keep 365`로 하면 한 해 동안
        남아요. 64 MiB가 넘으면 오래된 것부터 지우지만, 지난 한 주의 것은 지우지 않아요.
        `hearth export hearth.json --with-journal`은 바뀐 기록도 함께 내보내요. `hearth log forget --removed --yes`는
        지운 것을 저장소 파일에서도 완전히 없애요.

        ## 백업

        ```sh
        hearth backup                # 쓰는 중에도 되는, 검사를 거친 백업이에요
        hearth backup --encrypt      # 암호로만 열리는 백업이에요
        hearth backup list           # 어떤 백업이 있는지 봐요
        hearth restore               # 최근 열 개 가운데 골라 되살려요
        hearth doctor                # 문제가 없는지 살펴봐요
        ```

        백업은 최근 열 개, 가져오기 전에 만든 것도 최근 열 개까지 남아요. 되살릴 때는 그때의 저장소를 곁에 남겨
        둬요. 백업마다 체크섬이 있어서 `hearth restore`와 `hearth doctor`, `sha256sum -c`로 확인할 수 있어요. 어디에
        있는지는 [`hearth help files`](files.md)에 있어요.
        """#,
      en: #"""
        # Undo, history and backups

        Every change is recorded with what was there before, whether a command or the full screen made it. So
        a slip of the finger loses nothing, not even yesterday's.

        ## Undo

        ```sh
        hearth undo                 # undoes the last change; run it again for the one before
        hearth redo                 # redoes it, until something else is changed
        hearth log                  # what changed, and when; hearth log show 4 shows one change in full
        hearth log --removed        # what was removed
        hearth undo --entry 4       # undoes that change only, if nothing newer touched the same thing
        ```

        In the full screen these are `u`, `Ctrl-R` and `U`. What was undone is exactly as before: ids,
        numbers, order, reminders. If a newer change is in the way, nothing is undone and the message names it.
        What a command did outside the store, such as a link, stays, and the message says so.

        The latest 1,000 changes are kept, and all of the last 90 days: `hearth settings set journal.keep 365`
        keeps a year. Above 64 MB the oldest are dropped, but none of the last week.
        `hearth export hearth.json --with-journal` includes them. `hearth log forget --removed --yes`
        erases what was removed for good, from the store's file, too.

        ## Backups

        ```sh
        hearth backup                # a checked copy, even while Hearth is in use
        hearth backup --encrypt      # a copy that opens with a passphrase only
        hearth backup list           # lists the backups
        hearth restore               # offers the newest ten
        hearth doctor                # checks that all is well
        ```

        The newest ten backups are kept, and the newest ten made before imports. A restore keeps the store it
        replaces. Each backup has a checksum beside it, which `hearth restore`, `hearth doctor` and
        `sha256sum -c` compare. [`hearth help files`](files.md) says where they are.
        """#))
}
