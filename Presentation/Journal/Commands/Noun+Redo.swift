extension Noun {
  static let redo = Noun(
    "redo", .safekeeping,
    ko: #"""
      되돌린 것을 다시 해요

      redo: 되돌린 것을 다시 해요
      # 마지막에 되돌린 하나예요
      # 최근에 되돌린 둘이에요
      되돌린 뒤에 다른 것을 바꾸지 않았을 때만 돼요.
      """#,
    en: #"""
      Redo what was undone

      redo: Redo what was undone
      redo # the last undone change
      redo 2 # the last two
      Works only until something else is changed.
      """#)
}
