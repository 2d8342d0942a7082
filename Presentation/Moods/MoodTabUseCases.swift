import HearthDomain

/// What the screens of Moods can do.
public struct MoodTabUseCases: Sendable {
  let moods: MoodQueries
  let profile: ProfileQueries
  let clock: LocalClock
  let add: AddMood
  let edit: EditMood
  let remove: RemoveMood
  let shuffle: ShuffleCanvas
  let choosePalette: ChoosePalette
  let changeSettings: ChangeMoodSettings

  public init(
    moods: MoodQueries, profile: ProfileQueries, clock: LocalClock, add: AddMood, edit: EditMood,
    remove: RemoveMood, shuffle: ShuffleCanvas, choosePalette: ChoosePalette,
    changeSettings: ChangeMoodSettings
  ) {
    self.moods = moods
    self.profile = profile
    self.clock = clock
    self.add = add
    self.edit = edit
    self.remove = remove
    self.shuffle = shuffle
    self.choosePalette = choosePalette
    self.changeSettings = changeSettings
  }
}
