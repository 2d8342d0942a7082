import Testing

@testable import HearthDomain

@Suite struct SayingTests {
  private let added = Instant(milliseconds: 1_000_000)

  private func saying(number: Int = 1, addedAt: Instant? = nil) throws -> Saying {
    Saying(
      id: try #require(ID(rawValue: Int64(number))), number: number,
      details: try SayingDetails(korean: SayingText("사랑")), addedAt: addedAt ?? added)
  }

  @Test(arguments: [
    (-86_400_000, true), (0, true), (172_799_999, true), (172_800_000, false),
    (172_800_001, false), (Int64.max, false),
  ])
  func `a saying is new for forty-eight hours`(later: Int64, isNew: Bool) throws {
    let saying = try saying()
    let now = added.adding(milliseconds: later)
    #expect(saying.isNew(at: now) == isNew)
    #expect(saying.isUnread(at: now) == isNew)
  }

  @Test func `the age limit of newness is exact`() throws {
    let now = Instant(milliseconds: 172_800_000 + 5)
    let last = Saying.lastOldMoment(at: now)
    #expect(try !saying(addedAt: last).isNew(at: now))
    #expect(try saying(addedAt: last.adding(milliseconds: 1)).isNew(at: now))
  }

  @Test func `opening removes the red dot permanently`() throws {
    var saying = try saying()
    saying.markOpened(at: added)
    #expect(!saying.isUnread(at: added))
    #expect(saying.isNew(at: added))
    saying.markOpened(at: added.adding(milliseconds: 9))
    #expect(saying.openedAt == added)
  }

  @Test func `liked and used marks store their time, and can be removed`() throws {
    var saying = try saying()
    let later = added.adding(milliseconds: 9)
    for moment in [added, later] {
      saying.setLiked(true, at: moment)
      saying.setUsed(true, at: moment)
    }
    #expect(saying.likedAt == added && saying.usedAt == added)
    #expect(saying.isLiked && saying.isUsed)
    saying.setLiked(false, at: later)
    saying.setUsed(false, at: later)
    #expect(!saying.isLiked && !saying.isUsed)
    saying.setLiked(true, at: later)
    #expect(saying.likedAt == later && saying.usedAt == nil)
  }

  @Test func `the newest is listed first, then the greater number`() throws {
    let early = try saying(number: 9, addedAt: added.adding(milliseconds: -1))
    let (one, two) = (try saying(number: 1), try saying(number: 2))
    #expect([early, one, two].sorted(by: Saying.isListedBefore) == [two, one, early])
  }

  @Test func `filters accept and order what their list shows`() throws {
    let now = added.adding(milliseconds: 172_799_999)
    var liked = try saying(number: 1)
    liked.setLiked(true, at: added)
    var used = try saying(number: 2, addedAt: added.adding(milliseconds: -1))
    used.setUsed(true, at: added)
    used.setLiked(true, at: now)
    let all = [liked, used]
    func shown(_ list: SayingList) -> [Int] {
      let filter = SayingFilter(list)
      return all.filter { filter.accepts($0, at: now) }.sorted(by: filter.isListed).map(\.number)
    }
    #expect(shown(.all) == [1, 2])
    #expect(shown(.liked) == [2, 1])
    #expect(shown(.unused) == [1])
    #expect(shown(.used) == [2])
    #expect(shown(.new) == [1])
    #expect(SayingTotals(all: 5, liked: 1, used: 2).unused == 3)
  }
}
