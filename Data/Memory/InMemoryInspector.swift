import HearthDomain

/// The inspector of an in-memory store, which has no file that could be checked.
package struct InMemoryInspector: StoreInspector {
  package init() {}

  package func inspect() -> StoreReport {
    StoreReport(path: nil, file: nil, findings: [])
  }

  package func rebuildDerivedData() -> Int { 0 }
}
