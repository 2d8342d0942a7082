import HearthDomain

/// The inspector of a store in memory, which has no file that could be in trouble.
package struct InMemoryInspector: StoreInspector {
  package init() {}

  package func inspect() -> StoreReport {
    StoreReport(path: nil, file: nil, findings: [])
  }

  package func rebuild() -> Int { 0 }
}
