import HearthDomain

extension ParsedInput {
  /// The argument as a month such as `2026-11`; nil when it was left out.
  func monthArgument(_ name: String) throws(UsageError) -> Month? {
    guard let text = optionalArgument(name) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      let year = Int(parts[0]), let number = Int(parts[1]),
      let month = Month(year: year, month: number)
    else {
      throw refusal(
        argument: name, accepted: Words(ko: "2026-11 같은 달", en: "a month such as 2026-11"))
    }
    return month
  }
}
