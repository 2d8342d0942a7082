extension Noun {
  static let doctor = Noun(
    "doctor", .safekeeping,
    ko: #"""
      문제가 없는지 살펴봐요

      doctor: 저장소에 문제가 없는지 살펴봐요
      # 모두 살펴봐요
      # 색인과 합계를 다시 만들어요
      아무것도 바꾸지 않아요. ✗는 문제, ·는 알아 두면 좋은 것이에요. 문제가 있으면 종료 코드가
      1이에요. --repair는 저장소를 백업하고 나서, 적은 것에서 다시 만들 수 있는 것만 다시 만들어요:
      검색 색인, 합계, 식물의 상태. 바뀐 기록에서 알아볼 수 없는 것은 빼고 몇 개인지 알려 줘요.
      Hearth가 중간에 멈추면서 남긴 파일은 지워요.
      """#,
    en: #"""
      Check for problems

      doctor: Check the store for problems
      doctor # check everything
      doctor --repair # rebuild the index and the totals
      Changes nothing. ✗ is a problem, · is good to know; the exit status is 1 when there is a
      problem. --repair backs up the store and then rebuilds only what is derived from your data:
      the search index, totals and plant states. Changes that cannot be read are removed from the
      history and counted. Files left behind by interrupted runs are removed.
      """#)
}
