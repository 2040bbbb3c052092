import ConflictAnalysis
import Testing

/// Whose a view is whose class has two letters of a framework, but no module.
struct FrameworkViewTests {
  private func diagnosis(_ container: String, inner: String = "UILabel") throws -> LogDiagnosis {
    try #require(
      Report.diagnosis([
        "\(inner):0x71.leading == \(container):0x70.leading + 14",
        "\(inner):0x71.trailing == \(container):0x70.trailing - 14",
        "'UIView-Encapsulated-Layout-Width' \(container):0x70.width == 0",
      ]))
  }

  @Test(arguments: [
    "VKDocumentCameraStatusView", "PKPaletteContainerView", "QLPreviewItemView", "CAMShutterButton",
    "CKRecipientTokenView", "SFCapsuleView", "WKFullScreenView", "PHPickerFooterView",
  ])
  func `its content is not the author's`(_ container: String) throws {
    let found = try diagnosis(container)
    #expect(!found.isAuthors)
    #expect(found.description.contains("give the view of the controller that shows it a frame"))
  }

  @Test(arguments: [
    "VKFeedView", "VKCellView", "PKCanvasView", "QLPreviewView", "MKMapView", "WKWebView", "SKView",
    "EKRowView", "CKComponentRootView", "PKPaymentButton", "Demo.VKCImageView",
  ])
  func `in public views and in an app's own it is`(_ container: String) throws {
    #expect(try diagnosis(container).isAuthors)
  }

  /// A guide with a name in a view of which only the identifier is printed.
  private func namedGuide(_ guide: String, beside other: String = "UIView") throws -> LogDiagnosis {
    let names = "names: Search?isOn=...:0x70, '|':Search?isOn=...:0x70 "
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 H:|-(>=9)-[UILayoutGuide:0x71'\(guide)']   (active, \(names))>",
          "<NSLayoutConstraint:0x62 H:[UILayoutGuide:0x71'\(guide)']-(>=9)-|   (active, \(names))>",
          "<NSLayoutConstraint:0x63 \(other):0x72.width == Search?isOn=....width   (active, \(names))>",
          "<NSLayoutConstraint:0x64 '_UITemporaryLayoutWidth' \(other):0x72.width == 0   (active)>"
      )
      """
    return try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(arguments: [
    "SFCapsuleTextGuide", "AVPlayerControlsGuide", "TUICandidateGuide", "MKScaleLegendGuide",
  ])
  func `a guide with the prefix of a framework is its own`(_ guide: String) throws {
    let found = try namedGuide(guide)
    #expect(!found.isAuthors, "\(found)")
    #expect(found.description.contains("Not yours: every constraint here is made by"))
    #expect(!found.description.contains("isOn ‘Search"))
    // Apps may use the prefix, too.
    #expect(try namedGuide(guide, beside: "Demo.Badge").isAuthors)
  }

  @Test(arguments: ["contentGuide", "SaveGuide", "AVG", "Guide", "UILayoutGuide-1"])
  func `other guides may be the author's`(_ guide: String) throws {
    #expect(try namedGuide(guide).isAuthors)
  }

  @Test func `an app's view in it is the author's`() throws {
    #expect(try diagnosis("QLPreviewItemView", inner: "Demo.Badge").isAuthors)
  }
}
