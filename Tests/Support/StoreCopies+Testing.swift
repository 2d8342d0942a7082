import HearthDomain

extension StoreCopies {
  package func check(_ path: FilePath) throws { try check(path, called: path) }
}
