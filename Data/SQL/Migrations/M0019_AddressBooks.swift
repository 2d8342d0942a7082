extension Migration {
  /// Lets every contact be in an address book, which a link keeps equal to something elsewhere.
  static let addressBooks = Migration(number: 19, name: "address_books") {
    [addressBook, addressBookIndex]
  }

  /// The name of the address book in which it is; null for the one at home.
  private static let addressBook =
    "ALTER TABLE contact ADD COLUMN address_book TEXT CHECK (address_book <> '')"

  private static let addressBookIndex =
    "CREATE INDEX contact_address_book ON contact (address_book) WHERE address_book > ''"
}
