// Views of the author's among those of the framework, origins that are not printed, and lengths one too many.
extension Cause {
  static let origins: [Cause] = [
    Cause("a stack view without a frame", "mask:mask") { log in
      let (near, far, length, _) = axis(&log)
      let stack = log.view("UIStackView", "AppButtonStackView")
      let (a, b) = (log.view("UILabel", "UIImageView"), log.view("UILabel", "AppBadge"))
      log.add("mask", stack, length, "==", nil, "", 0, by: .mask)
      log.add("one", stack, near, "==", a, near, 0, by: .system("UISV-canvas-connection"))
      log.add(
        "gap", b, near, "==", a, far, log.pick([4, 8, 10]), by: .system("UISV-spacing"))
      log.add("two", stack, far, "==", b, far, 0, by: .system("UISV-canvas-connection"))
    },
    Cause("the mask of a hosting view", "mask:mask") { log in
      let (near, _, _, isVertical) = axis(&log)
      let view = log.view("_UIHostingView<RatingsView>", "_TtGC7SwiftUI14_UIHostingViewV4Demo3Row_")
      let parent = log.view("UIView", "AppCard")
      log.addMaskPosition("mask", view, isVertical: isVertical, 0, in: parent)
      log.add("start", view, near, "==", parent, near, log.inset(), bar: true)
    },
    Cause("a height for the view of an alert", "remove:size", "lower:size") { log in
      let alert = log.view("_UIAlertControllerPhoneTVMacView", "_UIAlertControllerView")
      let (header, actions) = (log.view("UIView"), log.view("_UIInterfaceActionGroupView"))
      let made = LogWriter.Maker.system("")
      log.add("start", header, "top", "==", alert, "top", 0, bar: true, by: made)
      log.add("least", header, "height", ">=", nil, "", log.pick([60, 76]), by: made)
      log.add("next", actions, "top", "==", header, "bottom", 0, by: made)
      log.add("end", actions, "bottom", "==", alert, "bottom", 0, bar: true, by: made)
      log.add("most", actions, "height", ">=", nil, "", 88, by: made)
      log.add("size", alert, "height", "==", nil, "", log.pick([100, 120, 140]))
    },
    Cause("a control in a toolbar's item", "lower:size", "constant:size", "remove:size") { log in
      let (item, field) = (
        log.view("NSToolbarItemViewer"), log.view("NSSearchField", "NSPopUpButton")
      )
      log.add("given", item, "width", "==", nil, "", log.pick([180, 200]), by: .mask)
      log.add("start", field, "leading", "==", item, "leading", 0, bar: true, by: .system(""))
      log.add("end", field, "trailing", "==", item, "trailing", 0, bar: true, by: .system(""))
      log.add("size", field, "width", ">=", nil, "", log.pick([220, 240]))
    },
    Cause("halves that are placed by multiplied centres", "lower:size", "constant:size") { log in
      let root = log.view("UIView")
      let (a, b) = (log.view("UIButton"), log.view("UIButton"))
      log.add("one", a, "centerX", "==", root, "centerX", 0, times: 0.5)
      log.add("two", b, "centerX", "==", root, "centerX", 0, times: 1.5)
      log.add("size", a, "width", "==", nil, "", log.pick([200, 220]))
      log.add("equal", b, "width", "==", a, "width")
      log.add("gap", b, "leading", ">=", a, "trailing", log.pick([16, 20]))
      log.impose("given", root, isVertical: false, log.pick([320, 375, 390]))
    },
    Cause("a multiplier in place of a gap", "remove:gap") { log in
      let (near, far, length, isVertical) = axis(&log)
      let root = log.view("UIView")
      let (icon, text) = (log.view("UIImageView", "AppIcon"), log.view("UILabel"))
      log.add("start", icon, near, "==", root, near, 16)
      log.add("size", icon, length, "==", nil, "", log.pick([100, 120]))
      log.add("gap", text, near, "==", icon, far, 0, times: log.pick([8, 12]))
      log.add("end", text, far, "<=", root, far, -16)
      log.impose("given", root, isVertical: isVertical, log.pick([375, 667]))
    },
    Cause("the wrong sign in a card that is inside", "constant:wrong") { log in
      let (near, far, length, isVertical) = axis(&log)
      let (root, card) = (log.view("UIView", "UITableViewCellContentView"), log.view("AppCard"))
      let (icon, text) = (log.view("UIImageView"), log.view("UILabel", "UIView", "AppPrice"))
      let (outer, inner, gap) = (log.pick([8.0, 10]), log.pick([12.0, 16]), log.pick([4.0, 6]))
      log.add("start", card, near, "==", root, near, outer, bar: true)
      log.add("end", card, far, "==", root, far, -outer, bar: true)
      log.add("first", icon, near, "==", card, near, inner)
      log.add("one", icon, length, "==", nil, "", 60)
      log.add("gap", text, near, "==", icon, far, gap)
      log.add("two", text, length, "==", nil, "", 40)
      log.add("wrong", text, far, "==", card, far, inner)
      let size = 2 * (outer + inner) + gap + 100
      log.impose("given", root, isVertical: isVertical, size)
    },
    Cause("a centre in place of an edge", "anchor:centre") { log in
      let (near, far, length, isVertical) = axis(&log)
      let centre = isVertical ? "centerY" : "centerX"
      let (view, parent) = (log.view("UIImageView", "UILabel", "AppBadge"), log.view("UIView"))
      let (size, inset) = (log.pick([48.0, 60, 90]), log.pick([12.0, 16, 20]))
      let isNear = log.chance(0.5)
      let (edge, sign) = isNear ? (near, 1.0) : (far, -1)
      log.add("size", view, length, "==", nil, "", size)
      log.add("centre", view, centre, "==", parent, edge, sign * inset)
      log.add("limit", view, edge, isNear ? ">=" : "<=", parent, edge, sign * log.pick([4, 8, 12]))
    },
    Cause("a centre and one end", "remove:centre", "remove:pin") { log in
      let (near, far, _, isVertical) = axis(&log)
      let centre = isVertical ? "centerY" : "centerX"
      let (view, root) = (log.view("AppDialog", "UIView"), log.view("UIView"))
      let isNear = log.chance(0.5)
      log.add("centre", view, centre, "==", root, centre)
      log.add(
        "pin", view, isNear ? near : far, "==", root, isNear ? near : far, isNear ? 346 : -346,
        bar: true)
      log.impose("given", root, isVertical: isVertical, log.pick([320, 375, 667]))
    },
    Cause("an image that may not be scaled", "lower:content") { log in
      let (near, far, length, _) = axis(&log)
      let (view, card) = (log.view("UIImageView"), log.view("AppCard", "UIView"))
      let inset = log.pick([0.0, 8])
      log.add("start", view, near, "==", card, near, inset, bar: true)
      log.add("end", view, far, "==", card, far, -inset, bar: true)
      log.addContent("content", view, length, log.pick([480, 600]), hugging: 251, resistance: 1000)
      log.add("size", card, length, "==", nil, "", log.pick([220, 343]))
    },
  ]

  static let lengths: [Cause] = [
    Cause("a number and a share", "remove:number", "remove:share") { log in
      let (view, root) = (log.view("UIImageView", "AppChart"), log.view("UIView", "AppPage"))
      log.add("number", view, "height", "==", nil, "", log.pick([64, 120]))
      log.add("share", view, "height", "==", root, "height", 0, times: log.pick([0.3, 0.4]))
      if log.chance(0.5) {
        log.add("given", root, "height", "==", nil, "", log.pick([100, 250]))
      } else {
        log.impose("given", root, isVertical: true, log.pick([100, 250, 844]))
      }
    },
    Cause(
      "a share beyond a limit", "lower:share", "relax:share", "lower:limit", "remove:limit",
      "constant:limit"
    ) { log in
      let (view, root) = (log.view("AppPlayer", "UIView"), log.view("UIView"))
      log.add("share", view, "width", "==", root, "width")
      log.add("ratio", view, "height", "==", view, "width", 0, times: 0.5625)
      log.add("limit", view, "height", "<=", nil, "", log.pick([150, 180]))
      log.impose("given", root, isVertical: false, log.pick([390, 430]))
    },
    Cause("the edge under a bar beside the layout guide", "remove:edge") { log in
      let (view, root) = (log.view("UIImageView", "UIView", "AppMap"), log.view("UIView"))
      let guide = log.view("_UILayoutGuide")
      let made = LogWriter.Maker.system("", className: "_UILayoutSupportConstraint")
      let isTop = log.chance(0.5)
      let (edge, inner) = isTop ? ("top", "bottom") : ("bottom", "top")
      log.add("bars", guide, "height", "==", nil, "", log.pick([64, 49]), by: made)
      log.add("place", guide, edge, "==", root, edge, 0, bar: true, by: made)
      log.add("pin", view, edge, "==", guide, inner)
      log.add("edge", view, edge, "==", root, edge, 0, bar: true)
    },
    Cause("a ring of distances", "remove:0", "remove:1", "remove:2", "remove:3") { log in
      let (near, far, _, _) = axis(&log)
      let views = (0..<log.pick([3, 4])).map { _ in log.view("UIView", "UIButton", "AppKey") }
      let gap = log.inset()
      for (index, view) in views.enumerated() {
        log.add("\(index)", views[(index + 1) % views.count], near, "==", view, far, gap)
      }
    },
    Cause("two columns that end at one edge", "relax:start", "lower:start") { log in
      let (near, far, length, _) = axis(&log)
      let (a, b) = (log.view("UILabel", "NSTextField"), log.view("UILabel", "NSTextField"))
      let parent = log.view("UIView")
      log.add("start", a, near, "==", parent, near, 20, bar: true)
      log.add("other", b, near, "==", parent, near, 20, bar: true)
      log.add("tie", a, far, "==", b, far)
      log.add("short", a, length, "==", nil, "", 44)
      log.add("long", b, length, "==", nil, "", log.pick([82, 90]))
    },
    Cause(
      "a number for a container with a limit inside", "lower:limit", "constant:limit",
      "remove:limit", "constant:given", "remove:given", "lower:given"
    ) { log in
      let (near, far, length, _) = axis(&log)
      let (text, bar) = (log.view("UITextView", "UIView"), log.view("AppComposer"))
      log.add("start", text, near, "==", bar, near, 8, bar: true)
      log.add("end", text, far, "==", bar, far, -8, bar: true)
      log.add("limit", text, length, "<=", nil, "", 72)
      log.add("given", bar, length, "==", nil, "", log.pick([92, 96, 100]))
    },
  ]
}
