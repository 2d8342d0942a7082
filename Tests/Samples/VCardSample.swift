/// Cards as common programs write them.
package enum VCardSample: String, CaseIterable, Sendable {
  case apple
  case google
  case outlook
  case android
  case oldPhone
  case evolution
  case nextcloud
  case agent

  package var bytes: [UInt8] {
    switch self {
    case .oldPhone: VCardSample.oldPhoneBytes
    default:
      Array(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n").utf8)
    }
  }

  private var text: String {
    switch self {
    case .apple: VCardSample.appleText
    case .google: VCardSample.googleText
    case .outlook: VCardSample.outlookText
    case .android: VCardSample.androidText
    case .evolution: VCardSample.evolutionText
    case .nextcloud: VCardSample.nextcloudText
    case .agent: VCardSample.agentText
    case .oldPhone: ""
    }
  }

  private static let appleText = """
    BEGIN:VCARD
    VERSION:3.0
    PRODID:-//Apple Inc.//iPhone OS 17.5//EN
    N:김;지민;;;
    FN:김지민
    NICKNAME:지미
    item1.TEL;type=pref:+82 10-1234-5678
    item1.X-ABLabel:_$!<Mobile>!$_
    TEL;type=WORK;type=FAX:02-123-4568
    BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09
    NOTE:첫 줄\\n둘째 줄\\, 끝
    PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD/4QBMRXhpZgAATU0AKgAA
     AAgAAgESAAMAAAABAAEAAIdpAAQ=
    END:VCARD

    """

  private static let googleText = """
    BEGIN:VCARD
    VERSION:3.0
    FN:이서연
    N:이;서연;;;
    EMAIL;TYPE=INTERNET;TYPE=HOME:seoyeon@example.com
    TEL;TYPE=CELL:010-9876-5432
    BDAY:--0414
    item1.URL:http\\://www.google.com/profiles/1
    item1.X-ABLabel:PROFILE
    CATEGORIES:myContacts
    END:VCARD

    """

  private static let outlookText = """
    BEGIN:VCARD
    VERSION:2.1
    N;LANGUAGE=en-us:Miller;Anna;;Dr.
    FN:Dr. Anna Miller
    ORG:Example, Inc.;Sales
    TEL;WORK;VOICE:+1 (425) 555-0100 x23
    ADR;WORK;PREF:;;100 Waters Edge;Baytown;LA;30314;USA
    LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:100 Waters Edge=0D=0A=
    Baytown, LA 30314
    X-MS-OL-DEFAULT-POSTAL-ADDRESS:2
    BDAY:19800322
    PHOTO;TYPE=JPEG;ENCODING=BASE64:
     /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRof
     Hh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/

    REV:20240101T000000Z
    END:VCARD

    """

  private static let androidText = """
    BEGIN:VCARD
    VERSION:2.1
    N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95;=EB=8F=84=EC=9C=A4;;;
    FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95=EB=8F=84=EC=9C=A4
    TEL;CELL;PREF:01055556666
    TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=ED=9A=8C):027778888
    NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EC=98=A4=EB=9E=9C=20=EC=B9=
    =9C=EA=B5=AC=0D=0A=EA=B1=B0=EB=9E=98=EC=B2=98
    BDAY:1991-12-24
    X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;doyoon;1;;;;;;;;;;;;;
    END:VCARD

    """

  private static let evolutionText = """
    BEGIN:VCARD
    VERSION:3.0
    UID:pas-id-4F2A6C3E00000001
    X-EVOLUTION-FILE-AS:Park\\, Minsu
    FN:Minsu Park
    N:Park;Minsu;;;
    TEL;X-EVOLUTION-UI-SLOT=1;TYPE="CELL,VOICE":+82-2-555-0199
    X-EVOLUTION-ANNIVERSARY:2015-06-20
    BDAY:1953-10-15T23:10:00Z
    REV:2024-03-01T09:00:00Z(2)
    END:VCARD

    """

  private static let nextcloudText = """
    BEGIN:VCARD
    BDAY;VALUE=text:circa 1800
    VERSION:4.0
    PRODID:-//Sabre//Sabre VObject 4.5.4//EN
    UID:3c1b1d9e-3a0e-4b52-9a0a-1d3b3f1c7a11
    FN;PREF=1:최하늘
    TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+82-10-2222-3333;ext=77
    ADR;LABEL="서울 ^n종로구; ^'집^'";GEO="geo:37.5,127":;;종로 1;서울;;;
    PHOTO:data:image/png;base64,iVBORw0KGgo=
    X-HEARTH-LUNAR-BIRTHDAY:leap-04-08
    END:VCARD

    """

  private static let agentText = """
    BEGIN:VCARD
    VERSION:2.1
    N:Hong;Gil
    AGENT:
    BEGIN:VCARD
    VERSION:2.1
    N:Han;Sora
    TEL:02;1
    END:VCARD
    TEL;HOME:02-700-1234
    END:VCARD

    """

  /// The name 김철수 and a note with a syllable that EUC-KR lacks, as a Korean phone of 2003 wrote
  /// them.
  private static let oldPhoneBytes: [UInt8] =
    Array("BEGIN:VCARD\r\nVERSION:2.1\r\nN:".utf8) + [0xB1, 0xE8, 0xC3, 0xB6, 0xBC, 0xF6]
    + Array("\r\nTEL;CELL:016-234-5678\r\nNOTE;CHARSET=KS_C_5601-1987:".utf8) + [0x8C, 0x63]
    + Array("\r\nBDAY:0000\r\nEND:VCARD\r\n".utf8)
}
