// Masks that were left on, and masks that belong.
extension Cause {
  static let masks: [Cause] = [
    Cause("a mask against pins to the superview", "mask:mask") { log in
      let parent = log.view("UIView", "AppHeader")
      let view = log.view(
        "UIView", "UIButton", "UILabel", "UIStackView", "WKWebView", "UITableView", "AppBadge",
        "UIScrollView")
      let (near, far) = (log.inset(), log.inset())
      log.add("mask", view, "width", "==", nil, "", 0, by: .mask)
      log.add("start", view, "leading", "==", parent, "leading", near, bar: true)
      log.add("end", view, "trailing", "==", parent, "trailing", -far, bar: true)
      log.impose("given", parent, isVertical: false, log.pick([320, 375, 390, 414]))
    },
    Cause("the position of a mask against a pin", "mask:mask") { log in
      let parent = log.view("UIView", "AppHeader")
      let view = log.view("UIView", "UITextField", "UIImageView", "UIStackView", "AppBadge")
      let isVertical = log.chance(0.5)
      let edge = isVertical ? "top" : "leading"
      log.addMaskPosition("mask", view, isVertical: isVertical, 0, in: parent)
      log.add("start", view, edge, "==", parent, edge, log.inset(), bar: true)
    },
    Cause("a mask against the safe area", "mask:mask") { log in
      let parent = log.view("UIView")
      let guide = log.safeArea()
      let view = log.view(
        "UIView", "UIScrollView", "UIStackView", "WKWebView", "UITableView", "AppCanvas", "UILabel")
      let isTop = log.chance(0.6)
      let inset = log.pick([20.0, 44, 47, 59])
      if isTop {
        log.addMaskPosition("mask", view, isVertical: true, 0, in: parent)
        log.add("pin", view, "top", "==", guide, "top", log.pick([0, 10, 16]))
        log.add(
          "guide", guide, "top", "==", parent, "top", inset, bar: true,
          by: .system("UIViewSafeAreaLayoutGuide-top"))
      } else {
        log.add("mask", view, "height", "==", nil, "", 0, by: .mask)
        log.add("pin", view, "top", "==", guide, "top", 0)
        log.add("end", view, "bottom", "==", guide, "bottom", -log.inset())
        log.add(
          "guide", guide, "top", "==", parent, "top", inset, bar: true,
          by: .system("UIViewSafeAreaLayoutGuide-top"))
        log.add(
          "below", guide, "bottom", "==", parent, "bottom", -34, bar: true,
          by: .system("UIViewSafeAreaLayoutGuide-bottom"))
        log.impose("given", parent, isVertical: true, log.pick([667, 844, 896]))
      }
    },
    Cause("a mask against the margins", "mask:mask") { log in
      let parent = log.view("UIView", "MKMapView", "AppPanel")
      let guide = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: "UIViewLayoutMarginsGuide")
      let view = log.view("UISegmentedControl", "UIView", "UILabel", "AppBadge", "UIStackView")
      log.add("mask", view, "width", "==", nil, "", log.pick([0, 212, 131]), by: .mask)
      log.add("start", view, "leading", "==", guide, "leading")
      log.add("end", view, "trailing", "==", guide, "trailing")
      log.add(
        "left", guide, "left", "==", parent, "left", 16, bar: true,
        by: .system("UIView-leftMargin-guide-constraint"))
      log.add(
        "right", guide, "right", "==", parent, "right", -16, bar: true,
        by: .system("UIView-rightMargin-guide-constraint"))
      log.impose("given", parent, isVertical: false, log.pick([320, 375, 390]))
    },
    Cause("the mask of a scroll view's content", "mask:mask") { log in
      let scroll = log.view("UIScrollView", "AppPagingScrollView")
      let view = log.view("UIView", "UIStackView", "AppContentPanel")
      log.add("mask", view, "width", "==", nil, "", 0, by: .mask)
      log.add("width", view, "width", "==", scroll, "width")
      log.impose("given", scroll, isVertical: false, log.pick([320, 375, 390]))
    },
    Cause("a mask against the view's own size", "mask:mask") { log in
      let view = log.view("UIImageView", "UIView", "UIButton", "AppBadge", "UISwitch")
      let isVertical = log.chance(0.5)
      let word = isVertical ? "height" : "width"
      log.add("mask", view, word, "==", nil, "", 0, by: .mask)
      log.add(
        "size", view, word, log.pick(["==", ">="]), nil, "", log.pick([24, 32, 44, 60, 200]))
    },
    Cause("a mask against a place below a neighbour", "mask:mask") { log in
      let parent = log.view("UIView", "AppPanel")
      let above = log.view("UILabel", "UIView", "UIImageView")
      let view = log.view("UIView", "UILabel", "AppBadge", "UITableView")
      log.addMaskPosition("mask", view, isVertical: true, 0, in: parent)
      log.add("gap", view, "top", "==", above, "bottom", log.inset())
      log.add("start", above, "top", "==", parent, "top", log.inset(), bar: true)
      log.add("size", above, "height", "==", nil, "", log.pick([20, 44, 120]))
    },
    Cause("the frame of a container", "lower:end", "relax:end", "size:mask", "constant:end") {
      log in
      let bar = log.view("UIView", "AppActionBar")
      let view = log.view("UIButton", "UILabel", "UIView", "AppRow")
      let (start, size, end) = (log.inset(), log.pick([40.0, 52, 60]), log.inset())
      log.add(
        "mask", bar, "height", "==", nil, "", start + size + end - log.pick([2, 8, 10]), by: .mask)
      log.add("start", view, "top", "==", bar, "top", start, bar: true)
      log.add("size", view, "height", "==", nil, "", size)
      log.add("end", view, "bottom", "==", bar, "bottom", -end, bar: true)
    },
    Cause("a container with an empty frame", "lower:end", "relax:end", "size:mask", "ignore") {
      log in
      let header = log.view("AppHeader", "UIView")
      let view = log.view("UILabel", "UIStackView", "UIView", "AppTags")
      let isVertical = log.chance(0.5)
      let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      log.add("mask", header, isVertical ? "height" : "width", "==", nil, "", 0, by: .mask)
      log.add("start", view, near, "==", header, near, log.inset(), bar: true)
      log.add("end", view, far, "==", header, far, -log.inset(), bar: true)
    },
    Cause("a frame that shrinks below nothing", "mask:mask") { log in
      let (screen, scroll) = (log.view("UIView", "AppScreen"), log.view("UIScrollView", "UIView"))
      let page = log.view("AppPage", "AppForm")
      let (near, far, height) = (log.inset(), log.inset(), log.pick([320.0, 375, 480]))
      log.add("start", scroll, "top", "==", screen, "top", near, bar: true)
      log.add("end", scroll, "bottom", "==", screen, "bottom", -far, bar: true)
      log.add("mask", page, "height", "==", scroll, "height", -height, by: .mask)
      log.add("given", screen, "height", "==", nil, "", height, by: .mask)
    },
  ]
}
