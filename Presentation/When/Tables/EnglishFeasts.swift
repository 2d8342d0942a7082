/// Feasts and holidays by their English names.
///
/// Countries are ISO 3166 codes; the rule under the empty code applies to all other countries.
enum EnglishFeasts {
  struct Entry {
    /// Names as patterns of words.
    let names: [String]
    let feast: Feast
  }

  static let all: [Entry] = christian + civil + seasonal + korean

  private static func entry(_ names: String..., rule: Feast.Rule) -> Entry {
    Entry(names: names, feast: Feast(rules: ["": rule]))
  }

  private static func entry(_ names: String..., rules: [String: Feast.Rule]) -> Entry {
    Entry(names: names, feast: Feast(rules: rules))
  }

  private static let christmas = Feast.Rule.date(month: 12, day: 25)
  private static let thanksgiving = Feast.Rule.weekday(.thursday, ordinal: 4, month: 11)
  private static let canadianThanksgiving = Feast.Rule.weekday(.monday, ordinal: 2, month: 10)

  private static let christian = [
    entry("christmas", "xmas", "christmas day", "xmas day", rule: christmas),
    entry("christmas eve", "xmas eve", rule: .date(month: 12, day: 24)),
    entry(
      "boxing day", "st|saint .? stephen's day", "saint stephens day",
      rule: .date(month: 12, day: 26)),
    entry("epiphany", "twelfth night", rule: .date(month: 1, day: 6)),
    entry("easter", "easter sunday", "easter day", rule: .easter(0)),
    entry("easter monday", rule: .easter(1)),
    entry("good friday", rule: .easter(-2)),
    entry("maundy thursday", rule: .easter(-3)),
    entry("palm sunday", rule: .easter(-7)),
    entry("ash wednesday", rule: .easter(-46)),
    entry("shrove tuesday", "pancake day", "mardi gras", rule: .easter(-47)),
    entry("ascension day", rule: .easter(39)),
    entry("pentecost", "whit sunday", rule: .easter(49)),
    entry("whit monday", rule: .easter(50)),
    entry("all saints day", "all saints ' day", rule: .date(month: 11, day: 1)),
    entry("mothering sunday", rule: .easter(-21)),
    entry("advent sunday", rule: .weekdayBefore(.sunday, month: 12, day: 4)),
  ]

  private static let civil = [
    entry("new year's day", "new years day", "new year", rule: .date(month: 1, day: 1)),
    entry(
      "new year's eve", "new years eve", "nye", "hogmanay", rule: .date(month: 12, day: 31)),
    entry("mlk day", "martin luther king day", rule: .weekday(.monday, ordinal: 3, month: 1)),
    entry("presidents day", "presidents ' day", rule: .weekday(.monday, ordinal: 3, month: 2)),
    entry(
      "memorial day",
      rules: [
        "us": .weekday(.monday, ordinal: -1, month: 5), "kr": .date(month: 6, day: 6),
      ]),
    entry("juneteenth", rule: .date(month: 6, day: 19)),
    entry(
      "independence day",
      rules: [
        "us": .date(month: 7, day: 4), "kr": .date(month: 8, day: 15),
      ]),
    entry(
      "labor day", "labour day",
      rules: [
        "us": .weekday(.monday, ordinal: 1, month: 9),
        "ca": .weekday(.monday, ordinal: 1, month: 9),
        "": .date(month: 5, day: 1),
      ]),
    entry("columbus day", rule: .weekday(.monday, ordinal: 2, month: 10)),
    entry("veterans day", "veterans ' day", rule: .date(month: 11, day: 11)),
    entry(
      "thanksgiving", "thanksgiving day",
      rules: [
        "ca": canadianThanksgiving, "us": thanksgiving,
      ]),
    entry("black friday", rule: .after(thanksgiving, days: 1)),
    entry("cyber monday", rule: .after(thanksgiving, days: 4)),
    entry("giving tuesday", rule: .after(thanksgiving, days: 5)),
    entry("election day", rule: .after(.weekday(.monday, ordinal: 1, month: 11), days: 1)),
    entry("super tuesday", rule: .weekday(.tuesday, ordinal: 1, month: 3)),
    entry("canada day", rule: .date(month: 7, day: 1)),
    entry("victoria day", rule: .weekdayBefore(.monday, month: 5, day: 25)),
    entry(
      "family day",
      rules: [
        "ca": .weekday(.monday, ordinal: 3, month: 2),
        "au": .weekday(.monday, ordinal: -1, month: 5),
      ]),
    entry("australia day", rule: .date(month: 1, day: 26)),
    entry("anzac day", rule: .date(month: 4, day: 25)),
    entry("melbourne cup", rule: .weekday(.tuesday, ordinal: 1, month: 11)),
    entry("early may bank holiday", rule: .weekday(.monday, ordinal: 1, month: 5)),
    entry("spring bank holiday", rule: .weekday(.monday, ordinal: -1, month: 5)),
    entry(
      "august bank holiday", "summer bank holiday",
      rules: [
        "ie": .weekday(.monday, ordinal: 1, month: 8), "": .weekday(.monday, ordinal: -1, month: 8),
      ]),
    entry("october bank holiday", rule: .weekday(.monday, ordinal: -1, month: 10)),
    entry("june bank holiday", rule: .weekday(.monday, ordinal: 1, month: 6)),
    entry("guy fawkes night", "bonfire night", rule: .date(month: 11, day: 5)),
    entry("remembrance day", rule: .date(month: 11, day: 11)),
    entry("remembrance sunday", rule: .weekday(.sunday, ordinal: 2, month: 11)),
    entry("burns night", rule: .date(month: 1, day: 25)),
    entry("bastille day", rule: .date(month: 7, day: 14)),
  ]

  private static let seasonal = [
    entry("valentine's day", "valentines day", "valentine's", rule: .date(month: 2, day: 14)),
    entry("st|saint .? patrick's day", "st .? patricks day", rule: .date(month: 3, day: 17)),
    entry("st|saint .? david's day", rule: .date(month: 3, day: 1)),
    entry("st|saint .? george's day", rule: .date(month: 4, day: 23)),
    entry("st|saint .? andrew's day", rule: .date(month: 11, day: 30)),
    entry("april fools", "april fools day", "april fool's day", rule: .date(month: 4, day: 1)),
    entry("groundhog day", rule: .date(month: 2, day: 2)),
    entry("pi day", rule: .date(month: 3, day: 14)),
    entry("earth day", rule: .date(month: 4, day: 22)),
    entry(
      "may day",
      rules: ["gb": .weekday(.monday, ordinal: 1, month: 5), "": .date(month: 5, day: 1)]),
    entry("cinco de mayo", rule: .date(month: 5, day: 5)),
    entry("halloween", rule: .date(month: 10, day: 31)),
    entry(
      "mother's day", "mothers day", "mothers ' day",
      rules: [
        "gb": .easter(-21), "ie": .easter(-21), "us": .weekday(.sunday, ordinal: 2, month: 5),
        "ca": .weekday(.sunday, ordinal: 2, month: 5),
        "au": .weekday(.sunday, ordinal: 2, month: 5),
      ]),
    entry(
      "father's day", "fathers day", "fathers ' day",
      rules: [
        "gb": .weekday(.sunday, ordinal: 3, month: 6),
        "ie": .weekday(.sunday, ordinal: 3, month: 6),
        "us": .weekday(.sunday, ordinal: 3, month: 6),
        "ca": .weekday(.sunday, ordinal: 3, month: 6),
        "au": .weekday(.sunday, ordinal: 1, month: 9),
      ]),
  ]

  private static let korean = [
    entry("chuseok", rule: .lunar(month: 8, day: 15)),
    entry(
      "lunar new year", "seollal", "korean new year", "chinese new year",
      rule: .lunar(month: 1, day: 1)),
    entry(
      "buddha's birthday", "buddhas birthday", "vesak", rule: .lunar(month: 4, day: 8)),
    entry("children's day", "childrens day", rules: ["kr": .date(month: 5, day: 5)]),
    entry("parents ' day", "parents day", rules: ["kr": .date(month: 5, day: 8)]),
    entry("teachers ' day", "teachers day", rules: ["kr": .date(month: 5, day: 15)]),
    entry("hangul day", rule: .date(month: 10, day: 9)),
    entry("liberation day", rule: .date(month: 8, day: 15)),
    entry("winter solstice", rule: .term(.dongji)),
    entry("summer solstice", rule: .term(.haji)),
    entry("dano", rule: .lunar(month: 5, day: 5)),
    entry("daeboreum", rule: .lunar(month: 1, day: 15)),
  ]
}
