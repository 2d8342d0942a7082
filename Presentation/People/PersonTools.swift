import HearthDomain

/// What the commands and screens of people work with.
package struct PersonTools: Sendable {
  let people: PeopleUseCases
  /// For the events that name a person.
  let schedule: ScheduleQueries
  let formatter: PersonFormatter
  let format: any ContactFile
  let files: any UserFiles
  let launcher: any ContactLauncher

  package init(
    people: PeopleUseCases, schedule: ScheduleQueries, formatter: PersonFormatter,
    format: any ContactFile, files: any UserFiles, launcher: any ContactLauncher
  ) {
    self.people = people
    self.schedule = schedule
    self.formatter = formatter
    self.format = format
    self.files = files
    self.launcher = launcher
  }

  /// The commands of `person` and `contact`, in the order of their help.
  package static var commands: [CommandEntry<PersonTools>] {
    [
      CommandEntry(PersonAddCommand.init), CommandEntry(PersonListCommand.init),
      CommandEntry(PersonShowCommand.init), CommandEntry(PersonWaterCommand.init),
      CommandEntry(PersonReviewCommand.init), CommandEntry(PersonUnwaterCommand.init),
      CommandEntry(PersonPostponeCommand.init), CommandEntry(PersonEditCommand.init),
      CommandEntry(PersonRemoveCommand.init), CommandEntry(PersonHistoryCommand.init),
      CommandEntry(PersonCalendarCommand.init), CommandEntry(PersonGardenCommand.init),
      CommandEntry(PersonExportCommand.init), CommandEntry(ContactListCommand.init),
      CommandEntry(ContactAddCommand.init), CommandEntry(ContactRemoveCommand.init),
      CommandEntry(ContactImportCommand.init), CommandEntry(ContactSearchCommand.init),
    ]
  }
}
