import Foundation
import HeadlessUIKit
import Testing

private final class Spinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) {
    super.init(style: style)
    color = .red
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

/// Names that apps without storyboards use.
@MainActor @Suite struct MissingNameTests {
  @Test func `names compile as in UIKit`() {
    let table = UITableView()
    table.separatorStyle = UITableViewCell.SeparatorStyle.none
    #expect(table.separatorStyle == .none)
    #expect(Spinner(style: .large).color == .red)
    let item = UINavigationItem()
    #expect(item.title == nil)
    item.title = "Title"
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([item], animated: false)
    #expect(bar.topItem?.title == "Title")
  }

  @Test(arguments: [
    UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), UIColor(white: 0.25, alpha: 1),
  ])
  func `colors are archived`(_ color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  #if !canImport(Darwin)
  @Test func `formats take lists of arguments`() {
    #expect(NSString(format: "#%06x", arguments: getVaList([255])) == "#0000ff")
    #expect(NSString(format: "%@ %d", arguments: getVaList(["a", 2])) == "a 2")
  }

  @Test func `an exception has a name and a reason`() {
    let exception = NSException(name: NSExceptionName("Invalid"), reason: "Because")
    #expect(exception.name.rawValue == "Invalid" && exception.reason == "Because")
  }
  #endif

  @Test func `units follow a locale`() {
    #expect(UnitMass(forLocale: Locale(identifier: "de_DE")).symbol == "kg")
    #expect(UnitMass(forLocale: Locale(identifier: "en_US")).symbol == "lb")
    #expect(UnitVolume(forLocale: Locale(identifier: "de_DE")).symbol == "L")
  }
}
