#if !canImport(Darwin)
import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// What generated code answers, and who sends it.
@MainActor
@Suite(.serialized) struct MessageTests {
  @Test func `controls, recognizers and bar items call methods`() {
    let answerer = Answerer()
    let button = UIButton(type: .system)
    button.addTarget(answerer, action: "tapped:", for: .touchUpInside)
    button.addTarget(answerer, action: "tapped:event:", for: .touchUpInside)
    button.addTarget(answerer, action: "done", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(answerer.calls == ["tapped UIButton", "tapped nil", "done"])

    let tap = UITapGestureRecognizer(target: answerer, action: "recognized:")
    tap.state = .ended
    #expect(answerer.calls.last == "recognized")

    let item = UIBarButtonItem(title: "Done", style: .done, target: answerer, action: "done")
    #expect(TouchSimulator.tap(item) && answerer.calls.last == "done")
    item.isEnabled = false
    #expect(!TouchSimulator.tap(item))
  }

  @Test func `a subclass's method is called before that of its superclass`() {
    let subclass = SubAnswerer()
    #expect(UIApplication.shared.sendAction("done", to: subclass, from: nil, for: nil))
    #expect(subclass.calls == ["sub done"])
  }

  @Test func `an action without target finds the responder that answers`() {
    let view = AnsweringView()
    let button = UIButton(type: .system)
    view.addSubview(button)
    button.sendAction("pressed", to: nil, for: nil)
    #expect(view.presses == 1)
    #expect(view.canPerformAction("pressed", withSender: nil))
    #expect(!view.canPerformAction("missing", withSender: nil))
    #expect(button.target(forAction: "pressed", withSender: nil) as? UIView === view)
  }

  @Test func `objects say what they respond to, and perform it`() {
    let answerer = Answerer()
    #expect(answerer.responds(to: "done") && !answerer.responds(to: "missing"))
    #expect(answerer.calls.isEmpty)
    _ = unsafe answerer.perform("done")
    _ = unsafe answerer.perform("named:", with: "Ada")
    #expect(answerer.calls == ["done", "named Ada"])
    let name = unsafe answerer.perform("name")?.takeUnretainedValue() as? String
    #expect(name == "Ada")
    #expect(unsafe answerer.perform("done") == nil)
    answerer.setValue("Bea", forKey: "name")
    #expect(answerer.value(forKey: "name") as? String == "Bea")
  }

  @Test func `a selector that is not answered is named in the log`() {
    var log: [String] = []
    let write = LayoutLog.shared.write
    LayoutLog.shared.write = { log.append($0) }
    defer { LayoutLog.shared.write = write }
    _ = unsafe Answerer().perform("missing:", with: nil)
    #expect(log.count == 1)
    #expect(log.first?.contains("Answerer missing:]: unrecognized selector") == true)
  }

  @Test func `an argument of another class does not stop a method that does not use it`() {
    var log: [String] = []
    let write = LayoutLog.shared.write
    LayoutLog.shared.write = { log.append($0) }
    defer { LayoutLog.shared.write = write }
    let answerer = Answerer()
    let item = UIBarButtonItem(
      title: "Log out", style: .plain, target: answerer, action: "pressedWithSender:")
    #expect(TouchSimulator.tap(item) && answerer.calls == ["pressed UIButton"])
    #expect(
      log == [
        "pressedWithSender: takes UIButton as argument 1, and was sent UIBarButtonItem; it receives "
          + "a new object instead"
      ])
    _ = unsafe answerer.perform("pressedWithSender:", with: nil)
    #expect(answerer.calls.count == 2 && log.count == 2)
    _ = unsafe answerer.perform("picked:", with: "text")
    #expect(answerer.calls.last == "picked nil")
  }

  @Test func `an object stands for true where a Boolean is taken`() {
    let answerer = Answerer()
    _ = unsafe answerer.perform("setFlag:", with: UITapGestureRecognizer())
    #expect(answerer.flag)
    _ = unsafe answerer.perform("setFlag:", with: nil)
    #expect(!answerer.flag)
  }

  @Test func `methods of other modules go with their selectors`() {
    let view = UIView()
    let setNeedsLayout = Selector(
      "setHidden", PurlinMessages.self, { (view: UIView) in { view.isHidden = true } })
    _ = unsafe view.perform(setNeedsLayout)
    #expect(view.isHidden)
    let endEditing = Selector("endEditing:", PurlinMessages.self, UIView.endEditing(_:))
    let tap = UITapGestureRecognizer(target: view, action: endEditing)
    tap.state = .ended
    #expect(view.responds(to: endEditing))
  }

  @Test func `notifications reach observers until they are removed or freed`() {
    let center = NotificationCenter()
    let name = Notification.Name("purlin.test")
    let answerer = Answerer()
    center.addObserver(answerer, selector: "noted:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(answerer.calls == ["noted purlin.test"])
    center.removeObserver(answerer)
    center.post(name: name, object: nil)
    #expect(answerer.calls.count == 1)

    center.addObserver(answerer, selector: "noted:", name: name, object: nil)
    center.removeObserver(answerer, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(answerer.calls.count == 2)
    center.removeObserver(answerer, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(answerer.calls.count == 2)

    weak var freed: Answerer?
    do {
      let short = Answerer()
      freed = short
      center.addObserver(short, selector: "noted:", name: name, object: nil)
    }
    #expect(freed == nil)
    center.post(name: name, object: nil)
  }

  @Test func `a notification of one object reaches who observes that object`() {
    let center = NotificationCenter()
    let name = Notification.Name("purlin.test")
    let (answerer, one, other) = (Answerer(), NSObject(), NSObject())
    center.addObserver(answerer, selector: "noted:", name: name, object: one)
    center.post(name: name, object: other)
    #expect(answerer.calls.isEmpty)
    center.post(name: name, object: one)
    #expect(answerer.calls.count == 1)
  }

  @Test func `timers, display links and delayed calls are sent by the run loop`() {
    let answerer = Answerer()
    let scheduled = Timer.scheduledTimer(
      timeInterval: 0.01, target: answerer, selector: "ticked:", userInfo: "a", repeats: false)
    #expect(scheduled.userInfo as? String == "a")
    let added = Timer(
      timeInterval: 0.01, target: answerer, selector: "ticked:", userInfo: "b", repeats: false)
    RunLoop.current.add(added, forMode: .default)
    answerer.perform("done", with: nil, afterDelay: 0.01)
    answerer.perform("recognized:", with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(
      withTarget: answerer, selector: "recognized:", object: nil)
    let link = CADisplayLink(target: answerer, selector: "framed:")
    link.add(to: .current, forMode: .default)
    // Far more turns of the run loop than any machine needs.
    for _ in 0..<100_000 where Set(answerer.calls).count < 4 {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    link.invalidate()
    #expect(Set(answerer.calls) == ["ticked a", "ticked b", "done", "framed"])
  }

  @Test func `documents connect outlets, collections, attributes and actions`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="a" customClass="AnsweringView" customModule="HeadlessUIKitTests">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews>
              <button opaque="NO" buttonType="system" id="b">
                <rect key="frame" x="0" y="0" width="50" height="20"/>
                <connections>
                  <action selector="pressed" destination="a" eventType="touchUpInside" id="1"/>
                </connections>
              </button>
            </subviews>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="inset">
                <real key="value" value="7.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="color" keyPath="tone">
                <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="button" destination="b" id="2"/>
              <outletCollection property="buttons" destination="b" id="3"/>
            </connections>
          </view>
        </objects>
      </document>
      """
    let nib = UINib(data: Data(xib.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? AnsweringView)
    #expect(CheckedLoading.findings(of: nib).isEmpty)
    #expect(view.button != nil && view.buttons.count == 1 && view.inset == 7.5)
    #expect(view.tone == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.button?.sendActions(for: .touchUpInside)
    #expect(view.presses == 1)
  }
}

// MARK: - Classes, and what is generated for them

@MainActor
class Answerer: NSObject {
  var calls: [String] = []
  var name = "Ada"
  var flag = false
}

@MainActor
final class SubAnswerer: Answerer {}

final class AnsweringView: UIView {
  weak var button: UIButton?
  var buttons: [UIButton] = []
  var inset: CGFloat = 0
  var tone: UIColor?
  var presses = 0
}

@MainActor private protocol AnswererMessages: AnyObject {
  func answer(_ message: NamedMessage) -> Bool
}

extension Answerer: AnswererMessages {
  func answer(_ message: NamedMessage) -> Bool {
    switch message.name {
    case "tapped:":
      message.call { self.calls.append("tapped \(type(of: message[0] as AnyObject))") }
    case "tapped:event:":
      message.call {
        let event: UIEvent? = message[1]
        self.calls.append("tapped \(event.map { "\($0)" } ?? "nil")")
      }
    case "done": message.call { self.calls.append("done") }
    case "pressedWithSender:":
      message.call { self.calls.append("pressed \(type(of: message[0] as UIButton))") }
    case "picked:":
      message.call {
        let view: UIView? = message[0]
        self.calls.append("picked \(view.map { "\($0)" } ?? "nil")")
      }
    case "recognized:":
      message.call {
        let _: UITapGestureRecognizer = message[0]
        self.calls.append("recognized")
      }
    case "named:": message.call { self.calls.append("named \(message[0] as String)") }
    case "name": message.call { self.name }
    case "setName:": message.assign(self, \.name)
    case "setFlag:": message.call { self.flag = message[0] }
    case "noted:":
      message.call { self.calls.append("noted \((message[0] as Notification).name.rawValue)") }
    case "ticked:":
      message.call {
        let timer: Timer = message[0]
        self.calls.append("ticked \(timer.userInfo ?? "nothing")")
      }
    case "framed:":
      message.call {
        let _: CADisplayLink = message[0]
        self.calls.append("framed")
      }
    default: false
    }
  }
}

@MainActor private protocol SubAnswererMessages: AnyObject {
  func answerSub(_ message: NamedMessage) -> Bool
}

extension SubAnswerer: SubAnswererMessages {
  func answerSub(_ message: NamedMessage) -> Bool {
    message.name == "done" && message.call { self.calls.append("sub done") }
  }
}

@MainActor private protocol AnsweringViewMessages: AnyObject {
  func answer(_ message: NamedMessage) -> Bool
}

extension AnsweringView: AnsweringViewMessages {
  func answer(_ message: NamedMessage) -> Bool {
    switch message.name {
    case "pressed": message.call { self.presses += 1 }
    case "setButton:": message.assign(self, \.button)
    case "setButtons:": message.assign(self, \.buttons)
    case "setInset:": message.assign(self, \.inset)
    case "setTone:": message.assign(self, \.tone)
    default: false
    }
  }
}

final class PurlinMessages: ModuleMessages {
  override class func fill(_ table: inout MessageTable) {
    let names = [
      "tapped:", "tapped:event:", "done", "recognized:", "named:", "name", "setName:", "setFlag:",
      "noted:", "ticked:", "framed:", "pressedWithSender:", "picked:",
    ]
    table.add(names, depth: 1) { ($0 as? any AnswererMessages)?.answer($1) ?? false }
    table.add(["done"], depth: 2) { ($0 as? any SubAnswererMessages)?.answerSub($1) ?? false }
    table.add(["pressed", "setButton:", "setButtons:", "setInset:", "setTone:"], depth: 0) {
      ($0 as? any AnsweringViewMessages)?.answer($1) ?? false
    }
    table.add(AnsweringView.self, named: "AnsweringView")
  }
}
#endif
