/// Points added to a phrase that has certain features and neighbors.
struct Context {
  /// Features that the phrase must have, and features that it must not have.
  let has: PhraseFeatures
  var lacks: PhraseFeatures = []
  /// Roles of the neighbors: the previous word must have a role of `after`, the next word a role of
  /// `before`; nil matches any word.
  var after: WordRoles?
  var before: WordRoles?
  var notBefore: WordRoles = []
  /// Points to add; nil if the phrase is not read at all.
  let cost: Double?

  func matches(_ features: PhraseFeatures, _ left: WordRoles, _ right: WordRoles) -> Bool {
    features.isSuperset(of: has) && features.isDisjoint(with: lacks)
      && after.map { !$0.isDisjoint(with: left) } ?? true
      && before.map { !$0.isDisjoint(with: right) } ?? true && right.isDisjoint(with: notBefore)
  }
}

/// All contexts; the points of all that match are added up.
enum Contexts {
  static let all = counted + names + lengths + days + parts

  /// Numbers that name or count something: `room 5`, `chapter 3:16`, `at 5 Main St`.
  private static let counted = [
    Context(
      has: [.dateOrTime, .number, .fullHours], lacks: [.namesMonth], after: [.counting], cost: nil),
    Context(
      has: [.dateOrTime, .number, .oddMinutes], lacks: [.namesMonth], after: [.numbering], cost: nil
    ),
    Context(has: [.dateOrTime, .number], lacks: [.namesMonth], after: [.citing], cost: nil),
    Context(has: [.bareNumber], cost: nil), Context(has: [.withoutSubject], cost: nil),
    Context(has: [.address], cost: nil),
    Context(has: [.number, .capitalNumber], cost: nil),
    Context(
      has: [.time, .smallNumber], after: [.counting, .purpose], cost: Weights.numberAfterNoun),
    Context(
      has: [.verbAndDay, .beforeSmallWord], notBefore: [.joining], cost: Weights.verbAndNumber),
  ]

  /// Words that are part of a name: `Lunch at Fridays`, `Arabian Nights`, `call April`.
  private static let names = [
    Context(has: [.name], after: [.beforeName], cost: nil),
    Context(has: [.describing], after: [.place], cost: nil),
    Context(has: [.describing, .unremarkable], after: [.alternative], cost: nil),
    Context(has: [.describing, .unremarkable, .afterNumber], cost: nil),
    Context(has: [.describing, .unremarkable, .betweenCapitals], cost: nil),
    Context(has: [.zoneOfKorean], cost: nil),
    Context(has: [.labelOfNoun], cost: nil),
    Context(has: [.syllableOfNoun], cost: nil),
    Context(has: [.due, .afterVerb], after: [.beforeBy], cost: nil),
    Context(has: [.withinCapitals], cost: Weights.withinCapitals),
    Context(has: [.withinWork], cost: Weights.withinWork),
  ]

  /// Lengths that belong to something else: `출발 전 30분`, `3시간 이상`, `book for 3 days`.
  private static let lengths = [
    Context(has: [.hasLength], after: [.beforeLength], cost: nil),
    Context(has: [.hasLength], before: [.afterLength], cost: nil),
    Context(has: [.namedLength], cost: nil),
    Context(has: [.length, .lastsDays, .korean], lacks: [.beforeStay, .beforeNothing], cost: nil),
    Context(has: [.length, .lastsDays, .beforeWord], cost: nil),
    Context(has: [.forLength, .lastsDays], after: [.preparing], cost: nil),
    Context(has: [.length, .beforeNothing], cost: Weights.lengthAtEnd),
    Context(has: [.length], lacks: [.beforeNothing], cost: Weights.lengthBeforeWord),
    Context(has: [.length, .lastsDays, .beforeStay], cost: -Weights.lengthBeforeWord),
    Context(has: [.count], cost: Weights.count),
    Context(has: [.countInMiddle], cost: nil),
  ]

  /// Days and hours that describe a noun: `the Monday meeting`, `Tickets for friday`.
  private static let days = [
    Context(
      has: [.nounLike, .short, .afterBlank], lacks: [.hasHour, .article], after: [.beforeNoun],
      cost: Weights.afterArticle),
    // `the 7:30 showing`
    Context(
      has: [.hourOnly, .article, .beforeSmallWord],
      notBefore: [.following, .leading, .joining, .relating, .opener, .plainDay, .beforeEnd],
      cost: nil),
    // `the 3pm club`, `an 11am start`
    Context(
      has: [.hourOnly, .afterBlank, .beforeSmallWord], lacks: [.article], after: [.beforeNoun],
      notBefore: [.following, .leading, .joining, .relating, .opener, .plainDay, .beforeEnd],
      cost: nil),
    Context(
      has: [.nounLike, .afterBlank], lacks: [.short, .hasHour, .article], after: [.topic],
      cost: Weights.afterArticle),
    Context(has: [.dayAfterDay], cost: Weights.dayAfterDay),
    Context(has: [.feast, .afterPurpose], cost: Weights.afterArticle),
    Context(has: [.looseDay, .afterPurpose, .doubtfulDay], cost: Weights.forDayAtEnd),
    Context(has: [.looseDay, .afterPurpose], lacks: [.doubtfulDay], cost: Weights.afterArticle),
  ]

  /// Parts of the day that are meals or add little: `점심 약속`, `팀 점심 화요일`.
  private static let parts = [
    Context(has: [.meal], before: [.afterMeal], cost: nil),
    Context(has: [.partOfNoun], cost: Weights.afterArticle),
    Context(has: [.onePart, .koreanHalf], cost: Weights.nameBesidePhrase),
    Context(has: [.onePart], lacks: [.koreanHalf], cost: Weights.partOfDay),
  ]
}
