extension Noun {
  static let demo = Noun(
    "demo", .program,
    ko: #"""
      예시 저장소를 만들어요

      demo: 예시로 채운 저장소 파일을 만들어요
      # 파일 없이 둘러봐요
      # 3년 치, 하루에 기분 열 개
      시험하거나 속도를 잴 때 써요. 그냥 둘러보려면 hearth --demo를 쓰세요. 같은 HEARTH_SEED는 늘
      같은 예시를 만들어요.
      """#,
    en: #"""
      Write a store of sample data

      demo: Write a store of sample data
      hearth --demo # look around, without a file
      demo --days 1095 --moods-per-day 10 --store sample.db # three years with ten moods a day
      For tests and benchmarks; to look around, run hearth --demo instead. The same HEARTH_SEED
      always gives the same data.
      """#)
}
