import HearthDomain

extension Plot {
  /// Returns a plot of the number of contacts per month.
  static func contacts(
    _ counts: [Day: Int], over days: ClosedRange<Day>, _ language: Language
  ) -> Plot {
    let stretches = PlotPeriods(of: days, each: .month, weeksFrom: .monday, language)
    let all = counts.values.reduce(0, +)
    return self.sums(
      counts.map { ($0.key, $0.value) }, in: stretches,
      title: language(ko: "달마다 연락한 횟수", en: "Contacts a month"),
      summary: language(
        ko: "열두 달 동안 모두 \(all)번 연락했어요.", en: "\(Plural("contact")(all)) in twelve months."))
  }
}
