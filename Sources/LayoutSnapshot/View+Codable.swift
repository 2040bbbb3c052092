extension LayoutSnapshot.View: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, className, kind, name, frame, boundsOrigin, contentSize, alignmentInsets
    case isHidden, alpha, clipsToBounds, appearance, shapes, frontShapes
    case text, image, control, layout, subviews
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      className: try container.decode(String.self, forKey: .className),
      kind: try container.decode(.kind, default: .view),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      frame: try container.decode(LayoutSnapshot.Rect.self, forKey: .frame),
      boundsOrigin: try container.decode(.boundsOrigin, default: .zero),
      contentSize: try container.decodeIfPresent(LayoutSnapshot.Size.self, forKey: .contentSize),
      alignmentInsets: try container.decode(.alignmentInsets, default: .zero),
      isHidden: try container.decode(.isHidden, default: false),
      alpha: try container.decode(.alpha, default: 1),
      clipsToBounds: try container.decode(.clipsToBounds, default: false),
      appearance: try container.decode(.appearance, default: .none),
      shapes: try container.decode(.shapes, default: []),
      frontShapes: try container.decode(.frontShapes, default: []),
      text: try container.decodeIfPresent(LayoutSnapshot.Text.self, forKey: .text),
      image: try container.decodeIfPresent(LayoutSnapshot.Image.self, forKey: .image),
      control: try container.decodeIfPresent(LayoutSnapshot.ControlState.self, forKey: .control),
      layout: try container.decode(.layout, default: .none),
      subviews: try container.decode(.subviews, default: []))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(className, forKey: .className)
    try container.encode(kind, forKey: .kind, unless: .view)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encode(frame, forKey: .frame)
    try container.encode(boundsOrigin, forKey: .boundsOrigin, unless: .zero)
    try container.encodeIfPresent(contentSize, forKey: .contentSize)
    try container.encode(alignmentInsets, forKey: .alignmentInsets, unless: .zero)
    try container.encode(isHidden, forKey: .isHidden, unless: false)
    try container.encode(alpha, forKey: .alpha, unless: 1)
    try container.encode(clipsToBounds, forKey: .clipsToBounds, unless: false)
    try container.encode(appearance, forKey: .appearance, unless: .none)
    try container.encode(shapes, forKey: .shapes, unless: [])
    try container.encode(frontShapes, forKey: .frontShapes, unless: [])
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(control, forKey: .control)
    try container.encode(layout, forKey: .layout, unless: .none)
    try container.encode(subviews, forKey: .subviews, unless: [])
  }
}
