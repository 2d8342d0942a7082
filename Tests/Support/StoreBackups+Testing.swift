import HearthDomain

extension StoreBackups {
  package func check(_ path: FilePath) throws { try checkIsRestorable(path, called: path) }
}
