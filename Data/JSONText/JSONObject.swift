/// Members of an object in their original order.
package struct JSONObject: Hashable, Sendable {
  package private(set) var members: [Member]

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  package init(_ members: [(String, JSONValue)] = []) {
    self.members = members.map { Member(key: $0.0, value: $0.1) }
  }

  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }

  /// The value of a key; the last one if the key is repeated.
  ///
  /// Setting a value keeps the key's position; setting nil removes the key.
  package subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      let place = index(of: key)
      switch (newValue, place) {
      case (let value?, let place?):
        members[place] = Member(key: key, value: value)
        remove(key, before: place)
      case (let value?, nil): append(key, value)
      case (nil, let place?): remove(key, before: place + 1)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? {
    members.lastIndex { $0.key.isSpelled(as: key) }
  }

  private mutating func remove(_ key: String, before end: Int) {
    let rest = members[end...]
    members = members[..<end].filter { !$0.key.isSpelled(as: key) } + rest
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}

extension String {
  /// Whether both consist of the same scalars. Unlike `==`, distinguishes JSON keys that are only
  /// canonically equivalent.
  fileprivate func isSpelled(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
