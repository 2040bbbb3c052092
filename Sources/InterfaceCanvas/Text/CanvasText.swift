internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import TextMetrics

/// The settings with which the canvas measured the text of a document.
///
/// The frames in a document contain the text sizes that Xcode measured: for a content size
/// category, rounded to pixels or to whole points, with the fonts of the author's language. Some of
/// these settings depend on the version of Xcode; the document does not contain the others, but they
/// can be inferred from its single-line labels, as insets can be from constraints.
@MainActor
struct CanvasText: Equatable {
  /// The content size category for fonts of a text style.
  ///
  /// The canvas of Xcode 12.5 to 13.4 uses the smallest category: 55 of 58 labels in 19 documents in and outside
  /// the corpus. All others use the default.
  var category = ContentSizeCategory.large
  /// The rounding of text sizes in single-line labels that no stack view arranges, and in buttons with
  /// a configuration.
  ///
  /// Of the heights of such labels since Xcode 8.3, 500 are rounded to points and 378 to pixels, without
  /// a reason in the document. Of other labels, 850 of 892 are rounded to pixels.
  var rounding = TextRounding()
  /// Whether ideographs are also treated as Japanese in texts without kana.
  var isJapanese = false

  /// Creates the settings of a running app.
  init() {}

  /// Creates the settings of the canvas of a version of Xcode.
  init(toolsVersion: Int) {
    if (18_000..<21_000).contains(toolsVersion) { category = .extraSmall }
  }

  /// Infers the settings from the labels and the buttons with a configuration in a document.
  ///
  /// Views of custom classes and text in fonts that cannot be measured are not used.
  ///
  /// - Complexity: O(*n*) in the number of views and the length of their text.
  init(_ document: InterfaceDocument, scale: Double) {
    self.init(toolsVersion: document.toolsVersion)
    let samples = document.islands.flatMap { Self.samples($0.root) }
    isJapanese = samples.contains { $0.hasKana }
    decide(by: samples, PixelGrid(scale: scale), quorum: 1)
  }

  /// Returns the settings on which two or more views of a layout root agree, and those of the
  /// document for all others.
  ///
  /// Interface Builder measures a scene when it is edited, so the scenes of a document can differ.
  func narrowed(to island: Island, scale: Double) -> CanvasText {
    var text = self
    text.decide(by: Self.samples(island.root), PixelGrid(scale: scale), quorum: 2)
    return text
  }

  /// The rounding of the text of a view; `isArranged` is whether a stack view arranges the view.
  func rounding(of view: ViewElement, isArranged: Bool) -> TextRounding {
    view.isMeasuredOnce(isArranged) ? rounding : TextRounding()
  }

  /// The samples of a view and of the views of its layout root below it.
  private static func samples(_ view: ViewElement, isArranged: Bool = false) -> [SavedTextSize] {
    let isStack = view.kind == .stackView
    return [SavedTextSize(view, isArranged: isArranged)].compactMap(\.self)
      + view.islandMembers.flatMap { samples($0, isArranged: isStack) }
  }

  private mutating func decide(
    by samples: [SavedTextSize], _ grid: PixelGrid, quorum: Int
  ) {
    // Each axis is considered separately, because constraints can stretch or compress the other.
    var categories: [Set<ContentSizeCategory>] = []
    for sample in samples where sample.hasTextStyle {
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInHeight($0) }))
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInWidth($0) }))
    }
    // Of the categories that match equally often, the one nearest to the default is used.
    let order = ContentSizeCategory.allCases.sorted {
      ($0 == category ? 0 : 1, $0) < ($1 == category ? 0 : 1, $1)
    }
    category = Self.winner(of: categories, among: order, quorum) ?? category
    let modes = TextRounding.Mode.allCases
    let rounded = samples.filter(\.isMeasuredOnce)
    let widths = rounded.map { $0.widthModes(in: category, grid) }
    rounding.width = Self.winner(of: widths, among: modes, quorum) ?? rounding.width
    let heights = rounded.map { $0.heightModes(in: category, grid) }
    rounding.height = Self.winner(of: heights, among: modes, quorum) ?? rounding.height
  }

  /// Returns the most frequent value, the first of several such values, or nil if it occurs fewer
  /// than `quorum` times.
  private static func winner<Value: Hashable>(
    of votes: [Set<Value>], among values: [Value], _ quorum: Int
  ) -> Value? {
    var best: (value: Value, votes: Int)?
    for value in values {
      let count = votes.filter { $0.contains(value) }.count
      if count >= quorum, count > best?.votes ?? 0 { best = (value, count) }
    }
    return best?.value
  }
}

/// A single-line text in the system font, with its saved size.
@MainActor
struct SavedTextSize {
  private let string: String
  private let font: FontElement?
  private let standardSize: CGFloat
  private let isConfigured: Bool
  /// The padding around the text.
  private let padding: CGSize
  private let saved: CGSize
  /// Whether the sample shows how text is rounded that is not measured during layout.
  let isMeasuredOnce: Bool

  /// Creates a sample from a label or a button with a configuration.
  ///
  /// Returns nil if nothing can be inferred from its size.
  init?(_ view: ViewElement, isArranged: Bool) {
    isMeasuredOnce = view.isMeasuredOnce(isArranged)
    guard view.customClass == nil, !view.isMisplaced, let frame = view.frame else { return nil }
    saved = CGSize(width: frame.width, height: frame.height)
    isConfigured = view.kind == .button
    switch view.kind {
    case .label:
      guard let text = view.text, !text.usesAttributedText else { return nil }
      string = text.shownText
      font = text.font
      standardSize = UIFont.labelFontSize
      padding = .zero
    case .button:
      guard let button = view.button, let configuration = button.configuration,
        configuration.buttonSize == nil, configuration.contentInsets == nil,
        configuration.subtitle == nil, configuration.image == nil, configuration.titleFont == nil,
        configuration.attributedTitle == nil
      else { return nil }
      string = configuration.title ?? button.normalState?.title ?? ""
      font = nil
      standardSize = 17
      padding = CGSize(width: 24, height: 14)
    default: return nil
    }
    guard !string.isEmpty, !string.contains("\n"), font?.isMeasured ?? true else { return nil }
  }

  var hasKana: Bool { string.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) } }

  private func naturalSize(in category: ContentSizeCategory) -> CGSize {
    // Without a font of its own, the title of a configuration has that of the body.
    let font =
      isConfigured
      ? UIFont(.preferred(.body, in: category))
      : UIFont(font, standard: standardSize, category: category)
    var content = TextContent(font: font)
    content.source = .plain(string)
    return CGSize(content.layout(lines: 1, in: .current).size)
  }

  var hasTextStyle: Bool { font?.textStyle != nil }

  /// Returns whether the height matches that of the text in a content size category.
  func fitsInHeight(_ category: ContentSizeCategory) -> Bool {
    let height = naturalSize(in: category).height
    return saved.height >= height - 1e-3 && saved.height < height + 0.5 + 1e-3
  }

  /// Returns whether the width matches that of the text in a content size category.
  func fitsInWidth(_ category: ContentSizeCategory) -> Bool {
    let width = naturalSize(in: category).width
    return saved.width >= width - 1e-3 && saved.width < width + 1
  }

  /// Returns the ways of rounding that result in the saved width; empty if they are equivalent.
  func widthModes(
    in category: ContentSizeCategory, _ grid: PixelGrid
  ) -> Set<TextRounding.Mode> {
    modes(naturalSize(in: category).width, saved.width - padding.width, grid)
  }

  /// Returns the ways of rounding that result in the saved height; empty if they are equivalent.
  func heightModes(
    in category: ContentSizeCategory, _ grid: PixelGrid
  ) -> Set<TextRounding.Mode> {
    modes(naturalSize(in: category).height, saved.height - padding.height, grid)
  }

  private func modes(
    _ natural: CGFloat, _ saved: CGFloat, _ grid: PixelGrid
  ) -> Set<TextRounding.Mode> {
    let fitting = TextRounding.Mode.allCases.filter {
      abs($0.round(Double(natural), grid) - Double(saved)) < 0.02
    }
    return fitting.count == TextRounding.Mode.allCases.count ? [] : Set(fitting)
  }
}

extension ViewElement {
  /// Whether the text is measured before layout only: that of buttons, and of labels of one line that
  /// no stack view arranges.
  fileprivate func isMeasuredOnce(_ isArranged: Bool) -> Bool {
    kind != .label || (!isArranged && text?.numberOfLines ?? 1 == 1)
  }
}

extension FontElement {
  /// Whether the metrics of the font are known, which is the case for the system font and for fonts
  /// in the current environment.
  var isMeasured: Bool {
    guard let customName else { return true }
    return LayoutEnvironment.current.fonts.face(named: customName) != nil
  }
}
