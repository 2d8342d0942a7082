extension ArgumentSpec {
  /// The month that a calendar shows, in digits or in words; this one when it is left out.
  static let month = ArgumentSpec(
    "month", .optional, kind: .month, placeholder: .yearAndMonth, spoken: .month,
    help: Words(
      ko: "12월, 다음 달처럼 적어도 돼요.", en: "A name such as december or next month works too."))
}
