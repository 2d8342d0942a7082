import HearthTestSupport
import Testing

@Suite struct StoreKindTests {
  @Test func `the contract tests run on every store`() {
    #expect(StoreKind.available == [.inMemory, .sqlite])
  }
}
