import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Cards that are exported as vCard 3.0 and imported again.
@Suite struct VCardDowngradeTests {
  private func contacts(_ bytes: [UInt8]) throws -> [ContactDetails] {
    var contacts: [ContactDetails] = []
    _ = try VCardContactFile().read(bytes.source(of: 1 << 10)) { contacts.append($0) }
    return contacts
  }

  private func written(_ contacts: [ContactDetails], _ version: VCard.Version) -> [UInt8] {
    contacts.flatMap { VCardContactFile(writing: version).bytes(of: $0) }
  }

  @Test func `properties specific to 4.0 are written in their 3.0 form`() throws {
    let card = """
      BEGIN:VCARD\r
      VERSION:4.0\r
      FN:김미나\r
      BDAY:--0321\r
      TEL;TYPE=cell;PREF=1;VALUE=uri:tel:+82-10-1234-5678\r
      PHOTO:data:image/jpeg;base64,AAAA\r
      X-OWN;X-Q=1:a\\, b\r
      UID:urn:uuid:1\r
      END:VCARD\r

      """
    let text = String(decoding: written(try contacts(Array(card.utf8)), .v3), as: UTF8.self)
    #expect(
      text == """
        BEGIN:VCARD\r
        VERSION:3.0\r
        FN:김미나\r
        N:김미나;;;;\r
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-21\r
        TEL;TYPE=cell;TYPE=pref:+82-10-1234-5678\r
        PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r
        X-OWN;X-Q=1:a\\, b\r
        UID:urn:uuid:1\r
        END:VCARD\r

        """)
  }

  @Test(arguments: VCardSample.allCases)
  func `the cards of phones are read back unchanged`(sample: VCardSample) throws {
    let first = try contacts(sample.bytes)
    #expect(!first.isEmpty)
    #expect(try contacts(written(first, .v4)) == first)
    let again = try contacts(written(first, .v3))
    #expect(again.map(\.name) == first.map(\.name))
    #expect(
      again.map { $0.phones.map(\.comparisonKey).sorted() }
        == first.map { $0.phones.map(\.comparisonKey).sorted() })
    #expect(again.map(\.birthday) == first.map(\.birthday))
    #expect(again.map(\.uid) == first.map(\.uid))
    // No property of a card is lost.
    for (old, new) in zip(first, again) {
      let names = { (text: String?) in
        Set(VCard(LosslessText.bytes(of: text ?? "")).properties.map(\.name))
      }
      #expect(names(old.card).isSubset(of: names(new.card)))
    }
  }
}
