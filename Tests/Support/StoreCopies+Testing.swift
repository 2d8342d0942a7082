import HearthDomain

extension StoreCopies {
  public func check(_ path: FilePath) throws { try check(path, called: path) }
}
