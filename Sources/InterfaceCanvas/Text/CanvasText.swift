internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import TextMetrics

/// The settings with which the canvas measured the text of a document, inferred from the frames in
/// the document.
///
/// The frames in a document contain the text sizes that Xcode measured: for a content size
/// category, rounded to pixels or to whole points, with the fonts of the author's language. The
/// document does not contain these settings, but they can be inferred from its single-line labels,
/// as insets can be from constraints.
@MainActor
struct CanvasText: Equatable {
  /// The content size category for fonts of a text style.
  ///
  /// Some documents since Xcode 12 were measured with the smallest category: 8 of the corpus, with
  /// 24 such labels.
  var category = ContentSizeCategory.large
  /// The rounding of text sizes in labels and buttons with a configuration.
  ///
  /// 71 leaf views in about 30 documents agree only with rounding to points. About 12 views of
  /// documents with both kinds of rounding, which agreed with rounding to pixels, no longer do.
  var rounding = TextRounding()
  /// Whether ideographs are also treated as Japanese in texts without kana.
  var isJapanese = false

  /// Creates the settings of a running app.
  init() {}

  /// Infers the settings from the labels and the buttons with a configuration in a document.
  ///
  /// Views of custom classes and text in fonts that cannot be measured are not used.
  ///
  /// - Complexity: O(*n*) in the number of views and the length of their text.
  init(_ document: InterfaceDocument, scale: Double) {
    let samples = Self.samples(document.islands.flatMap(\.views))
    isJapanese = samples.contains { $0.hasKana }
    decide(by: samples, PixelGrid(scale: scale), quorum: 1)
  }

  /// Returns the settings on which two or more views of a layout root agree, and those of the
  /// document for all others.
  ///
  /// Interface Builder measures a scene when it is edited, so the scenes of a document can differ.
  func narrowed(to island: Island, scale: Double) -> CanvasText {
    var text = self
    text.decide(by: Self.samples(island.views), PixelGrid(scale: scale), quorum: 2)
    return text
  }

  private static func samples(_ views: [ViewElement]) -> [TextSample] {
    views.compactMap { TextSample($0) }
  }

  private mutating func decide(
    by samples: [TextSample], _ grid: PixelGrid, quorum: Int
  ) {
    // Each axis is considered separately, because constraints can stretch or compress the other.
    var categories: [Set<ContentSizeCategory>] = []
    for sample in samples where sample.hasTextStyle {
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInHeight($0) }))
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInWidth($0) }))
    }
    // Of the categories that match equally often, the one nearest to the default is used.
    let order = ContentSizeCategory.allCases.sorted {
      ($0 == .large ? 0 : 1, $0) < ($1 == .large ? 0 : 1, $1)
    }
    category = Self.winner(of: categories, among: order, quorum) ?? category
    let modes = TextRounding.Mode.allCases
    let widths = samples.map { $0.widthModes(in: category, grid) }
    rounding.width = Self.winner(of: widths, among: modes, quorum) ?? rounding.width
    let heights = samples.map { $0.heightModes(in: category, grid) }
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
struct TextSample {
  private let string: String
  private let font: FontElement?
  private let standardSize: CGFloat
  /// The padding around the text.
  private let padding: CGSize
  private let saved: CGSize

  /// Creates a sample from a label or a button with a configuration.
  ///
  /// Returns nil if nothing can be inferred from its size.
  init?(_ view: ViewElement) {
    guard view.customClass == nil, !view.isMisplaced, let frame = view.frame else { return nil }
    saved = CGSize(width: frame.width, height: frame.height)
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
    let font = UIFont(font, standard: standardSize, category: category)
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

extension FontElement {
  /// Whether the metrics of the font are known, which is the case for the system font and for fonts
  /// in the current environment.
  var isMeasured: Bool {
    guard let customName else { return true }
    return LayoutEnvironment.current.fonts.face(named: customName) != nil
  }
}
