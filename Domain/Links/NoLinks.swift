/// The links of a store without any; adding one throws.
public struct NoLinks: LinkRepository {
  public init() {}

  public func links() -> [Link] { [] }
  public func save(_ link: Link) throws { throw DomainError.missingPart("links") }
  public func remove(_ id: ID<Link>) {}
  public func bases(of link: ID<Link>) -> [LinkBase] { [] }
  public func save(_ base: LinkBase, of link: ID<Link>) {}
  public func removeBase(_ uid: ExternalName, of link: ID<Link>) {}
  public func sentStates(of link: ID<Link>) -> [ExternalName: [[UInt8]]] { [:] }
  public func save(sent bytes: [UInt8], of uid: ExternalName, of link: ID<Link>) {}
  public func refusals(of link: ID<Link>) -> [LinkRefusal] { [] }
  public func save(_ refusals: [LinkRefusal], of link: ID<Link>) {}
  public func conflicts() -> [LinkConflict] { [] }
  public func addConflict(
    _ conflict: LinkMerge.Conflict, uid: ExternalName, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int { throw DomainError.missingPart("links") }
  public func removeConflict(_ number: Int) {}
}
