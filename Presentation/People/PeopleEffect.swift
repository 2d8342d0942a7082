import HearthDomain

/// The effects that the screens of People request.
indirect enum PeopleEffect: RereadingEffect, SearchEffect {
  case show(Destination)
  /// Show the form for the newest watering that has no notes, if there is one.
  case addMissingNotes(ID<Person>)
  case back
  case reloadList
  /// Search the address book.
  case find(String)
  /// Read the contents of the page in front again.
  case reread
  /// Perform a change after asking the questions that it leaves open. A link is opened when the
  /// watering is saved.
  case change(PeopleChange, agreed: [Refusal] = [], opening: LinkWords? = nil)
  /// Edit the text in the user's external editor.
  case openEditor(String)
  /// Ask the question, and perform the effect if the answer is yes.
  case ask(Words, then: PeopleEffect)
}
