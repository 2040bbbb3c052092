// Causes that are known from reports in which something is not printed, or printed otherwise.
extension Cause {
  static let unprinted: [Cause] = [
    Cause(
      "margins with which a row fits exactly", "lower:end", "relax:end", "lower:size",
      "constant:size"
    ) { log in
      let cell = log.view("UITableViewCellContentView")
      let view = log.view("UILabel", "UIView", "AppCard")
      let (size, margin) = (log.pick([28.0, 60, 121]), log.pick([8.0, 16, 20]))
      log.add("start", view, "top", "==", cell, "topMargin")
      log.add("size", view, "height", "==", nil, "", size)
      log.add("end", view, "bottom", "==", cell, "bottomMargin")
      log.impose("given", cell, isVertical: true, size + 2 * margin)
    },
    Cause("a mask's centre without its superview", "mask:mask") { log in
      let parent = log.view("AppGauge", "UIView")
      let (above, view) = (log.view("UILabel", "UIView"), log.view("UILabel", "UIImageView"))
      let (inset, size, own) = (log.inset(), log.pick([12.0, 20, 30]), log.pick([32.0, 40]))
      log.add("start", above, "top", "==", parent, "top", inset, bar: true)
      log.add("size", above, "height", "==", nil, "", size)
      log.add("gap", view, "top", "==", above, "bottom", 0)
      log.add("own", view, "height", "==", nil, "", own)
      log.add(
        "mask", view, "midY", "==", nil, "", inset + size + own / 2 + log.pick([4, 6]), by: .mask)
    },
    Cause("a mask against a centre", "mask:mask") { log in
      let (view, parent) = (log.view("UILabel", "UIView", "UIStackView"), log.view("UIView"))
      log.add("mask", view, "midY", "==", nil, "", log.pick([0, 22, 70]), by: .mask)
      log.add("centre", view, "centerY", "==", parent, "centerY")
      log.impose("given", parent, isVertical: true, log.pick([568, 667, 844]))
    },
    Cause("two frames that a constraint aligns", "mask:one", "mask:two") { log in
      let root = log.view("UIView", "AppBoard")
      let (a, b) = (log.view("UIView", "AppTile"), log.view("UIView", "UILabel"))
      let isVertical = log.chance(0.5)
      log.addMaskPosition("one", a, isVertical: isVertical, 0, in: root)
      log.addMaskPosition("two", b, isVertical: isVertical, log.pick([40, 120]), in: root)
      log.add("pin", a, isVertical ? "top" : "leading", "==", b, isVertical ? "top" : "leading")
    },
    Cause(
      "a pin past a neighbour", "remove:pin", "lower:pin", "relax:pin", "constant:pin"
    ) { log in
      let parent = log.view("UIView", "AppRow")
      let (button, icon) = (log.view("UIButton", "UILabel"), log.view("UIImageView", "AppBadge"))
      let isVertical = log.chance(0.4)
      let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      let end = log.inset()
      log.add("pin", button, far, "==", parent, far, -end, bar: true)
      log.add("gap", icon, near, "==", button, far, log.inset())
      log.add("end", icon, far, "==", parent, far, -end, bar: true)
    },
    Cause(
      "a trial width of another device", "lower:size", "remove:size", "constant:size", "relax:size"
    ) { log in
      let cell = log.view("UITableViewCellContentView", "AppItemCell")
      let view = log.view("UIView", "UIImageView", "AppCard")
      let (near, far) = (log.inset(), log.inset())
      log.add("start", view, "leading", "==", cell, "leading", near, bar: true)
      log.add("end", view, "trailing", "==", cell, "trailing", -far, bar: true)
      log.add("size", view, "width", "==", nil, "", log.pick([280.0, 335, 362]))
      log.add(
        "given", cell, "width", "==", nil, "", log.pick([414, 430]),
        by: .system("fittingSizeHTarget"))
    },
    Cause("a row's height without an identifier", "lower:end", "relax:end") { log in
      let cell = log.view("UITableViewCellContentView", "_UITableViewHeaderFooterContentView")
      let view = log.view("UIView", "AppSeparator", "UILabel")
      let (near, far) = (log.pick([0.0, 10, 30]), log.pick([0.0, 10, 12]))
      let size = log.pick([1.0, 21, 80])
      log.add("start", view, "top", "==", cell, "top", near)
      log.add("end", view, "bottom", "==", cell, "bottom", -far)
      log.add("size", view, "height", "==", nil, "", size)
      log.add(
        "given", cell, "height", "==", nil, "", near + size + far + log.pick([-0.5, 3, 13]),
        by: .system(""))
    },
    Cause("a centre that a neighbour does not leave free", "lower:centre", "relax:centre") { log in
      let root = log.view("UIView", "AppBoard")
      let (label, panel) = (log.view("UILabel", "UIView"), log.view("UIView", "AppPanel"))
      let isVertical = log.chance(0.7)
      let (near, far, centre, length) =
        isVertical
        ? ("top", "bottom", "centerY", "height") : ("leading", "trailing", "centerX", "width")
      let screen = log.pick([375.0, 390, 414])
      log.add("centre", label, centre, "==", root, centre)
      log.add("gap", panel, near, ">=", label, far, log.pick([8, 16]))
      log.add("size", panel, length, "==", nil, "", screen / 2 + log.pick([10, 24]))
      log.add("end", panel, far, "==", root, far, 0, bar: true)
      log.impose("given", root, isVertical: isVertical, screen)
    },
    Cause("a view that is at most 0 high", "lower:end", "relax:end", "lower:outer", "relax:outer") {
      log in
      let toast = log.view("AppToastView", "UIView")
      let (inner, content) = (log.view("UIView"), log.view("UIStackView", "UILabel"))
      log.add("a", inner, "top", "==", toast, "top", 0, bar: true)
      log.add("outer", inner, "bottom", "==", toast, "bottom", 0, bar: true)
      log.add("start", content, "top", "==", inner, "top", log.inset(), bar: true)
      log.add("end", content, "bottom", "==", inner, "bottom", -log.inset(), bar: true)
      log.add("given", toast, "height", "<=", nil, "", 0)
    },
    Cause("an item's content view with a fraction", "ignore") { log in
      let cell = log.view("AppGameCell", "UICollectionViewCell")
      let view = log.view("UIView")
      let key = log.pick([0.3333, 0.4, 0.5])
      log.add("mask", view, "trailing", "==", cell, "trailing", -key, bar: true, by: .mask)
      log.add(
        "ib", view, "trailing", "==", cell, "trailing", 0, bar: true,
        by: .system("UIIBSystemGenerated"))
    },
    Cause(
      "an accessory at the screen's edge", "lower:safe", "remove:safe", "constant:safe",
      "lower:pin",
      "relax:safe", "relax:pin", "remove:pin"
    ) { log in
      let bar = log.view("AppInputBar", "AppChatBar")
      let (safe, window) = (
        log.safeArea(), log.view("UIRemoteKeyboardWindow", "UITextEffectsWindow")
      )
      let (host, container) = (log.view("UIInputSetHostView"), log.view("UIInputSetContainerView"))
      log.add("safe", bar, "bottom", "<=", safe, "bottom", -8)
      log.add("a", container, "bottom", "==", window, "bottom", 0, by: .system(""))
      log.add("b", host, "bottom", "==", container, "bottom", 0, by: .system(""))
      log.add("pin", bar, "bottom", "==", host, "bottom")
      log.add(
        "below", safe, "bottom", "==", window, "bottom", -34, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
    },
  ]
}
