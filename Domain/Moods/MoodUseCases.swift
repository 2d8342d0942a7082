/// What can be done with moods and their canvases.
public struct MoodUseCases: Sendable {
  public let queries: MoodQueries
  public let add: AddMood
  public let edit: EditMood
  public let remove: RemoveMood
  public let shuffle: ShuffleCanvas
  public let choosePalette: ChoosePalette
  public let changeSettings: ChangeMoodSettings
  public let importMoods: ImportMoods
  public let export: ExportMoods

  public init(_ context: UseCaseContext) {
    let (store, clock, newID) = (context.store, context.clock, context.newID)
    let randomness = context.randomness
    queries = MoodQueries(store: store, clock: clock)
    add = AddMood(store: store, clock: clock, newID: newID, randomness: randomness)
    edit = EditMood(store: store, now: clock.now, randomness: randomness)
    remove = RemoveMood(store: store)
    shuffle = ShuffleCanvas(store: store, randomness: randomness)
    choosePalette = ChoosePalette(store: store)
    changeSettings = ChangeMoodSettings(store: store)
    importMoods = ImportMoods(
      store: context.importStore, now: clock.now, newID: newID, randomness: randomness)
    export = ExportMoods(store: store)
  }
}
