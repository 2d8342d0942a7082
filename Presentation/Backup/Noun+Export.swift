extension Noun {
  static let export = Noun(
    "export", .safekeeping,
    ko: #"""
      모든 것을 파일 하나로 내보내요

      export: 모든 것을 파일 하나로 내보내요
      # 파일로
      # 암호로 잠근 파일로
      # 다른 저장소로
      JSON 문서 하나에 기록 하나를 한 줄씩 적어요. 같은 저장소는 늘 같은 파일이 돼요.
      \#(replacingNote.ko) --encrypt를 붙이면 암호로 잠근 파일이 돼요.
      """#,
    en: #"""
      Write everything to one file

      export: Write everything to one file
      export hearth.json # to a file
      export hearth.json.age --encrypt # to a file that opens with a passphrase
      export - | hearth --store other.db import - # into another store
      One JSON document with one record on a line; the same store always gives the same file.
      \#(replacingNote.en) With --encrypt it opens with a passphrase only.
      """#)
}
