package import Foundation

/// The sizes of controls in one generation; alignment-rectangle sizes, in points.
///
/// Sources: `controls.md` §1 and §3; sizes that Interface Builder stored in documents of each
/// version; `measured.md` M7 and M8 for iOS 26. Values marked *estimate* were not found anywhere.
package struct ControlSizes {
  var switchSize = CGSize(width: 49, height: 31)
  var switchInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// Without the alignment insets: the frame is one point taller.
  var sliderHeight: CGFloat = 30
  var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  var segmentedHeight: CGFloat = 28
  var segmentedInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The width that a segment adds to its title, in whole points; determined from controls with
  /// segments of equal width in documents: 2 of iOS 11, and 20 of later versions.
  var segmentPadding: CGFloat = 14
  /// The weight in which titles of segments are measured: since iOS 13 that of the selected segment.
  var segmentWeight = UIFont.Weight.regular
  var segmentDivider: CGFloat = 1
  var stepperSize = CGSize(width: 94, height: 29)
  var progressHeight: CGFloat = 2
  /// A progress view in bar style; *estimate* between 2.5 and 3.
  var progressBarHeight: CGFloat = 2.5
  var activityIndicatorSize = CGSize(width: 20, height: 20)
  var largeActivityIndicatorSize = CGSize(width: 37, height: 37)
  var pageControlHeight: CGFloat = 37
  /// The width around the dots of a page control, and the distance between them.
  var pageControlPadding: CGFloat = -9
  var pageControlPitch: CGFloat = 16
  /// The minimum height of a text field with rounded corners.
  var roundedFieldHeight: CGFloat = 30
  /// The height that rounded corners add to the text; *estimate* for fonts above 17 points.
  var roundedFieldPadding: CGFloat = 9
  /// The height that a text field adds to its line of text, in whole points.
  var fieldLinePadding: CGFloat = 0
  var searchBarHeight: CGFloat = 44
  var wheelsSize = CGSize(width: 320, height: 216)
  /// The height that a button without image adds above and below its title, if its content insets
  /// are zero.
  var buttonTitlePadding: CGFloat = 6
  var buttonMinimumWidth: CGFloat = 30
  /// The height of navigation bars and toolbars: regular, compact, and on iPad.
  var barHeight: CGFloat = 44
  var compactBarHeight: CGFloat = 32
  /// The height of bars on large iPhones in landscape; from memory.
  var compactWideBarHeight: CGFloat = 40
  var padBarHeight: CGFloat = 44
  /// The height that a large title adds to a navigation bar; 0 before iOS 11.
  var largeTitleHeight: CGFloat = 0
  var promptHeight: CGFloat = 30
  /// The height of a navigation bar at the top of a sheet; 0 before iOS 13 (from documents of Xcode
  /// 11 and later).
  var sheetBarHeight: CGFloat = 0
  var tabBarHeight: CGFloat = 49
  var compactTabBarHeight: CGFloat = 49
  var padTabBarHeight: CGFloat = 49
  /// The top and bottom margins of a cell's content.
  ///
  /// The side margins depend on the width.
  package var cellVerticalMargin: CGFloat = 8
  /// Whether a cell's content view ends above the separator; else it is as high as the row.
  var contentEndsAtSeparator = true
  /// The width of accessories in addition to the side margin, from saved content views of cells.
  var disclosureWidth: CGFloat = 18
  var checkmarkWidth: CGFloat = 24
  var detailButtonWidth: CGFloat = 24
  /// From one document of iOS 16; before iOS 13 from memory.
  var detailDisclosureWidth: CGFloat = 52
  /// The space between text and an accessory in a cell.
  var accessoryGap: CGFloat = 0
  /// The space between a cell's title and its subtitle.
  var subtitleGap: CGFloat = 0
  /// The height of a plain table's section header, and the space that iOS 15 adds above it; from
  /// memory.
  var plainHeaderHeight: CGFloat = 28
  var plainHeaderTopPadding: CGFloat = 0
  /// The heights of a grouped table's headers and footers without text: the first header, and all
  /// others, which are a pixel lower.
  var firstGroupedHeaderHeight: CGFloat = 35
  var groupedHeaderHeight: CGFloat = 18
}

extension LayoutGeneration {
  /// The sizes of controls in this generation.
  package var sizes: ControlSizes {
    var sizes = ControlSizes()
    guard self >= .iOS11 else { return sizes }
    sizes.searchBarHeight = 56
    sizes.largeTitleHeight = 52
    sizes.padBarHeight = 50
    sizes.compactTabBarHeight = 32
    sizes.padTabBarHeight = 50
    sizes.cellVerticalMargin = 11
    guard self >= .iOS13 else { return sizes }
    sizes.sheetBarHeight = 56
    sizes.segmentedHeight = 31
    sizes.segmentPadding = 18
    sizes.segmentWeight = .medium
    sizes.stepperSize.height = 32
    sizes.roundedFieldHeight = 34
    sizes.roundedFieldPadding = 12
    sizes.fieldLinePadding = 1
    sizes.contentEndsAtSeparator = false
    sizes.disclosureWidth = 11
    sizes.detailDisclosureWidth = 37
    sizes.accessoryGap = 8
    sizes.subtitleGap = 3
    guard self >= .iOS14 else { return sizes }
    sizes.progressHeight = 4
    sizes.progressBarHeight = 4
    // 27.5 in the documents of Xcode 12 (2), 26 in those of later versions (4).
    sizes.pageControlHeight = 27.5
    // 115.5 for three pages. The width per additional page is an *estimate*: that of earlier
    // versions.
    sizes.pageControlPadding = 67.5
    guard self >= .iOS15 else { return sizes }
    sizes.pageControlHeight = 26
    sizes.disclosureWidth = 10.5
    sizes.checkmarkWidth = 20.5
    sizes.plainHeaderTopPadding = 22
    guard self >= .iOS18 else { return sizes }
    sizes.sliderHeight = 34
    // 73 for three pages (canvas.md, a document of Xcode 16.3).
    sizes.pageControlPadding = 25
    guard self >= .iOS26 else { return sizes }
    sizes.switchSize = CGSize(width: 61, height: 28)
    sizes.sliderInsets = .zero
    // From one document.
    sizes.searchBarHeight = 64
    sizes.cellVerticalMargin = 15
    return sizes
  }
}
