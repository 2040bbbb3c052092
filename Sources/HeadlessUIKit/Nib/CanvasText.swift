internal import Foundation
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
  /// 71 views in 31 documents agree only in points; all that agreed in pixels still do.
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
    let samples = document.islands.flatMap(\.views).compactMap { view in
      TextSample(view, in: document)
    }
    isJapanese = samples.contains { $0.hasKana }
    category = Self.category(samples)
    let grid = TextMetrics.PixelGrid(scale: scale)
    rounding.width = Self.mode(samples.map { $0.widthModes(in: category, grid) })
    rounding.height = Self.mode(samples.map { $0.heightModes(in: category, grid) })
  }

  /// The text size that most heights agree with; of several the one nearest to the default.
  private static func category(_ samples: [TextSample]) -> ContentSizeCategory {
    var best = (category: ContentSizeCategory.large, votes: 0)
    let order = ContentSizeCategory.allCases.sorted {
      ($0 == .large ? 0 : 1, $0) < ($1 == .large ? 0 : 1, $1)
    }
    for category in order {
      let votes = samples.filter { $0.fits(category) }.count
      if votes > best.votes { best = (category, votes) }
    }
    return best.category
  }

  /// The way of rounding that most samples agree with, of several the finest.
  private static func mode(_ votes: [Set<TextRounding.Mode>]) -> TextRounding.Mode {
    var best = (mode: TextRounding.Mode.pixels, votes: 0)
    for mode in TextRounding.Mode.allCases {
      let count = votes.filter { $0.contains(mode) }.count
      if count > best.votes { best = (mode, count) }
    }
    return best.mode
  }

  /// The font that an element describes; one of the given size where it says nothing.
  func font(_ element: FontElement?, standard: CGFloat) -> UIFont {
    UIFont(element, standard: standard, category: category)
  }
}

/// A text of one line in the system's font, with the size it was saved in.
@MainActor
struct TextSample {
  private let string: String
  private let font: FontElement?
  private let standardSize: CGFloat
  /// What stands around the text.
  private let padding: CGSize
  private let saved: CGSize

  /// Reads a label, or a button with a configuration; nil where the size shows nothing.
  init?(_ view: ViewElement, in document: InterfaceDocument) {
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
    let size = content.layout(lines: 1).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Whether the height is that of a text style in a text size.
  func fits(_ category: ContentSizeCategory) -> Bool {
    guard font?.textStyle != nil else { return false }
    let height = naturalSize(in: category).height
    return saved.height >= height - 1e-3 && saved.height < height + 0.5 + 1e-3
  }

  /// The ways of rounding that lead to the width saved; none where they do not differ.
  func widthModes(
    in category: ContentSizeCategory, _ grid: TextMetrics.PixelGrid
  ) -> Set<TextRounding.Mode> {
    modes(naturalSize(in: category).width, saved.width - padding.width, grid)
  }

  /// The ways of rounding that lead to the height saved; none where they do not differ.
  func heightModes(
    in category: ContentSizeCategory, _ grid: TextMetrics.PixelGrid
  ) -> Set<TextRounding.Mode> {
    modes(naturalSize(in: category).height, saved.height - padding.height, grid)
  }

  private func modes(
    _ natural: CGFloat, _ saved: CGFloat, _ grid: TextMetrics.PixelGrid
  ) -> Set<TextRounding.Mode> {
    let fitting = TextRounding.Mode.allCases.filter {
      abs($0.round(Double(natural), grid) - Double(saved)) < 0.02
    }
    return fitting.count == TextRounding.Mode.allCases.count ? [] : Set(fitting)
  }
}

extension FontElement {
  /// Whether the font is the system's, whose measures are known.
  fileprivate var isMeasured: Bool {
    textStyle != nil || type != nil || (name == nil && family == nil)
  }
}
