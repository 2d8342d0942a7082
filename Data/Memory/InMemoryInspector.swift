import HearthDomain

/// The inspector of a store in memory, which has no file that could be in trouble.
public struct InMemoryInspector: StoreInspector {
  public init() {}

  public func inspect() -> StoreReport {
    StoreReport(path: nil, file: nil, findings: [])
  }

  public func rebuild() {}
}
