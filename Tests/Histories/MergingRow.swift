/// Events that must occur in the random histories, so that the histories prove something.
enum MergingRow: String, CaseIterable, Hashable {
  // Rows of the table of merge rules.
  case unseenChangesOfOneField, seenChangeWinsDespiteItsClock, equalValues, settledByHand
  case fieldsWithARule, tagAddedAndRemoved, phonesOfBoth, favourite
  case ruleBrokenByBoth, tooManyTags
  case notesJoined, notesThatTouch
  case unseenEditBringsBack, markBringsNothingBack, orderBringsNothingBack, canvasBringsNothingBack
  case removalOverruled, removedAgain
  case childGoesAndComes, orphanAside, orphanBeforeItsParent, referenceToNothing
  case isbnTwice
  case twinsJoined, twinsParted, crossingMerges, childOfATwin
  case numberTwice, numberGivenAnew
  case recordTwice, recordGoesBack, readingsBothOpen
  case postponedTwice
  case exceptionsOfBoth, leftOutAndChanged, leftOutAndMoved, doneTwice
  case movedByHand, additions
  case unknownField, unknownKind, newerMajor
  // Events of devices.
  case gap, twice, clockOf1970, clockOf2099, lateJoin, filledJoin, fork, restore, snapshot, sleeper
  case copiesInOneMoment, copiesAfterASnapshot
  case retention, snapshotGone, gapFilled, rolledBackAndHealed, takenOut, takenOutAtOnce
  case starterOfBoth, starterStaysRemoved
  case forgotten, resentSteps
  case undo, redo, undoneRemoval, settingOfBoth, paletteOfBoth
}
