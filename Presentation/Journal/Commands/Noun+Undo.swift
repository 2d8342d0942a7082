extension Noun {
  static let undo = Noun(
    "undo", .safekeeping,
    ko: #"""
      마지막에 바꾼 것을 되돌려요

      undo: 마지막에 바꾼 것을 되돌려요
      # 마지막 하나를 되돌려요
      # 최근 셋을 물어보고 되돌려요
      # 57번만 되돌려요
      다시 쓰면 하나 더 앞의 것을 되돌려요. 프로그램을 껐다 켜도, 전체 화면에서 바꾼 것도 돼요.
      되돌린 것을 다시 하려면 hearth redo를 써요. 그 뒤에 같은 것이 다시 바뀌었으면 되돌리지 않고,
      무엇 때문인지 알려 줘요.
      """#,
    en: #"""
      Undo the last change

      undo: Undo the last change
      undo # the last change
      undo 3 # the last three, after a question
      undo --entry 57 # only number 57
      Run it again to undo the change before that, across commands, restarts and the full screen.
      hearth redo reapplies it. If a newer change touched the same item, nothing is undone and the
      newer change is named.
      """#)
}
