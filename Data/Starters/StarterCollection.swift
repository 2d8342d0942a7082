import HearthDomain

/// The lines that come with the program: our own writing, then that of others.
package enum StarterCollection {
  /// In the order in which they are loaded and released; only ever appended to.
  package static let lines =
    firstLines + laterLines + moreLines + firstWords + secondWords + thirdWords + fourthWords
}
