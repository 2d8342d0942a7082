import HearthDomain

/// Dependencies of the commands and screens of people.
package final class PersonTools: Sendable {
  let people: PeopleUseCases
  /// Finds the events that name a person.
  let schedule: ScheduleQueries
  let formatter: PersonFormatter
  let makeFile: @Sendable (VCardVersion) -> any ContactFile
  let makeImportFile: @Sendable (ImportHints) -> any ContactFile
  let files: any UserFiles
  let memory: ImportMemory
  let launcher: any ContactLauncher
  /// Returns the means of contact that the user has added to the built-in ones.
  let customMeans: @Sendable () -> [CustomContactMethod]

  package init(
    people: PeopleUseCases, schedule: ScheduleQueries, formatter: PersonFormatter,
    format: @escaping @Sendable (VCardVersion) -> any ContactFile,
    contacts: (@Sendable (ImportHints) -> any ContactFile)? = nil,
    files: any UserFiles, memory: ImportMemory,
    launcher: any ContactLauncher,
    ownMeans: @escaping @Sendable () -> [CustomContactMethod] = { [] }
  ) {
    self.people = people
    self.schedule = schedule
    self.formatter = formatter
    self.makeFile = format
    self.makeImportFile = contacts ?? { _ in format(.v4) }
    self.files = files
    self.memory = memory
    self.launcher = launcher
    self.customMeans = ownMeans
  }

  /// Returns the address book named in the input; nil if none is named.
  func addressBook(in input: ParsedInput) throws -> CalendarName? {
    try input[ContactSpec.book].map { try people.contacts.addressBook(matching: $0) }
  }

  /// Returns the watering named in the input: the one with the given id, otherwise the person's
  /// last one on the given day, or the last of all.
  func watering(in input: ParsedInput) throws -> Watering {
    let day = try input[PersonSpec.contactDay].map { try formatter.recordedDateReader.day($0) }
    let person = try people.queries.find(input[PersonSpec.person])
    return try input[PersonSpec.wateringID].map {
      try people.queries.watering(of: person.id, named: $0)
    } ?? people.queries.lastWatering(of: person.id, on: day)
  }

  /// The commands of `person` and `contact`, in the order of their help.
  package static var commands: [CommandEntry<PersonTools>] {
    [
      CommandEntry(PersonAddCommand.init), CommandEntry(PersonListCommand.init),
      CommandEntry(PersonShowCommand.init), CommandEntry(PersonWaterCommand.init),
      CommandEntry(PersonReviewCommand.init), CommandEntry(PersonUnwaterCommand.init),
      CommandEntry(PersonPostponeCommand.init), CommandEntry(PersonEditCommand.init),
      CommandEntry(PersonRemoveCommand.init), CommandEntry(PersonMergeCommand.init),
      CommandEntry(PersonHistoryCommand.init), CommandEntry(PersonNotesCommand.init),
      CommandEntry(PersonBirthdaysCommand.init),
      CommandEntry(PersonCalendarCommand.init), CommandEntry(PersonGardenCommand.init),
      CommandEntry(PersonExportCommand.init),
      CommandEntry(ContactListCommand.init), CommandEntry(ContactShowCommand.init),
      CommandEntry(ContactAddCommand.init), CommandEntry(ContactEditCommand.init),
      CommandEntry(ContactRemoveCommand.init), CommandEntry(ContactImportCommand.init),
      CommandEntry(ContactExportCommand.init), CommandEntry(ContactSearchCommand.init),
      CommandEntry(ContactBookEditCommand.init),
    ]
  }
}
