import HearthDomain

/// What can be done with sayings.
struct SayingUseCases {
  let release: ReleaseStarters
  let queries: SayingQueries
  let recommend: RecommendSaying
  let add: AddSaying
  let edit: EditSaying
  let remove: RemoveSaying
  let mark: MarkSaying
  let importing: ImportSayings
  let export: ExportSayings

  init(store: any Store, importStore: any Store, ambient: Ambient) {
    let (clock, newID) = (ambient.clock, ambient.newID)
    release = ReleaseStarters(
      store: store, clock: clock, newID: newID, lines: StarterCollection.lines)
    queries = SayingQueries(store: store, clock: clock, release: release)
    recommend = RecommendSaying(
      store: store, clock: clock, randomness: ambient.randomness, release: release)
    add = AddSaying(store: store, clock: clock, newID: newID, release: release)
    edit = EditSaying(store: store)
    remove = RemoveSaying(store: store)
    mark = MarkSaying(store: store, now: clock.now)
    importing = ImportSayings(
      store: importStore, clock: clock, newID: newID, release: release)
    export = ExportSayings(store: store, release: release)
  }
}
