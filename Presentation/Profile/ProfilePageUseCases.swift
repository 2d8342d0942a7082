import HearthDomain

/// What the page of the profile works with.
package struct ProfilePageUseCases: Sendable {
  let profile: ProfileQueries
  let edit: EditProfile
  /// The profiles of the user; nil where the store stands apart from them.
  let collection: ProfileCollection?
  /// Where pictures are looked for.
  let pictures: PictureFolder
  let zone: any ZoneRules

  package init(
    profile: ProfileQueries, edit: EditProfile,
    collection: ProfileCollection?,
    pictures: PictureFolder, zone: any ZoneRules
  ) {
    self.profile = profile
    self.edit = edit
    self.collection = collection
    self.pictures = pictures
    self.zone = zone
  }
}
