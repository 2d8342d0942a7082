import HearthData
import HearthDomain

/// Sayings of a few words each; every fifth contains `사랑`, every seventh `love`.
struct SampleSayings {
  let size: StoreSize
  let chance: SampleChance

  func fill(_ repositories: Repositories) throws {
    let now = chance.now()
    for number in 1...size.things {
      // One day apart, so that none counts as new.
      let age = Int64(size.things - number + 3) * 86_400_000
      let added = now.adding(milliseconds: -age)
      let saying = Saying(
        id: try chance.id(), number: number, details: try details(number), addedAt: added,
        openedAt: added, likedAt: number % 10 == 0 ? added : nil,
        usedAt: number % 4 == 0 ? added : nil)
      try repositories.sayings.save(saying)
    }
    try repositories.starters.save(
      StarterProgress(startedOn: SampleStore.today, released: StarterCollection.lines.count))
  }

  private func details(_ number: Int) throws -> SayingDetails {
    let line = StarterCollection.lines[number % StarterCollection.lines.count]
    let korean = number % 5 == 0 ? "사랑 \(number). \(line.korean)" : "\(number). \(line.korean)"
    let english = number % 7 == 0 ? "love \(number): \(line.english)" : "\(number): \(line.english)"
    return try SayingDetails(
      korean: SayingText(korean), english: SayingText(english), author: Attribution("모닥"),
      tags: number % 50 == 0 ? Tags([Tag("겨울")]) : .none)
  }
}
