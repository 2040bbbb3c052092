internal import Foundation

/// The sizes of commonly used SF Symbols, for regular weight and medium scale at 17 points.
///
/// Apple's symbols are glyphs of a font, whose sizes are proportional to the point size. Public
/// documents contain some of them:
/// - Documents of Mac apps save the size of each symbol they name at 13 points, in whole points. The
///   table contains these; a quarter point, half of what rounding up adds on average, is subtracted.
/// - Measured at 17 points, in logs of iOS apps and in saved frames: symbols in a circle are 20 × 19,
///   `person` is 19 × 17.5, and `chevron.right` 12.5 × 16.5.
/// - Documents of iOS apps save proportions, with the longer side as 128. Where an image view has a fixed
///   height, its frame is higher or lower by the symbol's alignment insets, which gives the height in
///   thirds or halves of a point; the width follows from the proportions. The table has 48 symbols of 93
///   views in 19 apps, 26 of one view. All 18 heights that two or more apps show at one scale are the same
///   in each, as heights in a font must be; two symbols with two heights in one app are left out.
///
/// The error: for the lengths of the four symbols of which both were found (those in a circle,
/// `line.3.horizontal`, `square.and.pencil`, `timer`), the median is 3.5 % and the largest 13 %.
enum SymbolSizes {
  /// The width and height of symbols of Mac apps at 13 points.
  private static let mac = """
    applescript.fill 14 18|arrow.2.squarepath 19 14|arrow.backward.to.line 17 12|arrow.clockwise 14 16
    arrow.down 13 14|arrow.down.doc 14 16|arrow.down.forward.and.arrow.up.backward 16 15
    arrow.down.to.line 13 16|arrow.forward.folder 18 14|arrow.forward.to.line 17 12
    arrow.left.arrow.right 16 17|arrow.right.and.line.vertical.and.arrow.left 23 15|arrow.up 13 14
    arrow.up.arrow.down 18 15|arrow.up.doc 14 16|arrow.up.left.and.arrow.down.right 16 15
    arrow.up.to.line 13 16|bandage 16 16|bell 15 18|book.pages 15 18
    bubble.left.and.bubble.right 22 17|character.book.closed 14 16|character.bubble 17 16
    character.cursor.ibeam 16 16|character.textbox 19 14|chart.bar 20 14|command.square 15 14
    curlybraces 15 16|cursorarrow.rays 16 16|decrease.indent 18 13|dice 17 16|doc.badge.plus 16 18
    document 14 16|document.on.clipboard 16 18|document.on.document 16 18|document.on.trash 17 20
    ellipsis.curlybraces 19 16|ellipsis.viewfinder 16 15|eraser 16 16|exclamationmark.triangle 17 15
    eye 21 13|eyedropper.halffull 17 16|filemenu.and.selection 18 14|finder 16 15|folder 18 14
    folder.badge.gear 20 15|folder.badge.person.crop 20 15|gear 17 17|globe 15 15
    hand.thumbsdown.hand.thumbsup 22 19|heart 16 14|highlighter 17 16|house 19 16
    increase.indent 18 13|keyboard 19 13|line.3.horizontal 16 9|list.bullet.indent 19 12
    macwindow.badge.plus 21 16|magnifyingglass 16 15|megaphone 18 16|minus 14 4|number 15 15
    numbers.rectangle 18 14|opticaldisc 15 15|paintbrush 17 18|paperplane 16 16|paragraphsign 13 14
    pause 9 13|pencil 14 13|pencil.slash 13 13|percent 15 15|pin 15 17|placeholdertext.fill 9 14
    play.fill 12 13|plus 14 13|plus.square.dashed 15 14|plus.square.on.square 17 16|power 15 16
    puzzlepiece 22 15|rectangle 18 14|rectangle.and.text.magnifyingglass 19 16
    rectangle.on.rectangle 19 15|rectangle.portrait.on.rectangle.portrait 16 18
    rectangle.split.1x2 18 14|rectangle.split.2x1 18 14|restart 12 13|return 17 14
    sidebar.leading 18 14|sidebar.trailing 18 14|sparkles 15 17|square.and.arrow.down 15 17
    square.and.arrow.up 15 18|square.and.pencil 17 16|stopwatch 15 17|text.alignleft 16 13
    text.alignright 16 13|text.append 16 13|text.bubble 17 16|text.line.magnify 16 14
    text.page.badge.magnifyingglass 15 18|text.redaction 16 13|text.viewfinder 16 15
    textformat 18 12|textformat.characters 25 12|textformat.size 18 12
    textformat.size.larger 11 12|textformat.size.smaller 9 9|tortoise 25 13|trash 15 17
    """

  /// The width and height at 17 points of symbols in image views and buttons that have a fixed height in
  /// documents.
  private static let framed = """
    antenna.radiowaves.left.and.right 24 21|arrow.backward 20 15|arrow.clockwise 17 20
    arrow.counterclockwise 17 20|arrow.down.square 19.5 17.33|arrow.right 20 14.67
    arrow.up.square 19.5 17.33|bell 19 19.5|bell.badge 18.5 20.5|bell.fill 18.5 19.5
    bell.slash.fill 19 20.5|bolt.fill 16.5 21.33|camera 25 18|chevron.up.chevron.down 15.5 18
    circle.slash 20 21|clipboard 18 23.33|creditcard 24 16.33|desktopcomputer 24 19
    externaldrive.fill.badge.minus 26 19|faceid 20.5 18.33|flag 19.5 18.5|flame.fill 16.5 20
    gear 22 20.5|hand.thumbsup 20 21|hand.thumbsup.fill 20 19|icloud.and.arrow.down 24 21
    link 21.5 20.67|lock 18 18.5|lock.fill 16 18.33|lock.shield 20.5 19|mic.slash.fill 17 20
    multiply 15.5 13.33|person.crop.circle.badge.checkmark 22 19.5
    phone.fill 19.5 17.5|qrcode 19.5 17.33|qrcode.viewfinder 20.5 18.33
    rectangle.portrait.and.arrow.right.fill 23.5 20|seal 22.5 21.67|server.rack 24 17.5
    speaker.slash 17.5 18|square.and.arrow.up 19 22
    square.and.arrow.up.trianglebadge.exclamationmark 22 23.33|suit.heart.fill 21 17.5
    sun.min 20 19|tv 25 19|video.fill 24.5 15.5|wrench 23 23|xmark 17.5 15.5
    """

  /// Measured at 17 points.
  private static let measured: [String: CGSize] = [
    "person": CGSize(width: 19, height: 17.5),
    "chevron.right": CGSize(width: 12.5, height: 16.5),
    "chevron.left": CGSize(width: 12.5, height: 16.5),
    "chevron.forward": CGSize(width: 12.5, height: 16.5),
    "chevron.backward": CGSize(width: 12.5, height: 16.5),
    // The height from the alignment rectangle (below), the width from the proportions in documents.
    "chevron.down": CGSize(width: 20, height: 11),
    "checkmark": CGSize(width: 18.5, height: 16.5),
    "exclamationmark.triangle": CGSize(width: 21, height: 18.5),
    "key": CGSize(width: 14.5, height: 22.5),
    "arrow.down.doc": CGSize(width: 18, height: 20),
    "doc.text": CGSize(width: 18, height: 20),
    "repeat": CGSize(width: 22, height: 17),
  ]

  /// Symbols that are drawn as a circle without its name; measured of `timer` only.
  private static let circular = ["timer", "clock", "globe", "safari"]

  /// The size of symbols in a circle.
  private static let circle = CGSize(width: 20, height: 19)

  private static let known: [String: CGSize] = {
    func points(_ length: CGFloat) -> CGFloat { ((length - 0.25) * 17 / 13 * 2).rounded() / 2 }
    var known = table(mac).mapValues {
      CGSize(width: points($0.width), height: points($0.height))
    }
    for name in circular { known[name] = circle }
    known.merge(table(framed)) { _, framed in framed }
    return known.merging(measured) { _, measured in measured }
  }()

  /// Reads the entries of a table: each a name, a width and a height.
  private static func table(_ text: String) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for entry in text.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
      let parts = entry.split(separator: " ")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        continue
      }
      sizes[String(parts[0])] = CGSize(width: width, height: height)
    }
    return sizes
  }

  /// Returns the size of a symbol; nil if neither it nor its outline is known.
  ///
  /// A filled symbol has the size of its outline.
  static func size(of name: String) -> CGSize? {
    let parts = name.split(separator: ".")
    if let last = parts.lastIndex(of: "circle"), last > 0 || parts.count <= 2,
      parts[last...].allSatisfy({ $0 == "circle" || $0 == "fill" })
    {
      return circle
    }
    if let size = known[name] { return size }
    if name.hasSuffix(".fill") { return size(of: String(name.dropLast(5))) }
    return nil
  }

  /// Returns the height of a line of a symbol's font, which is that of the symbol's alignment rectangle.
  ///
  /// Symbols are aligned with text, so the alignment rectangle depends neither on the symbol nor on its
  /// weight and scale. In saved frames of 30 image views at 17 points, frame and alignment rectangle
  /// differ in height by −9.5 (`chevron.down`), −3.5 (`checkmark`, `chevron.right`), −2
  /// (`exclamationmark.triangle`), −1 (in a circle), 1 (that in bold), 2.5 (`key.fill`), 2
  /// (`square.and.arrow.up`) and 6.5 (`info.circle` in bold and large): by the height of the image less
  /// 20 1/3. Frames of UIKit have −1 1/3 in a circle.
  static func lineHeight(pointSize: CGFloat?) -> CGFloat {
    (20 + 1 / 3.0) * (pointSize ?? UIImage.symbolReferencePointSize)
      / UIImage.symbolReferencePointSize
  }

  /// Returns the baseline of the text that a symbol is aligned with, below the center of the symbol.
  static func baseline(pointSize: CGFloat?) -> Double {
    // The ascender of the system font less half a line.
    let line = Double(lineHeight(pointSize: pointSize))
    return (0.952 - 1.1934 / 2) / 1.1934 * line
  }

  /// The factor by which a weight changes the size: 3.5 % for each step from regular.
  ///
  /// Known of `chevron.right` only, in medium and semibold: 4 % and 7 % to 11 %.
  static func factor(of weight: UIImage.SymbolWeight) -> CGFloat {
    weight == .unspecified
      ? 1 : 1 + 0.035 * CGFloat(weight.rawValue - UIImage.SymbolWeight.regular.rawValue)
  }

  /// Returns a size with the proportions in a document, for a symbol of which only these are known.
  ///
  /// Its longer side is that of the median symbol in the table.
  static func size(withProportions size: CGSize) -> CGSize {
    let longer = max(size.width, size.height)
    guard longer > 0 else { return UIImage.estimatedSymbolSize }
    return CGSize(width: 22 * size.width / longer, height: 22 * size.height / longer)
  }
}
