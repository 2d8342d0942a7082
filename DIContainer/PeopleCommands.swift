import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `person` and `contact`, in the order of their help.
  static var peopleCommands: [CommandEntry<AppContainer>] {
    plantingCommands + caringCommands + lookingBackCommands + contactCommands
  }

  /// What commands and Today say of people at this moment.
  var personVoice: PersonVoice {
    PersonVoice(
      clock: configuration.ambient.clock, randomness: configuration.ambient.randomness)
  }

  /// Opens links with the program of the desktop.
  var launcher: LinkOpener {
    LinkOpener(environment: configuration.environment.bytes(of: LinkOpener.variables))
  }

  private static var plantingCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(PersonAddCommand.self) {
        PersonAddCommand(
          plant: $0.useCases.people.plant, contacts: $0.useCases.people.contacts,
          voice: $0.personVoice)
      },
      CommandEntry(PersonListCommand.self) {
        PersonListCommand(queries: $0.useCases.people.queries, voice: $0.personVoice)
      },
      CommandEntry(PersonShowCommand.self) {
        PersonShowCommand(
          queries: $0.useCases.people.queries, schedule: $0.useCases.schedule.queries,
          voice: $0.personVoice)
      },
    ]
  }

  private static var caringCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(PersonWaterCommand.self) {
        PersonWaterCommand(
          queries: $0.useCases.people.queries, water: $0.useCases.people.water,
          review: $0.useCases.people.review, launcher: $0.launcher, voice: $0.personVoice)
      },
      CommandEntry(PersonReviewCommand.self) {
        PersonReviewCommand(
          queries: $0.useCases.people.queries, review: $0.useCases.people.review,
          voice: $0.personVoice)
      },
      CommandEntry(PersonUnwaterCommand.self) {
        PersonUnwaterCommand(
          queries: $0.useCases.people.queries, remove: $0.useCases.people.removeWatering,
          voice: $0.personVoice)
      },
      CommandEntry(PersonPostponeCommand.self) {
        PersonPostponeCommand(
          queries: $0.useCases.people.queries, postpone: $0.useCases.people.postpone,
          voice: $0.personVoice)
      },
      CommandEntry(PersonEditCommand.self) {
        PersonEditCommand(
          queries: $0.useCases.people.queries, edit: $0.useCases.people.edit,
          voice: $0.personVoice)
      },
      CommandEntry(PersonRemoveCommand.self) {
        PersonRemoveCommand(
          queries: $0.useCases.people.queries, remove: $0.useCases.people.remove,
          voice: $0.personVoice)
      },
    ]
  }

  private static var lookingBackCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(PersonHistoryCommand.self) {
        PersonHistoryCommand(queries: $0.useCases.people.queries, voice: $0.personVoice)
      },
      CommandEntry(PersonCalendarCommand.self) {
        PersonCalendarCommand(queries: $0.useCases.people.queries, voice: $0.personVoice)
      },
      CommandEntry(PersonGardenCommand.self) {
        PersonGardenCommand(queries: $0.useCases.people.queries, voice: $0.personVoice)
      },
      CommandEntry(PersonExportCommand.self) {
        PersonExportCommand(
          export: $0.useCases.people.export, format: VCardContactFile(), files: $0.files)
      },
    ]
  }

  private static var contactCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(ContactListCommand.self) {
        ContactListCommand(queries: $0.useCases.people.contacts, voice: $0.personVoice)
      },
      CommandEntry(ContactAddCommand.self) {
        ContactAddCommand(add: $0.useCases.people.addContact, voice: $0.personVoice)
      },
      CommandEntry(ContactRemoveCommand.self) {
        ContactRemoveCommand(
          queries: $0.useCases.people.contacts, remove: $0.useCases.people.removeContact,
          voice: $0.personVoice)
      },
      CommandEntry(ContactImportCommand.self) {
        ContactImportCommand(
          importContacts: $0.useCases.people.importContacts, format: VCardContactFile(),
          files: $0.files)
      },
      CommandEntry(ContactSearchCommand.self) {
        ContactSearchCommand(queries: $0.useCases.people.contacts, voice: $0.personVoice)
      },
    ]
  }
}
