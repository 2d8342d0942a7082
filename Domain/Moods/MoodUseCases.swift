/// Use cases of moods and their canvases.
public struct MoodUseCases: Sendable {
  let context: UseCaseContext

  public init(_ context: UseCaseContext) {
    self.context = context
  }

  public var queries: MoodQueries { MoodQueries(context: context) }
  public var add: AddMood { AddMood(context: context) }
  public var edit: EditMood { EditMood(context: context) }
  public var remove: RemoveMood { RemoveMood(context: context) }
  public var shuffle: ShuffleCanvas { ShuffleCanvas(context: context) }
  public var choosePalette: ChoosePalette { ChoosePalette(context: context) }
  public var changeSettings: ChangeMoodSettings { ChangeMoodSettings(context: context) }
  public var importMoods: ImportMoods {
    ImportMoods(
      store: context.importStore, now: context.clock.now, newID: context.newID,
      randomness: context.randomness)
  }
  public var export: ExportMoods { ExportMoods(context: context) }
}
