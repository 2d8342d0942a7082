/// What can be done with sayings.
public struct SayingUseCases: Sendable {
  public let release: ReleaseStarters
  public let queries: SayingQueries
  public let recommend: RecommendSaying
  public let add: AddSaying
  public let edit: EditSaying
  public let remove: RemoveSaying
  public let mark: MarkSaying
  public let importSayings: ImportSayings
  public let export: ExportSayings

  /// The lines are handed out to every new store, as ``ReleaseStarters`` says, and are made only
  /// for those who need them.
  public init(_ context: UseCaseContext, from starters: @escaping @Sendable () -> [StarterLine]) {
    let (store, clock, newID) = (context.store, context.clock, context.newID)
    release = ReleaseStarters(store: store, clock: clock, from: starters)
    queries = SayingQueries(store: store, clock: clock, release: release)
    recommend = RecommendSaying(
      store: store, clock: clock, randomness: context.randomness, release: release)
    add = AddSaying(store: store, clock: clock, newID: newID, release: release)
    edit = EditSaying(store: store)
    remove = RemoveSaying(store: store)
    mark = MarkSaying(store: store, now: clock.now)
    importSayings = ImportSayings(
      store: context.importStore, clock: clock, newID: newID, release: release)
    export = ExportSayings(store: store, release: release)
  }
}
