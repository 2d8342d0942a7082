/// A symbolic link, on the way to what the program keeps, that leads nowhere.
public struct BrokenLink: Hashable, Sendable {
  public let link: FilePath
  /// Where nothing is; nil where the link leads back to itself.
  public let target: FilePath?

  public init(link: FilePath, target: FilePath?) {
    self.link = link
    self.target = target
  }
}
