extension NSLayoutConstraint {
  /// Options for the alignment of the views of a visual format, and for its direction.
  ///
  /// The bit of an alignment is given by the raw value of its attribute (`vfl:F3.1`).
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns left edges; for vertical formats.
    public static let alignAllLeft = Self(aligning: .left)
    /// Aligns right edges; for vertical formats.
    public static let alignAllRight = Self(aligning: .right)
    /// Aligns top edges; for horizontal formats.
    public static let alignAllTop = Self(aligning: .top)
    /// Aligns bottom edges; for horizontal formats.
    public static let alignAllBottom = Self(aligning: .bottom)
    /// Aligns leading edges; for vertical formats.
    public static let alignAllLeading = Self(aligning: .leading)
    /// Aligns trailing edges; for vertical formats.
    public static let alignAllTrailing = Self(aligning: .trailing)
    /// Aligns horizontal centers; for vertical formats.
    public static let alignAllCenterX = Self(aligning: .centerX)
    /// Aligns vertical centers; for horizontal formats.
    public static let alignAllCenterY = Self(aligning: .centerY)
    /// Aligns last baselines; for horizontal formats.
    public static let alignAllLastBaseline = Self(aligning: .lastBaseline)
    /// Aligns first baselines; for horizontal formats.
    public static let alignAllFirstBaseline = Self(aligning: .firstBaseline)

    /// The older name of ``alignAllLastBaseline``.
    public static var alignAllBaseline: Self { .alignAllLastBaseline }

    /// The bits for the alignment.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// Lays out a horizontal format from leading to trailing; the default.
    public static var directionLeadingToTrailing: Self { Self(rawValue: 0 << 16) }
    /// Lays out a horizontal format from left to right, regardless of the layout direction.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Lays out a horizontal format from right to left, regardless of the layout direction.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The bits for the direction.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Measures the spaces of a vertical format from edge to edge; the default.
    public static var spacingEdgeToEdge: Self { Self(rawValue: 0 << 19) }
    /// Measures the spaces between the views of a vertical format from baseline to baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bit for the spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The options as plain values.
    func style(_ superviewSpacing: SuperviewSpacing) -> FormatStyle {
      var style = FormatStyle()
      style.alignments = alignments
      switch intersection(.directionMask) {
      case .directionLeftToRight: style.direction = .leftToRight
      case .directionRightToLeft: style.direction = .rightToLeft
      default: break
      }
      style.measuresBaselines = contains(.spacingBaselineToBaseline)
      style.superviewSpace = superviewSpacing.length
      return style
    }

    /// The attributes by which adjacent views are aligned, in the order of Apple's raw values.
    var alignments: [Attribute] {
      let known: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return known.filter { contains(Self(aligning: $0)) }
    }
  }
}
