import Dispatch
import HearthDomain
import HearthWhen
import HearthWhenSupport

/// Measures parsing, and prints the bound of each measure.
struct Timing {
  private let context: WhenContext

  init(at context: WhenContext) { self.context = context }

  private static let titles = [
    "Dinner with Mina at the new Thai place next friday at half seven",
    "every other tuesday 7pm choir practice in the church hall until easter",
    "pick up the dry cleaning before 5 on saturday and call grandma back",
    "다음 주 수요일 오후 3시 반부터 5시까지 회의실에서 분기 실적 발표 준비 회의",
    "매주 화요일 저녁 8시 아이들이랑 동네 체육관에서 배드민턴 치기 12월까지 공휴일 빼고",
  ]

  func report() {
    show("the first title in this process", limit: 2, measure { read(Self.titles[0]) })
    let rounds = 40
    let all = measure { for _ in 0..<rounds { Self.titles.forEach(read) } }
    show("a title of twelve words", limit: 1, all / Double(rounds * Self.titles.count))
    let words = Array(repeating: "every monday may 3 at 5 to 다음 주 3시", count: 400)
    let name = "Zorb " + words.joined(separator: " ")
    show("a name and 4,000 words", limit: 50, measure { read(name) })
    show("the slowest of 2,000 texts of words of time", limit: 20, slowest(2_000))
  }

  private func read(_ text: String) { _ = WhenReader(context).plan(text) }

  private func slowest(_ count: Int) -> Double {
    let words = (Self.titles + ["may 3 at 5 to 6 or first monday of every month, - 24.12. 3-5 일"])
      .flatMap { $0.split(separator: " ").map(String.init) }
    var random = SeededGenerator(seed: 11)
    return (0..<count).map { _ in
      let text = (0..<64).map { _ in words[Int(random.next() % UInt64(words.count))] }
      return measure { read(text.joined(separator: " ")) }
    }.max() ?? 0
  }

  private func measure(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  private func show(_ name: String, limit: Int, _ spent: Double) {
    print("\(name): \((spent * 100).rounded() / 100) ms, at most \(limit)")
  }
}
