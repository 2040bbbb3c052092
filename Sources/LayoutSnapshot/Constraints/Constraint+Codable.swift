extension LayoutSnapshot.Constraint: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, text, first, relation, second, multiplier, constant, priority, identifier, holder
    case origin, isBroken, residual
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      first: try container.decode(Anchor.self, forKey: .first),
      relation: try container.decode(.relation, word: LayoutRelation.init(sign:), default: .equal),
      second: try container.decodeIfPresent(Anchor.self, forKey: .second),
      multiplier: try container.decode(.multiplier, default: 1),
      constant: try container.decode(.constant, default: 0),
      priority: try container.decode(.priority, default: 1000),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      holder: try container.decodeIfPresent(String.self, forKey: .holder),
      origin: try container.decode(.origin, default: .user),
      isBroken: try container.decode(.isBroken, default: false),
      residual: try container.decode(.residual, default: 0),
      text: try container.decodeIfPresent(String.self, forKey: .text))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    try container.encode(first, forKey: .first)
    try container.encode(relation.sign, forKey: .relation, unless: LayoutRelation.equal.sign)
    try container.encodeIfPresent(second, forKey: .second)
    try container.encode(multiplier, forKey: .multiplier, unless: 1)
    try container.encode(constant, forKey: .constant, unless: 0)
    try container.encode(priority, forKey: .priority, unless: 1000)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(holder, forKey: .holder)
    try container.encode(origin, forKey: .origin, unless: .user)
    try container.encode(isBroken, forKey: .isBroken, unless: false)
    try container.encode(residual, forKey: .residual, unless: 0)
  }
}

extension LayoutSnapshot.Constraint.Anchor: Codable {
  private enum CodingKeys: String, CodingKey {
    case item, attribute
  }

  /// Decodes the id of an item and the name of an attribute.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .item),
      try container.decode(.attribute, word: LayoutAttribute.init(name:)))
  }

  /// Encodes the id of the item and the name of the attribute.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item, forKey: .item)
    try container.encode(attribute.name, forKey: .attribute)
  }
}
