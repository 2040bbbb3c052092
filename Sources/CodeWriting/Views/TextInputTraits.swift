internal import InterfaceBuilder

/// What a document says about the keyboard of a text field, a text view or a search bar.
extension ViewSettings {
  mutating func addTextInputTraits(_ traits: XMLElement) {
    // Interface Builder leaves out `none`, which is not the value of a new text field.
    let capitals = traits["autocapitalizationType"] ?? "none"
    add(
      "autocapitalizationType", capitals, ["none", "words", "sentences", "allCharacters"], traits,
      standard: element.kind == .searchBar ? ".none" : ".sentences")
    for attribute in traits.attributes where attribute.name != "autocapitalizationType" {
      let (name, value) = (attribute.name, attribute.value)
      switch name {
      case "key": break
      case "autocorrectionType", "spellCheckingType", "smartQuotesType", "smartDashesType",
        "smartInsertDeleteType":
        add(name, value, ["default", "yes", "no"], traits, standard: ".default")
      case "keyboardType":
        add(
          name, value == "alphabet" ? "asciiCapable" : value, Self.keyboards, traits,
          standard: ".default")
      case "keyboardAppearance":
        add(
          name, value == "alert" ? "dark" : value, ["default", "dark", "light"], traits,
          standard: ".default")
      case "returnKeyType": add(name, value, Self.returnKeys, traits, standard: ".default")
      case "enablesReturnKeyAutomatically": list.set(name, value == "YES", standard: false)
      case "secureTextEntry": list.set("isSecureTextEntry", value == "YES", standard: false)
      case "textContentType":
        list.set(
          name,
          Self.contentTypes[value].map { "." + $0 }
            ?? "UITextContentType(rawValue: \(SwiftText.string(value)))")
      case "passwordRulesDescriptor":
        list.set(
          "passwordRules", "UITextInputPasswordRules(descriptor: \(SwiftText.string(value)))")
      default: list.omit("\(name) is \(value)", at: traits.position)
      }
    }
    for child in traits.children {
      let gap = MarkupCoverage.gap(child, in: " of the keyboard")
      list.omit(gap.text, at: gap.position)
    }
  }

  private mutating func add(
    _ property: String, _ word: String, _ words: Set<String>, _ traits: XMLElement,
    standard: String
  ) {
    if words.contains(word) {
      list.set(property, "." + word, standard: standard)
    } else {
      list.omit("\(property) is \(word)", at: traits.position)
    }
  }

  private static let keyboards: Set<String> = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]

  private static let returnKeys: Set<String> = [
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue",
  ]

  /// The names in Swift of the texts that documents have.
  private static let contentTypes = [
    "name": "name", "name-prefix": "namePrefix", "given-name": "givenName",
    "middle-name": "middleName", "family-name": "familyName", "name-suffix": "nameSuffix",
    "nickname": "nickname", "job-title": "jobTitle", "organization-name": "organizationName",
    "location": "location", "full-street-address": "fullStreetAddress",
    "street-address-line-1": "streetAddressLine1", "street-address-line-2": "streetAddressLine2",
    "address-city": "addressCity", "address-state": "addressState",
    "address-city-and-state": "addressCityAndState", "sublocality": "sublocality",
    "country-name": "countryName", "postal-code": "postalCode", "tel": "telephoneNumber",
    "email": "emailAddress", "url": "URL", "cc-number": "creditCardNumber", "username": "username",
    "password": "password", "new-password": "newPassword", "one-time-code": "oneTimeCode",
  ]
}
