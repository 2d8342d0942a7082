/// What has to happen in histories made by chance, so that they prove something.
enum MergingRow: String, CaseIterable, Hashable {
  // Rows of the table.
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
  // What happens to devices.
  case gap, twice, clockOf1970, clockOf2099, lateJoin, filledJoin, fork, restore, snapshot, sleeper
  case copiesInOneMoment
  case retention, snapshotGone, gapFilled, rolledBackAndHealed, takenOut
  case starterOfBoth, starterStaysRemoved
  case forgotten, toldAgain
  case undo, redo, undoneRemoval, settingOfBoth, paletteOfBoth
}
