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

  @Test func `an app's view in it is the author's`() throws {
    #expect(try diagnosis("QLPreviewItemView", inner: "Demo.Badge").isAuthors)
  }
}
