// Stack views, and conflicts of the system's.
extension Cause {
  static let containers: [Cause] = [
    Cause("a pin of an arranged view", "remove:pin", "lower:pin") { log in
      let stack = log.view("UIStackView", "AppRowStackView")
      let (a, b) = (log.content(), log.content())
      let isVertical = log.chance(0.5)
      let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      log.add("pin", a, far, "==", stack, far, 0, bar: true)
      log.add("x", stack, far, "==", b, far, 0, by: .system("UISV-canvas-connection"))
      log.add(
        "y", b, near, "==", a, far, log.pick([8, 10, 16]), by: .system("UISV-spacing"))
    },
    Cause("a stack view with a size of its own", "lower:stack", "remove:stack", "constant:stack") {
      log in
      let stack = log.view("UIStackView")
      let (a, b) = (log.content(), log.content())
      let (one, two) = (log.pick([40.0, 60, 80]), log.pick([44.0, 60]))
      log.add("stack", stack, "height", "==", nil, "", one + two - log.pick([10, 20]))
      log.add("one", a, "height", "==", nil, "", one)
      log.add("two", b, "height", "==", nil, "", two)
      log.add("x", stack, "top", "==", a, "top", 0, by: .system("UISV-canvas-connection"))
      log.add("y", stack, "bottom", "==", b, "bottom", 0, by: .system("UISV-canvas-connection"))
      log.add("z", b, "top", "==", a, "bottom", 8, by: .system("UISV-spacing"))
    },
    Cause(
      "two widths in a stack view that fills equally", "lower:one", "lower:two", "remove:one",
      "remove:two", "stack:x", "constant:one", "constant:two"
    ) { log in
      let (a, b) = (log.content(), log.content())
      log.add("one", a, "width", "==", nil, "", log.pick([100, 120]))
      log.add("two", b, "width", "==", nil, "", log.pick([140, 200]))
      log.add("x", b, "width", "==", a, "width", 0, by: .system("UISV-fill-equally"))
    },
    Cause(
      "two heights in a stack view that aligns both edges", "lower:one", "lower:two", "remove:one",
      "remove:two", "constant:one", "constant:two"
    ) { log in
      let (a, b) = (log.view("UIButton", "AppIcon", "UIView"), log.view("UIImageView", "UIView"))
      log.add("one", a, "height", "==", nil, "", log.pick([30, 32]))
      log.add("two", b, "height", "==", nil, "", log.pick([40, 44]))
      log.add("top", a, "top", "==", b, "top", 0, by: .system("UISV-alignment"))
      log.add("bottom", a, "bottom", "==", b, "bottom", 0, by: .system("UISV-alignment"))
    },
    Cause(
      "a width in a stack view that aligns both edges", "lower:size", "remove:size", "relax:size"
    ) { log in
      let (root, stack, field) = (
        log.view("UIView", "AppForm"), log.view("UIStackView"), log.view("UITextField", "UILabel")
      )
      let view = log.view(
        "UIView", "UIImageView", "UIButton", "AppSaveButton", "UISwitch", "UITextField")
      pin(stack, in: root, &log)
      log.add("size", view, "width", "==", nil, "", log.pick([49, 120, 200]))
      for edge in ["leading", "trailing"] {
        log.add("a" + edge, field, edge, "==", view, edge, 0, by: .system("UISV-alignment"))
        log.add(
          "c" + edge, stack, edge, "==", field, edge, 0, by: .system("UISV-canvas-connection"))
      }
    },
    Cause(
      "a centre and a width in a stack view that aligns both edges", "lower:size", "remove:size",
      "lower:centre", "remove:centre"
    ) { log in
      let (root, stack, field) = (
        log.view("UIView", "AppForm"), log.view("UIStackView"), log.view("UITextField", "UILabel")
      )
      let view = log.view("UIView", "UIImageView", "UIButton", "AppSaveButton", "AppBadge")
      pin(stack, in: root, &log)
      log.add("size", view, "width", "==", nil, "", log.pick([49, 120, 200]))
      log.add("centre", view, "centerX", "==", root, "centerX")
      log.add("a", field, "trailing", "==", view, "trailing", 0, by: .system("UISV-alignment"))
      log.add(
        "c", stack, "trailing", "==", field, "trailing", 0, by: .system("UISV-canvas-connection"))
    },
    Cause(
      "fixed sizes in a stack view that is pinned at both ends", "lower:one", "lower:two",
      "remove:one", "remove:two", "relax:one", "relax:two", "relax:end"
    ) { log in
      let (root, stack) = (log.view("UIView", "AppForm"), log.view("UIStackView"))
      let (a, b) = (log.content(), log.content())
      pin(stack, in: root, &log)
      log.add("one", a, "width", "==", nil, "", log.pick([30, 44, 60]))
      log.add("two", b, "width", "==", nil, "", log.pick([30, 60, 100]))
      log.add("x", stack, "leading", "==", a, "leading", 0, by: .system("UISV-canvas-connection"))
      log.add("y", stack, "trailing", "==", b, "trailing", 0, by: .system("UISV-canvas-connection"))
      log.add("z", b, "leading", "==", a, "trailing", 8, by: .system("UISV-spacing"))
    },
    Cause("a fixed frame of the document", "remove:prototype") { log in
      let (view, parent) = (log.view("UILabel", "UIView", "UIButton"), log.view("UIView"))
      log.add(
        "prototype", view, "leading", "==", parent, "leading", 20, bar: true,
        by: .system("IB auto generated at build time for view with fixed frame"))
      log.add("pin", view, "leading", "==", parent, "leading", 100, bar: true)
    },
  ]

  /// Pins a view to the sides of a root, or of its safe area, whose width is given.
  private static func pin(
    _ view: LogWriter.View, in root: LogWriter.View, _ log: inout LogWriter
  ) {
    let (near, far) = (log.inset(), log.inset())
    var outer = root
    if log.chance(0.3) {
      outer = log.safeArea()
      for (side, edge) in [("left", "leading"), ("right", "trailing")] {
        log.add(
          "safe" + side, outer, edge, "==", root, edge, 0, bar: true,
          by: .system("UIViewSafeAreaLayoutGuide-\(side)"))
      }
    }
    log.add(
      "start", view, "leading", "==", outer, "leading", near, bar: outer.address == root.address)
    log.add(
      "end", view, "trailing", "==", outer, "trailing", -far, bar: outer.address == root.address)
    log.impose("given", root, isVertical: false, log.pick([375, 390, 414]))
  }

  static let systems: [Cause] = [
    Cause("the keyboard's assistant", "ignore") { log in
      let place = log.view("_UIRemoteKeyboardPlaceholderView")
      let compat = log.view("_UIKBCompatInputView")
      let bar = log.view("SystemInputAssistantView", "TUISystemInputAssistantView")
      log.add("a", place, "bottom", "==", compat, "top", 0, by: .system("accessoryView.bottom"))
      log.add("b", bar, "height", "==", nil, "", 45, by: .system("assistantHeight"))
      log.add("c", bar, "bottom", "==", compat, "top", 0, by: .system("assistantView.bottom"))
      log.add("d", bar, "top", "==", place, "bottom", 0, by: .system("assistantView.top"))
    },
    Cause("an action sheet", "ignore") { log in
      log.add("a", log.view("UIView"), "width", "==", nil, "", -16, by: .system(""))
    },
    Cause("a length that is computed too early", "constant:a") { log in
      log.add(
        "a", log.view("UIImageView", "AppBadge", "UIButton"), log.pick(["width", "height"]), "==",
        nil, "", -log.pick([8.0, 20, 32, 50]))
    },
    Cause("a page controller's view that the author pins", "mask:y", "mask:h") { log in
      let page = log.view("_UIPageViewControllerContentView")
      let parent = log.view("UIView", "AppPagesView")
      log.add("y", page, "midY", "==", parent, "midY", log.pick([20, 44, 64]), by: .mask)
      log.add("h", page, "height", "==", parent, "height", 0, by: .mask)
      log.add("pin", page, "top", "==", parent, "top", 0, bar: true)
    },
    Cause("an alert", "ignore") { log in
      let action = log.view("_UIAlertControllerActionView")
      let view = log.view("UIView")
      log.add("a", view, "leading", "==", action, "leading", 399, bar: true, by: .system(""))
      log.add("b", view, "trailing", "==", action, "trailing", -399, by: .system(""))
      log.impose("given", action, isVertical: false, log.pick([270, 375]))
    },
    Cause("the controls of a player", "ignore") { log in
      let outer = log.view(
        "_AVFocusContainerView", "AVUnsupportedContentIndicatorView", "_AVBackdropView")
      let (box, stack) = (log.view("UIView"), log.view("UIStackView", "UIView"))
      let (near, far) = (log.pick([40.0, 95]), log.pick([40.0, 95]))
      log.add("a", box, "leading", "==", outer, "leading", 0, bar: true, by: .system(""))
      log.add("b", box, "trailing", "==", outer, "trailing", 0, by: .system(""))
      log.add("c", stack, "leading", ">=", box, "leading", near, bar: true, by: .system(""))
      log.add("d", stack, "trailing", "==", box, "trailing", -far, by: .system(""))
      log.add("given", outer, "width", "==", nil, "", 0, by: .system("_UITemporaryLayoutWidth"))
    },
    Cause("a toolbar with an empty frame", "ignore") { log in
      let content = log.view("_UIToolbarContentView")
      let (stack, button) = (log.view("_UIButtonBarStackView"), log.view("_UIModernBarButton"))
      log.add("a", content, "height", "==", nil, "", 0, by: .mask)
      log.add("b", stack, "top", "==", content, "top", 0, bar: true, by: .system(""))
      log.add("c", stack, "bottom", "==", content, "bottom", 0, by: .system(""))
      log.add("d", stack, "top", "==", button, "top", 0, by: .system("UISV-canvas-connection"))
      log.add("e", stack, "bottom", ">=", button, "bottom", 8, by: .system(""))
    },
    Cause("a navigation bar's title", "ignore") { log in
      let content = log.view("_UINavigationBarContentView")
      let guide = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: "UIViewLayoutMarginsGuide")
      let title = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: "TitleViewGuide(0x12b20dab0)")
      log.add("a", title, "trailing", "<=", guide, "trailing", 0, by: .system(""))
      log.add("b", title, "leading", ">=", guide, "leading", 0, by: .system(""))
      log.add(
        "c", guide, "left", "==", content, "left", 16, bar: true,
        by: .system("UIView-leftMargin-guide-constraint"))
      log.add(
        "d", guide, "right", "==", content, "right", -16, bar: true,
        by: .system("UIView-rightMargin-guide-constraint"))
      log.impose("given", content, isVertical: false, 0)
    },
    Cause("guides of a bar of which one is known to be in it", "ignore") { log in
      let content = log.view("_UINavigationBarContentView", "_UITabBarContainerView")
      let title = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: log.pick(["Title", "Area"]))
      let tabs = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: log.pick(["Tabs", "TabGuide"]))
      log.add("a", title, "leading", ">=", tabs, "trailing", log.inset(), by: .system(""))
      log.add(
        "b", title, "trailing", "<=", tabs, "leading", -log.pick([0, 4]), by: .system(""))
      log.add("c", tabs, "width", "==", nil, "", log.pick([0, 40]), by: .system(""))
      log.add("d", tabs, "leading", "==", content, "leading", 417, bar: true, by: .system(""))
      log.add("e", title, "leading", ">=", content, "leading", 0, bar: true, by: .system(""))
    },
    Cause("an input view with a frame", "mask:y", "mask:h") { log in
      let (host, view) = (log.view("UIInputSetHostView"), log.view("UIInputView", "AppPadView"))
      log.add("pin", view, "top", "==", host, "top", 0, bar: true, by: .system(""))
      log.addMaskPosition("y", view, isVertical: true, log.pick([-254, 30]), in: host)
      log.add("h", view, "height", "==", nil, "", log.pick([260, 568]), by: .mask)
    },
    Cause("a toolbar of AppKit", "ignore") { log in
      let stack = log.view("NSStackView")
      let item = log.view("NSToolbarItemViewer")
      let button = log.view("NSToolbarButton")
      log.add("c", button, "bottom", "<=", stack, "top", -2, by: .system(""))
      log.add("d", button, "top", ">=", item, "top", 3, bar: true, by: .system(""))
      log.add("e", stack, "bottom", "==", item, "bottom", -4, by: .system(""))
      log.add(
        "f", item, "height", "==", nil, "", 1, by: .system("NSView-Encapsulated-Layout-Height"))
    },
    Cause("a class of a framework", "ignore") { log in
      let row = log.view(
        "_TtC7SwiftUI16BarAppearanceRow", "MapKit.InfoPanelRow", "_UIFormRowBackground")
      let label = log.view("UILabel")
      log.add("a", label, "top", "==", row, "top", 11, bar: true, by: .system(""))
      log.add("b", label, "bottom", "==", row, "bottom", -11, bar: true, by: .system(""))
      log.impose("given", row, isVertical: true, 0)
    },
    Cause("an input view tied to the safe area of its window", "remove:tie") { log in
      let window = log.view("UIRemoteKeyboardWindow", "UITextEffectsWindow")
      let holder = log.view("UIInputSetContainerView")
      let host = log.view("UIInputSetHostView")
      let view = log.view("AppComposeBar", "AppAccessory")
      let guide = log.safeArea()
      log.add(
        "tie", view, "bottom", log.pick(["==", "<="]), guide, "bottom", -log.pick([0.0, 8, 12]))
      log.add("pin", view, "bottom", "==", host, "bottom", 0, by: .system(""))
      log.add("host", host, "bottom", "==", holder, "bottom", 0, by: .system(""))
      log.add("holder", holder, "bottom", "==", window, "bottom", 0, by: .system(""))
      log.add(
        "guide", guide, "bottom", "==", window, "bottom", -log.pick([20.0, 34]), bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
    },
  ]
}
