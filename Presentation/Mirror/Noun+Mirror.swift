extension Noun {
  static let mirror = Noun(
    "mirror", .safekeeping,
    ko: #"""
      하루를 마크다운 한 쪽으로 적어 둬요

      mirror: 하루를 마크다운 한 쪽으로 적어 둬요
      # 지난 한 해를 적어 둬요
      # 무엇이 달라질지 먼저 봐요
      폴더의 daily/2026-11-21.md에, hearth-로 시작하는 머리말과 hearth:begin, hearth:end 사이만
      적어요. 나머지는 글자 하나 건드리지 않아요. 표시 사이에 적은 글이 있으면 그 쪽은 그대로 두고
      알려 줘요. 바뀐 것이 없으면 아무것도 쓰지 않아요. Obsidian 같은 프로그램의 폴더를 적으면 돼요.
      암호화하지 않으니, 나만 보는 폴더에 두세요.
      """#,
    en: #"""
      Keep a Markdown page per day

      mirror: Keep a Markdown page per day
      mirror ~/notes # the last year
      mirror ~/notes --from 2020-01-01 --dry-run # shows what would change
      In daily/2026-11-21.md of the folder, it writes only the front matter keys that begin with
      hearth- and the text between hearth:begin and hearth:end; the rest stays byte for byte. A page
      with your own text between those marks is left alone and reported. If nothing has changed,
      nothing is written. Use it for the folder of Obsidian or a similar program. Pages are not
      encrypted, so keep them where only you can read them.
      """#)
}
