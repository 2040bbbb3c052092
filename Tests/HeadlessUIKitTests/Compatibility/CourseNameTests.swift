import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

extension CGFloat {
  fileprivate var amount: Int { Int(abs(self)) + abs(-1) }
}

/// Names that apps of courses and of older versions of Swift use.
@MainActor
@Suite struct CourseNameTests {
  @Test func `a color literal is a color of either framework`() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let color = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `a color of Display P3 is the same color of sRGB`() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).rgba
    #expect(abs(white.red - 1) < 0.001 && abs(white.green - 1) < 0.001)
    #expect(white.alpha == 0.5)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba
    #expect(red.red > 1 && red.green < 0)
  }

  @Test func `behaviors are made without items, and an animator finds items`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior()
    collision.addItem(item)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior())
    animator.addBehavior(UIDynamicItemBehavior())
    #expect(animator.items(in: view.bounds).count == 1)
    #expect(animator.items(in: CGRect(x: 50, y: 50, width: 5, height: 5)).isEmpty)
  }

  @Test func `an absolute value is found in an extension of CGFloat`() {
    #expect(CGFloat(-3).amount == 4)
  }

  @Test func `errors, images and contexts are made as in Foundation and UIKit`() {
    #expect(NSError().code == 0)
    #expect(UIImage(systemName: "star", variableValue: 0.5) != nil)
    #expect(UIImage(named: "no image of this name", variableValue: 0.5) == nil)
    let context = unsafe CGContext(
      data: nil, width: 10, height: 5, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    #expect(context?.makeImage() != nil)
  }

  @Test func `dragged objects are loaded by their class`() {
    let provider = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp"))
    #expect(provider.canLoadObject(ofClass: NSURL.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    var found: URL?
    provider.loadObject(ofClass: URL.self) { url, _ in found = url }
    #expect(found?.path == "/tmp")
  }

  @Test func `a document reads and writes its file`() throws {
    final class Note: UIDocument {
      var text = ""
      override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
      }
    }
    let url = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString).note")
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "Buy milk"
    note.updateChangeCount(.done)
    note.autosave()
    #expect(!note.hasUnsavedChanges)
    let copy = Note(fileURL: url)
    #expect(copy.documentState == .closed)
    copy.open()
    #expect(copy.text == "Buy milk" && copy.documentState == .normal)
  }
}
