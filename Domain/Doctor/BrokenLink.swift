/// A symbolic link, on the way to what the program keeps, that leads nowhere.
package struct BrokenLink: Hashable, Sendable {
  package let link: FilePath
  /// Where nothing is; nil where the link leads back to itself.
  package let target: FilePath?

  package init(link: FilePath, target: FilePath?) {
    self.link = link
    self.target = target
  }
}
