// Mistakes in one's own constraints.
extension Cause {
  private static let ofTwo: Set<String> = [
    "remove:one", "remove:two", "lower:one", "lower:two", "constant:one", "constant:two",
  ]

  static let placements: [Cause] = [
    Cause(name: "two sizes", accepted: ofTwo) { log in
      let view = log.content()
      let word = log.pick(["height", "width"])
      let first = log.pick([40.0, 84, 120])
      log.add("one", view, word, "==", nil, "", first)
      log.add("two", view, word, "==", nil, "", first + log.pick([1, 16, 100]))
    },
    Cause(name: "a leading and a left edge", accepted: ofTwo) { log in
      let (view, parent) = (log.content(), log.view("UIView", "AppPanel"))
      let (near, far) = log.pick([("leading", "left"), ("trailing", "right")])
      let (inset, other) = log.pick([(8.0, 0.0), (20, 30)])
      let sign = near == "leading" ? 1.0 : -1
      log.add("one", view, near, "==", parent, near, sign * inset, bar: true)
      log.add("two", view, far, "==", parent, far, sign * other, bar: true)
    },
    Cause(name: "a document's size and the code's", accepted: ofTwo) { log in
      // Identifiers are shown, or the view is one that no container sizes.
      let view =
        log.style == .masonry
        ? log.view("UILabel", "UIImageView", "UIButton", "AppSaveButton") : log.content()
      let word = log.pick(["height", "width"])
      log.add("one", view, word, "==", nil, "", log.pick([30.0, 128]), by: .system(""))
      log.add("two", view, word, "==", nil, "", log.pick([50, 300]))
    },
    Cause(
      name: "two sizes and an equation of them",
      accepted: ofTwo.union(["remove:link", "lower:link"])
    ) { log in
      let (one, two) = (log.content(), log.content())
      let word = log.pick(["height", "width"])
      log.add("one", one, word, "==", nil, "", log.pick([40.0, 84]))
      log.add("two", two, word, "==", nil, "", log.pick([100.0, 150]))
      log.add("link", two, word, "==", one, word)
    },
    Cause("a distance of another container", "lower:long", "relax:long", "remove:long") { log in
      let (root, box, view) = (
        log.view("UIView", "AppPanel"), log.view("UIView", "AppBox"),
        log.view("UIView", "UILabel", "UIImageView", "AppBadge", "UIButton")
      )
      let (near, far) = (log.inset(), log.inset())
      let width = log.pick([375.0, 390, 414])
      log.add("start", box, "leading", "==", root, "leading", near, bar: true)
      log.add("end", box, "trailing", "==", root, "trailing", -far, bar: true)
      log.add("edge", view, "leading", "==", box, "leading", 0, bar: true)
      log.add(
        "long", view, "trailing", "==", box, "trailing", -(width - log.pick([0, 5])), bar: true)
      log.impose("given", root, isVertical: false, width)
    },
    Cause(name: "two distances from one neighbour", accepted: ofTwo) { log in
      let (view, next) = (log.content(), log.view("UIImageView", "AppCoin", "UIView"))
      log.add("one", view, "bottom", "==", next, "top", -log.pick([8.0, 10, 20]))
      log.add("two", view, "bottom", "==", next, "top", log.pick([100, 500]))
    },
    Cause("an edge tied to the other edge of the same view", "remove:tie") { log in
      let view = log.view("UIView", "AppCard", "UIImageView")
      let (one, two) = log.pick([("top", "bottom"), ("leading", "trailing")])
      log.add("tie", view, one, "==", view, two, 0)
      log.add(
        "size", view, one == "top" ? "height" : "width", log.pick(["==", ">="]), nil, "",
        log.pick([44, 50, 120]))
    },
    Cause(
      "one distance on both sides that is more than the container", "lower:start", "lower:end",
      "relax:end", "relax:start", "constant:start", "constant:end"
    ) { log in
      let (view, root) = (log.view("UIImageView", "UIView", "AppLogo"), log.view("UIView"))
      let inset = log.pick([200.0, 249, 300])
      log.add("start", view, "leading", "==", root, "leading", inset, bar: true)
      log.add("end", view, "trailing", "==", root, "trailing", -inset, bar: true)
      log.impose("given", root, isVertical: false, log.pick([320, 375]))
    },
    Cause(name: "constraints added again", accepted: ofTwo) { log in
      let (view, parent) = (log.content(), log.view("UIView", "AppPanel"))
      let edge = log.pick(["bottom", "trailing", "top"])
      let sign = edge == "top" ? 1.0 : -1
      log.add("one", view, edge, "==", parent, edge, sign * 16, bar: true)
      log.add("two", view, edge, "==", parent, edge, sign * log.pick([24, 32, 100]), bar: true)
    },
    Cause("a size below its minimum", "remove:exact", "lower:exact", "constant:exact") { log in
      let view = log.view("UIButton", "AppButton", "UIView", "UITextField")
      log.add("limit", view, "height", ">=", nil, "", 44)
      log.add("exact", view, "height", "==", nil, "", log.pick([20, 30, 36]))
    },
    Cause("the wrong sign", "constant:end") { log in
      let (view, parent) = (log.content(), log.view("UIView", "AppPanel"))
      let (inset, width) = (log.inset(), log.pick([320.0, 375, 390]))
      log.add("start", view, "leading", "==", parent, "leading", inset, bar: true)
      log.add("size", view, "width", "==", nil, "", width - 2 * inset)
      log.add("end", view, "trailing", "==", parent, "trailing", inset)
      log.impose("given", parent, isVertical: false, width)
    },
    Cause("swapped items", "constant:end") { log in
      let (view, parent) = (log.content(), log.view("UIView", "AppPanel"))
      let (inset, height) = (log.inset(), log.pick([568.0, 667, 844]))
      log.add("start", view, "top", "==", parent, "top", inset, bar: true)
      log.add("size", view, "height", "==", nil, "", height - 2 * inset)
      log.add("end", parent, "bottom", "==", view, "bottom", -inset)
      log.impose("given", parent, isVertical: true, height)
    },
    Cause(
      "each of two after the other", "remove:one", "remove:two", "lower:one", "lower:two"
    ) { log in
      let (a, b) = (log.content(), log.content())
      let (near, far) = log.chance(0.5) ? ("leading", "trailing") : ("top", "bottom")
      log.add("one", b, near, "==", a, far, log.inset())
      log.add("two", a, near, "==", b, far, log.inset())
    },
    Cause("two pins and a centre", "remove:centre", "constant:centre", "lower:centre") { log in
      let (view, parent) = (log.content(), log.view("UIView", "AppEmptyView"))
      let isVertical = log.chance(0.5)
      let (near, far, centre) =
        isVertical ? ("top", "bottom", "centerY") : ("leading", "trailing", "centerX")
      let inset = log.pick([0.0, 0, 20])
      log.add("centre", view, centre, "==", parent, centre, log.pick([-44, -20, 30]))
      log.add("start", view, near, "==", parent, near, inset, bar: true)
      log.add("end", view, far, "==", parent, far, -inset, bar: true)
    },
    Cause("a width of another device", "remove:size", "lower:size", "constant:size") { log in
      let (view, parent) = (log.view("UIView", "AppPage", "UICollectionView"), log.view("UIView"))
      let given = log.pick([375.0, 390, 414])
      log.add("size", view, "width", "==", nil, "", log.pick([320, 768, 600]))
      log.add("start", view, "leading", "==", parent, "leading", 0, bar: true)
      log.add("end", view, "trailing", "==", parent, "trailing", 0, bar: true)
      log.impose("given", parent, isVertical: false, given)
    },
    Cause(
      "a banner between both edges", "remove:start", "remove:end", "lower:start", "lower:end",
      "relax:start", "relax:end"
    ) { log in
      let banner = log.view("ADBannerView", "GADBannerView", "UISearchBar", "UISwitch", "UIButton")
      let parent = log.view("UIView")
      log.add("size", banner, "height", "==", nil, "", log.pick([31, 44, 50]))
      log.add("start", banner, "top", "==", parent, "top", log.pick([0, 20, 64]), bar: true)
      log.add("end", banner, "bottom", "==", parent, "bottom", 0)
      log.impose("given", parent, isVertical: true, log.pick([568, 667, 844]))
    },
    Cause(
      "an icon beside a longer column", "relax:short", "lower:short", "remove:short"
    ) { log in
      let isVertical = log.chance(0.7)
      let (near, far, length) =
        isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
      let parent = log.view("UITableViewCellContentView", "UIView", "AppRow")
      let (icon, one, two) = (
        log.view("UIImageView", "UIView", "AppBadge"), log.content(), log.content()
      )
      let (inset, gap) = (log.inset(), log.inset())
      let size = log.pick([16.0, 19, 24, 32])
      log.add("a", icon, near, "==", parent, near, inset, bar: true)
      log.add("b", icon, length, "==", nil, "", size)
      log.add("short", icon, far, "==", parent, far, -inset, bar: true)
      log.add("c", one, near, "==", parent, near, inset, bar: true)
      log.add("d", one, length, "==", nil, "", size)
      log.add("e", two, near, "==", one, far, gap)
      log.add("f", two, length, "==", nil, "", log.pick([1, 12, 40]))
      log.add("long", two, far, "==", parent, far, -inset, bar: true)
    },
    Cause("the safe area beside the keyboard", "remove:safe", "lower:safe", "relax:safe") { log in
      let (view, root) = (
        log.view("UITextField", "UIView", "AppInputBar", "UIStackView"), log.view("UIView")
      )
      let safe = log.safeArea()
      let keyboard = LogWriter.View(
        className: log.pick(["UIKeyboardLayoutGuide", "UILayoutGuide"]), address: log.address(),
        text: "UIViewKeyboardLayoutGuide")
      log.add("safe", view, "bottom", "==", safe, "bottom", -log.pick([0, 8, 16]))
      log.add("keyboard", view, "bottom", "==", keyboard, "top", -log.pick([0, 8]))
      log.add(
        "below", safe, "bottom", "==", root, "bottom", -34, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
      log.add(
        "height", keyboard, "height", "==", nil, "", log.pick([291, 336]),
        by: .system("UIViewKeyboardLayoutGuide-height"))
      log.add(
        "under", keyboard, "bottom", "==", root, "bottom", 0, bar: true,
        by: .system("UIViewKeyboardLayoutGuide-bottom"))
    },
    Cause(name: "one edge on both edges", accepted: ofTwo) { log in
      let (view, parent) = (log.content(), log.view("UIView"))
      log.add("one", view, "leading", "==", parent, "leading", 0, bar: true)
      log.add("two", view, "leading", "==", parent, "trailing", 0)
      log.impose("given", parent, isVertical: false, log.pick([320, 375, 390]))
    },
    Cause(name: "the safe area and the edge", accepted: ofTwo) { log in
      let (view, root, safe) = (log.content(), log.view("UIView"), log.safeArea())
      log.add("one", view, "bottom", "==", safe, "bottom", 0)
      log.add("two", view, "bottom", "==", root, "bottom", 0, bar: true)
      log.add(
        "below", safe, "bottom", "==", root, "bottom", -34, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
    },
    Cause(
      "a label beside an icon and at the edge", "remove:one", "remove:two", "lower:one", "lower:two"
    ) { log in
      let parent = log.view("AppButtonView", "UIView")
      let (icon, label) = (log.view("UIImageView", "UIButton"), log.view("UILabel", "UITextField"))
      log.add("size", icon, "width", "==", nil, "", log.pick([24, 40]))
      log.add("start", icon, "leading", "==", parent, "leading", log.inset(), bar: true)
      log.add("one", label, "leading", "==", icon, "trailing", log.pick([0, 8]))
      log.add("two", label, "leading", "==", parent, "leading", log.pick([14, 15, 16]), bar: true)
    },
    Cause(
      "a pin that leaves another space than the view's size", "constant:pin", "constant:size",
      "lower:pin", "lower:size", "remove:pin"
    ) { log in
      let parent = log.view("UITableViewCellContentView", "UIView", "AppRow")
      let (badge, next) = (
        log.view("UIImageView", "AppBadge", "UIView"), log.view("UIStackView", "UILabel", "UIView")
      )
      let (inset, gap, size) = (log.inset(), log.pick([0.0, 0, 8]), log.pick([24.0, 28, 40, 64]))
      let (near, far, length) =
        log.chance(0.7) ? ("leading", "trailing", "width") : ("top", "bottom", "height")
      log.add("size", badge, length, "==", nil, "", size)
      log.add("start", badge, near, "==", parent, near, inset, bar: true)
      log.add("gap", next, near, "==", badge, far, gap)
      log.add(
        "pin", next, near, "==", parent, near, inset + size + gap + log.pick([-6, 2, 8, 30]),
        bar: true)
    },
    Cause("a pin to a guide of the view itself", "remove:pin") { log in
      let view = log.view("UIView", "AppCanvas", "WKWebView")
      let isSafe = log.chance(0.5)
      let guide =
        isSafe
        ? log.safeArea()
        : LogWriter.View(
          className: "UILayoutGuide", address: log.address(), text: "UIViewLayoutMarginsGuide")
      let (edge, sign) = log.pick([("top", 1.0), ("bottom", -1)])
      log.add("pin", view, edge, "==", guide, edge)
      log.add(
        "guide", guide, edge, "==", view, edge, sign * log.pick([8, 34, 59]), bar: true,
        by: .system(
          isSafe ? "UIViewSafeAreaLayoutGuide-\(edge)" : "UIView-\(edge)Margin-guide-constraint"))
    },
    Cause(
      "a map with a height between both edges", "lower:end", "remove:end", "relax:end",
      "remove:size",
      "lower:size"
    ) { log in
      let (map, root) = (
        log.view("MKMapView", "UIView", "UITableView", "AppChart"), log.view("UIView")
      )
      let guide = log.safeArea()
      log.add("size", map, "height", "==", nil, "", log.pick([200, 214, 300]))
      log.add("start", map, "top", "==", guide, "top", 0)
      log.add("end", map, "bottom", "==", guide, "bottom", 0)
      log.add(
        "above", guide, "top", "==", root, "top", 91, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-top"))
      log.add(
        "below", guide, "bottom", "==", root, "bottom", -83, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
      log.impose("given", root, isVertical: true, log.pick([844, 926]))
    },
    Cause("a gap with the sign of the other order", "constant:gap") { log in
      let parent = log.view("UIView", "AppPanel")
      let (a, b) = (log.content(), log.content())
      let isVertical = log.chance(0.5)
      let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      let word = isVertical ? "height" : "width"
      let (inset, gap, size) = (log.inset(), log.inset(), log.pick([20.0, 44, 60]))
      log.add("start", a, near, "==", parent, near, inset, bar: true)
      log.add("one", a, word, "==", nil, "", size)
      log.add("gap", a, far, "==", b, near, gap)
      log.add("two", b, word, "==", nil, "", size)
      log.add("end", b, far, "==", parent, far, -inset, bar: true)
      log.add("all", parent, word, "==", nil, "", 2 * (inset + size) + gap)
    },
    Cause("a gap twice, once with the other sign", "constant:wrong", "remove:wrong") { log in
      let (a, b) = (log.content(), log.content())
      let (near, far) =
        log.chance(0.5)
        ? ("top", "bottom") : log.pick([("leading", "trailing"), ("left", "right")])
      let gap = log.inset()
      log.add("gap", b, near, "==", a, far, gap)
      if log.chance(0.6) {
        log.add("wrong", a, far, "==", b, near, gap)
      } else {
        log.add("wrong", b, near, "==", a, far, -gap)
      }
    },
    Cause("a gap from the superview", "remove:gap", "remove:pin") { log in
      let (parent, view) = (log.view("UIView", "AppPanel"), log.content())
      let isVertical = log.chance(0.5)
      let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
      log.add("pin", view, near, "==", parent, near, log.pick([0, 8, 20]), bar: true)
      log.add("gap", view, near, "==", parent, far, log.pick([0, 8]))
      log.add("size", parent, isVertical ? "height" : "width", "==", nil, "", log.pick([90, 200]))
    },
  ]
}
