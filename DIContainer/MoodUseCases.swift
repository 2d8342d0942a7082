import HearthDomain

/// What can be done with moods and their canvases.
struct MoodUseCases {
  let queries: MoodQueries
  let add: AddMood
  let edit: EditMood
  let remove: RemoveMood
  let shuffle: ShuffleCanvas
  let choosePalette: ChoosePalette
  let changeSettings: ChangeMoodSettings
  let importMoods: ImportMoods
  let export: ExportMoods

  init(store: any Store, importStore: any Store, ambient: Ambient) {
    let (clock, newID, randomness) = (ambient.clock, ambient.newID, ambient.randomness)
    queries = MoodQueries(store: store, clock: clock)
    add = AddMood(store: store, clock: clock, newID: newID, randomness: randomness)
    edit = EditMood(store: store, now: clock.now, randomness: randomness)
    remove = RemoveMood(store: store)
    shuffle = ShuffleCanvas(store: store, randomness: randomness)
    choosePalette = ChoosePalette(store: store)
    changeSettings = ChangeMoodSettings(store: store)
    importMoods = ImportMoods(
      store: importStore, now: clock.now, newID: newID, randomness: randomness)
    export = ExportMoods(store: store)
  }
}
