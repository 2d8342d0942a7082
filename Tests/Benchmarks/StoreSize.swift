/// How much a store holds while it is measured.
enum StoreSize: String, CaseIterable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"
}
