internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import TextMetrics

/// How the canvas measured a document's text, as the document's own frames show it.
///
/// A document keeps what its Xcode measured: at a text size of that Xcode's choice, in pixels or in
/// whole points, in the fonts of its author's language. No number in the document names these, but
/// its labels of one line do, as constraints do for insets.
@MainActor
struct CanvasText: Equatable {
  /// The text size of fonts of a text style.
  ///
  /// Some documents since Xcode 12 have the smallest one: of the corpus 8, with 24 such labels.
  var category = ContentSizeCategory.large
  /// How the size of text in labels and configured buttons is rounded.
  ///
  /// 71 leaves in about 30 documents agree only in points; about 12 views that agreed in pixels,
  /// of documents where both occur, do not any more.
  var rounding = TextRounding()
  /// Whether ideographs are Japanese in texts without kana too.
  var isJapanese = false

  /// As a running app measures.
  init() {}

  /// As the labels and configured buttons of a document show.
  ///
  /// Views of a custom class are no evidence, nor are fonts that cannot be measured.
  ///
  /// - Complexity: O(*n*) in the document's views and the length of their text.
  init(_ document: InterfaceDocument, scale: Double) {
    let samples = Self.samples(document.islands.flatMap(\.views))
    isJapanese = samples.contains { $0.hasKana }
    decide(by: samples, PixelGrid(scale: scale), quorum: 1)
  }

  /// The facts on which two or more views of a layout root agree, otherwise those of the document.
  ///
  /// Interface Builder measures a scene when it is edited, so scenes of a document may differ.
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
    // Each axis votes, as constraints may stretch or compress the other.
    var categories: [Set<ContentSizeCategory>] = []
    for sample in samples where sample.hasTextStyle {
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInHeight($0) }))
      categories.append(Set(ContentSizeCategory.allCases.filter { sample.fitsInWidth($0) }))
    }
    // Of sizes that fit equally often the one nearest to the default.
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

  /// The value with most votes, of several the first; nil where fewer than `quorum` agree.
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

/// A text of one line in the system's font, with the size it was saved in.
@MainActor
struct TextSample {
  private let string: String
  private let font: FontElement?
  private let standardSize: CGFloat
  /// The space around the text.
  private let padding: CGSize
  private let saved: CGSize

  /// Reads a label, or a button with a configuration; nil if the size shows nothing.
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

  /// Whether the height is that of the text in a text size.
  func fitsInHeight(_ category: ContentSizeCategory) -> Bool {
    let height = naturalSize(in: category).height
    return saved.height >= height - 1e-3 && saved.height < height + 0.5 + 1e-3
  }

  /// Whether the width is that of the text in a text size.
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
  /// Whether the font's measures are known: the system's are, and those of a file that the current
  /// environment has.
  var isMeasured: Bool {
    guard let customName else { return true }
    return LayoutEnvironment.current.fonts.face(named: customName) != nil
  }
}
