extension RulePage {
  /// The page of a rule about sources.
  public static func source(_ id: String) -> RulePage? { sources.first { $0.id == id } }

  /// The pages of what `purlin check` reports of documents and the sources of their app.
  public static let sources = connections + code

  /// The pages about what connects documents and classes.
  private static let connections: [RulePage] = [
    RulePage(
      "missing-outlet", .connections, .error, "The class has no such outlet",
      why: """
        When the document is loaded, the app ends: "this class is not key value coding-compliant for the key". \
        Extensions and superclasses are searched; a class with a superclass that is neither in the sources nor \
        Apple's is not reported. A private property with @IBOutlet is an outlet. Several outlets of one object \
        that its class does not have are one finding, with a note for each of the others.
        """,
      mend: "Connect the view to another outlet, or give the outlet its name again.",
      example: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UILabel!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <label text="Name" id="name"/>
          </subviews>
          <connections>
            <outlet property="nameLable" destination="name" id="outlet"/>
          </connections>
        </view>
        """,
      corrected: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UILabel!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <label text="Name" id="name"/>
          </subviews>
          <connections>
            <outlet property="nameLabel" destination="name" id="outlet"/>
          </connections>
        </view>
        """),
    RulePage(
      "outlet-type", .connections, .error, "The outlet is of another class",
      why: """
        UIKit sets the outlet all the same, and the app ends where it uses the object. A protocol, and a class that \
        is not in the sources, may fit and are not reported. In Objective-C, which checks no classes, it is a warning; \
        where no code uses what only the expected class has, a note.
        """,
      mend: "Declare the outlet with the class of the view, or set the view's custom class.",
      example: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UILabel!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <button id="name"/>
          </subviews>
          <connections>
            <outlet property="nameLabel" destination="name" id="outlet"/>
          </connections>
        </view>
        """,
      corrected: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UIButton!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <button id="name"/>
          </subviews>
          <connections>
            <outlet property="nameLabel" destination="name" id="outlet"/>
          </connections>
        </view>
        """),
    RulePage(
      "missing-action", .connections, .error, "The class has no such action",
      why: """
        The app ends when the control is used: "unrecognized selector sent to instance". A method with another number \
        of arguments is another action. An action for the first responder is a warning, because an object of a \
        library can handle it.
        """,
      mend:
        "Connect the control to another action, or give the action its name and arguments again.",
      example: """
        class ProfileView: UIView {
          @IBAction private func save(_ sender: Any) {}
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <button id="save">
              <connections>
                <action selector="store:" destination="profile" eventType="touchUpInside" id="action"/>
              </connections>
            </button>
          </subviews>
        </view>
        """,
      corrected: """
        class ProfileView: UIView {
          @IBAction private func save(_ sender: Any) {}
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <button id="save">
              <connections>
                <action selector="save:" destination="profile" eventType="touchUpInside" id="action"/>
              </connections>
            </button>
          </subviews>
        </view>
        """),
    RulePage(
      "unconnected-outlet", .connections, .note, "No document connects an outlet",
      why: """
        The outlet stays nil, and an outlet with an exclamation mark ends the app where it is used. A class that no \
        document contains is not reported. An outlet with an exclamation mark that one object of a class does not connect \
        is reported if all others of this class connect it; any that is not optional, if they connect it to an object that \
        has a counterpart here, by its id, its text or the number of objects of its class, or if at least two others have \
        it, also by inheritance, and all of them connect it, and the only one that a controller leaves out of those that the \
        controller with its identifier in another storyboard connects.
        """,
      mend: "Connect the outlet, or remove it.",
      example: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UILabel!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <label text="Name" id="name"/>
          </subviews>
        </view>
        """,
      corrected: """
        class ProfileView: UIView {
          @IBOutlet private var nameLabel: UILabel!
        }

        <view customClass="ProfileView" customModule="App" customModuleProvider="target" id="profile">
          <subviews>
            <label text="Name" id="name"/>
          </subviews>
          <connections>
            <outlet property="nameLabel" destination="name" id="outlet"/>
          </connections>
        </view>
        """),
    RulePage(
      "unknown-class", .connections, .error,
      "A custom class does not exist, or is no view or view controller",
      why: """
        UIKit then uses the class of the element, and the first outlet of the custom class ends the app. A class \
        without a module can be in a library of Objective-C: it is reported if the sources use no other modules, \
        if a class has a similar name, or if it is of a view controller of a storyboard with outlets and actions; it is a \
        warning if many classes of the app begin with the same word. Not reported is a class whose header \
        code imports, or that a library in the repository has.
        A generic class, one inside another type and a private one have other names at run time, unless @objc(Name) \
        gives them one. A document that names the module and the class of Swift does not find a class with another name \
        in @objc before iOS 12.2: it is a note if the project does not say its oldest system.
        """,
      mend: "Choose an existing class.",
      example: """
        class GraphView: UIView {}

        <view customClass="GraphVeiw" customModule="App" customModuleProvider="target" id="graph"/>
        """,
      corrected: """
        class GraphView: UIView {}

        <view customClass="GraphView" customModule="App" customModuleProvider="target" id="graph"/>
        """),
    RulePage(
      "wrong-module", .connections, .error,
      "A class of Swift is named without its module, or with another",
      why: """
        The name of a class of Swift has its module, so the class is not found: "Unknown class in Interface Builder \
        file". A class with a name for Objective-C, as in @objc(Name), needs no module.
        """,
      mend: "Set the module in the identity inspector, or choose 'Inherit Module From Target'.",
      example: """
        class GraphView: UIView {}

        <view customClass="GraphView" id="graph"/>
        """,
      corrected: """
        class GraphView: UIView {}

        <view customClass="GraphView" customModule="App" customModuleProvider="target" id="graph"/>
        """),
    RulePage(
      "missing-property", .connections, .warning,
      "A runtime attribute sets a property that does not exist",
      why: """
        The app ends, or prints "Failed to set user defined inspected property". A library can add properties to \
        Apple's classes: if the sources use other modules, only a similar name is reported.
        """,
      mend: "Correct the key path, or mark the property with @IBInspectable or @objc.",
      example: """
        class GraphView: UIView {
          @IBInspectable var lineWidth = 1.0
        }

        <view customClass="GraphView" customModule="App" customModuleProvider="target" id="graph">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="lineWith">
              <real key="value" value="2"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      corrected: """
        class GraphView: UIView {
          @IBInspectable var lineWidth = 1.0
        }

        <view customClass="GraphView" customModule="App" customModuleProvider="target" id="graph">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="lineWidth">
              <real key="value" value="2"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """),
    RulePage(
      "unknown-identifier", .connections, .error, "Code uses an identifier that no document has",
      why: """
        The app ends when the segue is performed, the view controller created, the cell dequeued or the xib loaded. A \
        name that code computes is not known and not reported; nor is a xib or storyboard of another bundle. A \
        name in a type or macro that nothing in the app uses, in a method that only code without a caller mentions, or \
        in a branch whose macro has the number of a branch before, is a note. An \
        identifier that is only compared, of a segue or for restoration, is a warning.
        """,
      mend: "Use the identifier of the document, or set it there.",
      example: """
        class ListController: UIViewController {
          @IBAction func showDetail() { performSegue(withIdentifier: "showDetial", sender: self) }
        }

        <viewController customClass="ListController" customModule="App" customModuleProvider="target" id="list">
          <view key="view" id="root"/>
          <connections>
            <segue destination="detail" kind="show" identifier="showDetail" id="segue"/>
          </connections>
        </viewController>
        """,
      corrected: """
        class ListController: UIViewController {
          @IBAction func showDetail() { performSegue(withIdentifier: "showDetail", sender: self) }
        }

        <viewController customClass="ListController" customModule="App" customModuleProvider="target" id="list">
          <view key="view" id="root"/>
          <connections>
            <segue destination="detail" kind="show" identifier="showDetail" id="segue"/>
          </connections>
        </viewController>
        """),
    RulePage(
      "unused-identifier", .connections, .note, "No code uses an identifier",
      why: """
        Only code can use a segue of a view controller, a storyboard identifier and a reuse identifier. Not reported if \
        any text of the sources is equal, or if code computes such identifiers.
        """,
      mend: "Remove the segue, the scene or the cell, or its identifier.",
      example: """
        class ListController: UIViewController {}

        <viewController customClass="ListController" customModule="App" customModuleProvider="target" id="list">
          <view key="view" id="root"/>
          <connections>
            <segue destination="help" kind="show" identifier="showHelp" id="segue"/>
          </connections>
        </viewController>
        """,
      corrected: """
        class ListController: UIViewController {
          func showHelp() { performSegue(withIdentifier: "showHelp", sender: self) }
        }

        <viewController customClass="ListController" customModule="App" customModuleProvider="target" id="list">
          <view key="view" id="root"/>
          <connections>
            <segue destination="help" kind="show" identifier="showHelp" id="segue"/>
          </connections>
        </viewController>
        """),
    RulePage(
      "unused-xib", .connections, .note, "Nothing loads a xib",
      why: """
        The xib is in the app, and nothing shows it: its name is in no text of code that is used or of property lists, code \
        computes no name like it, and no view controller of its name is used, which loads it by itself. It is a warning if there is \
        no class of its name either. What else is found in the document is a note then.
        """,
      mend: "Remove the xib, and the class that only it needs, or load it.",
      example: """
        class Card: UIView {}

        <!-- Profile.xib -->
        <view id="card"/>
        """,
      corrected: """
        class Card: UIView {
          let contents = UINib(nibName: "Profile", bundle: nil).instantiate(withOwner: nil)
        }

        <!-- Profile.xib -->
        <view id="card"/>
        """),
    RulePage(
      "unused-storyboard", .connections, .warning, "Nothing loads a storyboard",
      why: """
        The storyboard is in the app, and nothing shows a scene of it: its name is in no property list and in no code, \
        and other documents do not refer to it. Nothing is reported if code computes names of storyboards, or if the \
        property list of an app is missing. It is a note if only code that nothing uses has its name. What else is found in the document is a note then.
        """,
      mend: "Remove the storyboard, and the classes that only it needs, or load it.",
      example: """
        class ProfileViewController: UIViewController {}

        <viewController storyboardIdentifier="profile" customClass="ProfileViewController" customModule="App" customModuleProvider="target" id="profile">
          <view key="view" id="root"/>
        </viewController>
        """,
      corrected: """
        class ProfileViewController: UIViewController {}

        let main = UIStoryboard(name: "Main", bundle: nil)
        let profile = main.instantiateViewController(withIdentifier: "profile")

        <viewController storyboardIdentifier="profile" customClass="ProfileViewController" customModule="App" customModuleProvider="target" id="profile">
          <view key="view" id="root"/>
        </viewController>
        """),
    RulePage(
      "missing-asset", .connections, .warning,
      "An image, color or font is named that the app does not have",
      why: """
        In code the result is nil, and the place of a document's image is empty. Images of another bundle are not reported; of fonts, which can be the system's, only names \
        that are similar to one of the app's own. A name in a type or macro that nothing in the app uses, or in a method \
        that only code without a caller mentions, is a note.
        """,
      mend: "Add the resource, or correct the name.",
      example: """
        class ProfileView: UIView {
          let picture = UIImageView(image: UIImage(named: "avatr"))
        }
        """,
      corrected: """
        class ProfileView: UIView {
          let picture = UIImageView(image: UIImage(named: "avatar"))
        }
        """),
  ]
}
