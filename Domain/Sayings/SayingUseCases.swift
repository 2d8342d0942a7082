public struct SayingUseCases: Sendable {
  let context: UseCaseContext
  public let release: ReleaseStarters

  /// Creates the use cases. `starters` returns the starter collection, which every new store gets
  /// as ``ReleaseStarters`` describes; it is called only when needed.
  public init(_ context: UseCaseContext, from starters: @escaping @Sendable () -> [StarterLine]) {
    self.context = context
    release = ReleaseStarters(store: context.store, clock: context.clock, from: starters)
  }

  public var queries: SayingQueries { SayingQueries(context: context, release: release) }
  public var recommend: RecommendSaying { RecommendSaying(context: context, release: release) }
  public var add: AddSaying { AddSaying(context: context, release: release) }
  public var edit: EditSaying { EditSaying(context: context) }
  public var remove: RemoveSaying { RemoveSaying(context: context) }
  public var mark: MarkSaying { MarkSaying(context: context) }
  public var importSayings: ImportSayings { ImportSayings(context: context, release: release) }
  public var export: ExportSayings { ExportSayings(context: context, release: release) }
}
