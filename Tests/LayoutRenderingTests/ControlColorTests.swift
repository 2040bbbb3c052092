import Foundation
import LayoutRendering
import LayoutSnapshot
import Testing

/// What an app can set of the drawings of controls, bars and scroll views.
@Suite struct ControlColorTests {
  private func picture(of views: LayoutSnapshot.View...) -> String {
    let root = LayoutSnapshot.View(id: "root", frame: Sample.rect(0, 0, 400, 400), subviews: views)
    let snapshot = LayoutSnapshot(
      name: "", canvas: .init(width: 400, height: 400), root: root)
    return LayoutRenderer(LayoutRenderer.Options(padding: 0)).svg(of: snapshot)
  }

  private let red = LayoutSnapshot.Color(red: 0xEE, green: 0x11, blue: 0x22)

  private func item(
    _ title: String?, _ image: String? = nil, tint: LayoutSnapshot.Color? = nil
  ) -> LayoutSnapshot.ControlState.Item {
    var item = LayoutSnapshot.ControlState.Item(title: title, image: image, placement: .trailing)
    item.tint = tint
    return item
  }

  @Test func `a scroll indicator that is hidden is not drawn`() {
    var scroll = LayoutSnapshot.View(
      id: "scroll", kind: .scroll, frame: Sample.rect(0, 0, 100, 100),
      contentSize: .init(width: 300, height: 300))
    let both = picture(of: scroll)
    scroll.control = .init(axesWithoutIndicator: [.horizontal])
    let one = picture(of: scroll)
    scroll.control = .init(axesWithoutIndicator: [.horizontal, .vertical])
    let none = picture(of: scroll)
    func count(_ svg: String) -> Int { svg.components(separatedBy: "<rect").count }
    #expect(count(both) - count(one) == 1)
    #expect(count(one) - count(none) == 1)
  }

  @Test(arguments: [LayoutSnapshot.Kind.switch, .slider, .progress, .activityIndicator])
  func `a control is drawn in its own color`(kind: LayoutSnapshot.Kind) {
    var view = LayoutSnapshot.View(id: "control", kind: kind, frame: Sample.rect(0, 0, 100, 30))
    view.control = .init(isOn: true, value: 0.5)
    #expect(!picture(of: view).contains("EE1122"))
    view.control?.tints = .init(main: red)
    #expect(picture(of: view).contains("EE1122"))
  }

  @Test func `a layer of a button is behind its title, and one of a label in front of its text`()
    throws
  {
    for (kind, isBehind) in [(LayoutSnapshot.Kind.button, true), (.label, false)] {
      var view = LayoutSnapshot.View(id: "view", kind: kind, frame: Sample.rect(0, 0, 100, 30))
      view.text = .init("Save", lines: [.init("Save", x: 10, baseline: 20, width: 40)])
      view.shapes = [.init(path: "M0 0L100 0L100 30L0 30Z", fill: red)]
      let svg = picture(of: view)
      let (shape, title) = (svg.range(of: "EE1122"), svg.range(of: "Save"))
      #expect(
        try (#require(shape).lowerBound < #require(title).lowerBound) == isBehind, "\(kind)")
    }
  }

  @Test func `an item of a bar has its own color, and shows its image and not its title`() {
    var bar = LayoutSnapshot.View(
      id: "bar", kind: .navigationBar, frame: Sample.rect(0, 0, 400, 44))
    bar.control = .init(items: [item("Log out", tint: red)])
    let titled = picture(of: bar)
    #expect(titled.contains("Log out") && titled.contains("EE1122"))
    bar.control = .init(items: [item("Log out", "plus", tint: red)])
    let withImage = picture(of: bar)
    #expect(!withImage.contains("Log out") && withImage.contains("EE1122"))
  }

  @Test func `a large title is above the search bar`() throws {
    var bar = LayoutSnapshot.View(
      id: "bar", kind: .navigationBar, frame: Sample.rect(0, 0, 400, 148))
    bar.control = .init(style: .large)
    bar.text = LayoutSnapshot.Text("Trackers")
    bar.subviews = [
      LayoutSnapshot.View(id: "search", kind: .searchBar, frame: Sample.rect(0, 96, 400, 52))
    ]
    // 14 points above the search bar.
    let word = try #require(picture(of: bar).components(separatedBy: ">Trackers").first)
    #expect(word.components(separatedBy: "<text").last?.contains("y=\"82\"") == true)
  }

  @Test func `the title of a disabled button keeps a color of its own`() {
    var button = LayoutSnapshot.View(id: "b", kind: .button, frame: Sample.rect(0, 0, 100, 30))
    button.text = LayoutSnapshot.Text("Send", color: red)
    button.control = .init(isEnabled: false)
    #expect(picture(of: button).contains("EE1122"))
  }

  @Test func `a symbol is drawn in its own color instead of the tint`() {
    var view = LayoutSnapshot.View(id: "i", kind: .image, frame: Sample.rect(0, 0, 24, 24))
    var image = LayoutSnapshot.Image(name: "plus", isTemplate: true)
    image.color = red
    view.image = image
    #expect(picture(of: view).contains("EE1122"))
  }

  @Test func `the steps of a wide shadow are no wider than two points`() {
    var view = LayoutSnapshot.View(id: "v", frame: Sample.rect(100, 100, 50, 50))
    view.appearance.shadow = LayoutSnapshot.Shadow(
      color: .black, offset: .init(width: 0, height: 0), radius: 30)
    let shadow = picture(of: view).components(separatedBy: "class=\"shadow\"").last ?? ""
    let steps = shadow.components(separatedBy: "</g>").first?.components(separatedBy: "<rect")
    #expect(steps?.count == 31)
  }

  @Test func `the color of a navigation bar is also behind the status bar`() {
    var bar = LayoutSnapshot.View(
      id: "bar", kind: .navigationBar, frame: Sample.rect(0, 50, 400, 44))
    bar.control = .init(tints: .init(main: red))
    let drawn = picture(of: bar).components(separatedBy: "<rect").first { $0.contains("EE1122") }
    #expect(drawn?.contains("height=\"94\"") == true)
  }
}
