/// A dangling symbolic link in the path of the program's files.
package struct BrokenLink: Hashable, Sendable {
  package let link: FilePath
  /// Missing target; nil if the link is circular.
  package let target: FilePath?

  package init(link: FilePath, target: FilePath?) {
    self.link = link
    self.target = target
  }
}
