// UIKit, in Swift 5 mode, as apps of some years ago are written: without a word about
// actors.
import Foundation
import Testing
import UIKit

/// A form of a label and a field, built in `loadView`.
class FormViewController: UIViewController {
  let titleLabel = UILabel()
  let field = UITextField()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var heightConstraint: NSLayoutConstraint!

  override func loadView() {
    view = UIView()
    titleLabel.text = "Title"
    field.placeholder = "Value"
    field.borderStyle = .roundedRect
    for item in [titleLabel, field] as [UIView] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    heightConstraint = field.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      titleLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      field.leftAnchor.constraint(equalTo: titleLabel.leftAnchor),
      field.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      heightConstraint,
    ])
  }

  func makeHigher() {
    heightConstraint.constant = 60
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}

@MainActor
@Suite struct OlderCodeTests {
  @Test func `a form fills its window and grows by a constant`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let form = FormViewController()
    window.rootViewController = form
    window.makeKeyAndVisible()
    let top = form.titleLabel.frame.maxY + 8
    #expect(form.field.frame == CGRect(x: 20, y: top, width: 280, height: 44))

    form.makeHigher()
    #expect(form.field.frame == CGRect(x: 20, y: top, width: 280, height: 60))
  }

  @available(*, deprecated)
  @Test func `names from before Swift 4_2 are those of today`() {
    let state: UIControlState = .normal
    let events: UIControlEvents = [.touchUpInside]
    let type: UIButtonType = .system
    let button = UIButton(type: type)
    button.setTitle("OK", for: state)
    #expect(button.title(for: .normal) == "OK" && events == .touchUpInside)
    let style: UITableViewCellStyle = .subtitle
    let accessory: UITableViewCellAccessoryType = .checkmark
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.accessoryType = accessory
    let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
    table.rowHeight = UITableViewAutomaticDimension
    #expect(table.rowHeight == CGFloat(-1) && table.style == .grouped)
    let options: UIViewAnimationOptions = [.curveEaseOut]
    UIView.animate(withDuration: 0, delay: 0, options: options, animations: {}, completion: nil)
    let direction: UICollectionViewScrollDirection = .horizontal
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.estimatedItemSize = UICollectionViewFlowLayoutAutomaticSize
    let body: UIFontTextStyle = .body
    #expect(UIFont.preferredFont(forTextStyle: body).pointSize == CGFloat(17))
    let border: UITextBorderStyle = .roundedRect
    let never: UIScrollViewContentInsetAdjustmentBehavior = .never
    table.contentInsetAdjustmentBehavior = never
    #expect(border == .roundedRect && UIViewNoIntrinsicMetric == CGFloat(-1))
    #expect(UILayoutFittingCompressedSize == CGSize.zero)
    let mask: UIViewAutoresizing = [.flexibleWidth]
    let mode: UIViewContentMode = .scaleAspectFill
    button.autoresizingMask = mask
    button.contentMode = mode
    #expect(button.autoresizingMask == [.flexibleWidth] && button.contentMode == .scaleAspectFill)
  }
}

/// What an app of Swift 5 does at its start, from a function that says nothing about actors.
private func registerClasses() {
  InterfaceClasses.shared.register(OlderBadge.self) { properties in
    properties.outlet("label", \.label)
  }
}

private final class OlderBadge: UIView {
  var label: UILabel?
}

@MainActor
@Suite struct OlderRegistrationTests {
  @Test func `classes are registered from code that says nothing about actors`() throws {
    registerClasses()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
       <objects>
        <view id="badge" customClass="OlderBadge">
         <rect key="frame" x="0" y="0" width="40" height="20"/>
         <subviews>
          <label text="7" id="label"><rect key="frame" x="0" y="0" width="40" height="20"/></label>
         </subviews>
         <connections><outlet property="label" destination="label" id="o"/></connections>
        </view>
       </objects>
      </document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let badge = try #require(nib.instantiate(withOwner: nil).first as? OlderBadge)
    #expect(badge.label?.text == "7")
  }
}
