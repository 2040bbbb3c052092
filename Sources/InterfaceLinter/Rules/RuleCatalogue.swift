/// All rules, in the order in which they are listed.
enum RuleCatalogue {
  static let rules: [any LintRule] = [
    ConflictingConstraints(),
    CanvasSize(),
    CanvasOnlyConstraint(),
    TranslatedMask(),
    LayoutLimit(),
    AmbiguousLayout(),
    AmbiguousScrollableContent(),
    ContentPriorityAmbiguity(),
    MisplacedView(),
    ClippedText(),
    OverlappingViews(),
    OutsideSuperview(),
    ZeroSize(),
    UntappableControl(),
    SelfSizingCell(),
    PinnedScrollContent(),
    FixedWidthText(),
    FixedHeightText(),
    MissingEdge(.leading),
    MissingEdge(.trailing),
    LeftRight(),
    NoConstraints(),
    DuplicateConstraint(),
    SelfConstraint(),
    RedundantConstraint(),
    NeverBindingConstraint(),
    EdgeWithoutEffect(),
    OutsideSafeArea(),
    BackgroundInSafeArea(),
    UnevenGuides(),
    AutoLayoutOff(),
    UnavailableOnTarget(),
    StaticTable(),
    LaunchScreen(),
    UnreachedVariation(),
    WiderThanWindow(),
    ScreenSized(),
    DynamicTypeFont(),
    DuplicateID(),
    RepeatedIdentifier(),
    MissingIdentifier(),
    UnknownReference(),
    MissingResource(),
    UnrelatedViews(),
    EffectViewConstraint(),
    InvalidConstraint(),
    EmbeddingCycle(),
    RepeatedConnection(),
    UnusedScene(),
    UnreadablePart(),
    NoViews(),
  ]
}

extension RulePage {
  /// The documentation of all rules, in the order in which they are listed.
  public static let all: [RulePage] = RuleCatalogue.rules.map(\.page)

  /// Returns the documentation of the rule with an id.
  public static func named(_ id: String) -> RulePage? { all.first { $0.id == id } }
}
