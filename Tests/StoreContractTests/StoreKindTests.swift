import HearthTestSupport
import Testing

@Suite struct StoreKindTests {
  @Test func `the contract runs on every store`() {
    #expect(StoreKind.available == [.inMemory, .sqlite])
  }
}
