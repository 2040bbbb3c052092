import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct IslandTests {
  @Test func `cells, headers and custom views are islands inside a scene`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        """
        <tableView id="table"><view key="tableHeaderView" id="header"/><prototypes>
         <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content">
          <subviews><label id="label"/></subviews></tableViewCellContentView></tableViewCell>
        </prototypes></tableView>
        <collectionView id="grid"><cells><collectionViewCell id="item">
         <view key="contentView" id="itemContent"/></collectionViewCell></cells>
         <collectionReusableView key="sectionHeaderView" id="section"/></collectionView>
        <toolbar id="bar"><items><barButtonItem id="i"><view key="customView" id="custom"/>
        </barButtonItem></items></toolbar>
        """,
        controller: """
          <navigationItem key="navigationItem" id="n" title="T">
          <view key="titleView" id="title"/></navigationItem>
          """))

    #expect(
      document.islands.map(\.root.id) == [
        "root", "header", "cell", "item", "section", "custom", "title",
      ])
    #expect(
      document.islands.map(\.kind) == [
        .viewControllerRoot, .keyed("tableHeaderView"), .tableViewCell, .collectionViewCell,
        .collectionReusableView, .keyed("customView"), .keyed("titleView"),
      ])
    #expect(document.islands[0].viewController?.id == "vc")
    #expect(document.islands[0].views.map(\.id) == ["root", "table", "grid", "bar"])
    #expect(document.islands[2].views.map(\.id) == ["cell", "content", "label"])
    #expect(document.findings.isEmpty)
  }

  @Test(.rules("ibdocuments:D1.4"))
  func `top-level views of a xib are islands`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib("<view id='a'/><tableViewCell id='b'/><stackView id='c'/>"))

    #expect(document.islands.map(\.root.id) == ["a", "b", "c"])
    #expect(document.islands.map(\.kind) == [.topLevelView, .tableViewCell, .topLevelView])
  }

  @Test func `any view can be asked for as an island of its own`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib("<view id='a'><subviews><view id='b'/></subviews></view>"))

    #expect(document.island(rootedAt: "a")?.kind == .topLevelView)
    #expect(document.island(rootedAt: "b")?.kind == .inside("view"))
    #expect(document.island(rootedAt: "c") == nil)
  }

  @Test func `navigation and tab bars reach scenes along segues`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <tabBarController id="tabs"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="nav" id="s1"/>
        </connections></tabBarController>
        """,
        """
        <navigationController id="nav"><navigationBar key="navigationBar" id="bar" \
        largeTitles="YES"/><connections>
        <segue kind="relationship" relationship="rootViewController" destination="list" id="s2"/>
        </connections></navigationController>
        """,
        """
        <viewController id="list"><view key="view" id="listView"><subviews><button id="b">
        <connections><segue kind="show" destination="detail" id="s3"/>
        <segue kind="presentation" destination="sheet" id="s4"/></connections></button>
        </subviews></view></viewController>
        """,
        "<viewController id='detail'><view key='view' id='detailView'/></viewController>",
        "<viewController id='sheet'><view key='view' id='sheetView'/></viewController>",
      ]))
    let context = { (id: String) in document.island(rootedAt: id)?.context }

    #expect(context("listView")?.navigationController == "nav")
    #expect(context("listView")?.tabBarController == "tabs")
    #expect(context("listView")?.hasLargeTitles == true)
    #expect(context("detailView")?.navigationController == "nav")
    #expect(context("detailView")?.tabBarController == "tabs")
    #expect(context("detailView")?.isPresented == false)
    #expect(context("sheetView")?.navigationController == nil)
    #expect(context("sheetView")?.isPresented == true)
  }

  @Test func `a simulated tab bar of a navigation controller reaches the scenes it pushes`() throws
  {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <navigationController id="nav"><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <connections>
        <segue kind="relationship" relationship="rootViewController" destination="list" id="s1"/>
        </connections></navigationController>
        """,
        """
        <viewController id="list"><view key="view" id="listView"/><connections>
        <segue kind="show" destination="detail" id="s2"/>
        <segue kind="presentation" destination="sheet" id="s3"/></connections></viewController>
        """,
        "<viewController id='detail'><view key='view' id='detailView'/></viewController>",
        "<viewController id='sheet'><view key='view' id='sheetView'/></viewController>",
      ]))
    let context = { (id: String) in document.island(rootedAt: id)?.context }

    #expect(context("listView")?.tabBarController == "nav")
    #expect(context("detailView")?.tabBarController == "nav")
    #expect(context("sheetView")?.tabBarController == nil)
  }

  @Test(arguments: [("retina6_1", "nav"), ("ipad12_9rounded", nil)] as [(String, String?)])
  func `on a phone a detail is pushed, without the tab bar`(device: String, bar: String?) throws {
    let text = Fixture.storyboard(scenes: [
      """
      <tabBarController id="tabs"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="nav" id="s1"/>
      </connections></tabBarController>
      """,
      """
      <navigationController id="nav"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="list" id="s2"/>
      </connections></navigationController>
      """,
      """
      <viewController id="list"><view key="view" id="listView"/><connections>
      <segue kind="showDetail" destination="detail" id="s3"/></connections></viewController>
      """,
      "<viewController id='detail'><view key='view' id='detailView'/></viewController>",
    ]).replacing("<scenes>", with: "<device id='\(device)' orientation='portrait'/><scenes>")
    let document = try InterfaceDocument(parsing: text)
    let context = document.island(rootedAt: "detailView")?.context
    #expect(context?.navigationController == bar)
    #expect(context?.tabBarController == nil)
  }

  /// A navigation controller whose root pushes a scene and a tab bar controller.
  private func pushing(
    _ root: String, detail: String, metrics: String = "", attributes: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <tabBarController id="outer"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="nav" id="s0"/>
        </connections></tabBarController>
        """,
        """
        <navigationController id="nav" \(attributes)><connections>
        <segue kind="relationship" relationship="rootViewController" destination="list" id="s1"/>
        </connections></navigationController>
        """,
        """
        <viewController id="list"><view key="view" id="listView"/>\(root)<connections>
        <segue kind="show" destination="detail" id="s2"/>
        <segue kind="show" destination="tabs" id="s3"/></connections></viewController>
        """,
        """
        <viewController id="detail" \(detail)><view key="view" id="detailView"/>\(metrics)
        </viewController>
        """,
        """
        <tabBarController id="tabs"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="tab" id="s4"/>
        </connections></tabBarController>
        """,
        """
        <viewController id="tab"><view key="view" id="tabView"/><connections>
        <segue kind="show" destination="above" id="s5"/></connections></viewController>
        """,
        "<viewController id='above'><view key='view' id='aboveView'/></viewController>",
      ]))
  }

  @Test func `a scene that hides the bottom bar when it is pushed has no tab bar`() throws {
    let shown = try pushing("", detail: "")
    #expect(shown.island(rootedAt: "detailView")?.context.tabBarController == "outer")
    let hidden = try pushing("", detail: "hidesBottomBarWhenPushed=\"YES\"")
    #expect(hidden.island(rootedAt: "detailView")?.context.tabBarController == nil)
    #expect(hidden.island(rootedAt: "detailView")?.context.navigationController == "nav")
  }

  @Test func `the tabs of a pushed tab bar controller are below the navigation bar`() throws {
    let document = try pushing("", detail: "")
    let tab = document.island(rootedAt: "tabView")?.context
    #expect(tab?.navigationController == "nav")
    #expect(tab?.tabBarController == "tabs")
    // What a tab pushes covers its tab bar.
    let above = document.island(rootedAt: "aboveView")?.context
    #expect(above?.navigationController == "nav")
    #expect(above?.tabBarController == nil)
  }

  @Test func `a pushed scene has the bar that is simulated above what pushes it`() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let document = try pushing(bar, detail: "")
    let expected = SimulatedMetrics.Bar.navigationBar(isTranslucent: true, hasPrompt: false)
    #expect(
      document.island(rootedAt: "detailView")?.context.simulatedMetrics.topBar == expected)
    #expect(
      try pushing("", detail: "").island(rootedAt: "detailView")?.context.simulatedMetrics.topBar
        == nil)
  }

  @Test func `scenes below a simulated absence of bars have none at the top`() throws {
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    let pushed = try pushing(none, detail: "")
    for id in ["detailView", "tabView", "aboveView"] {
      #expect(
        pushed.island(rootedAt: id)?.context.simulatedMetrics.topBar == SimulatedMetrics.Bar.none)
    }
  }

  @Test func `a pushed scene has the toolbar that is simulated for what pushes it`() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    for detail in ["", "hidesBottomBarWhenPushed=\"YES\""] {
      let document = try pushing(toolbar, detail: detail)
      #expect(
        document.island(rootedAt: "detailView")?.context.simulatedMetrics.bottomBar
          == .toolbar(isTranslucent: true))
    }
    let explicit = try pushing(
      toolbar, detail: "", metrics: #"<nil key="simulatedBottomBarMetrics"/>"#)
    #expect(
      explicit.island(rootedAt: "detailView")?.context.simulatedMetrics.bottomBar
        == SimulatedMetrics.Bar.none)
  }

  @Test
  func `a pushed scene has the tab bar that is simulated for what pushes it, unless it hides it`()
    throws
  {
    let bar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let shown = try pushing(bar, detail: "")
    #expect(
      shown.island(rootedAt: "detailView")?.context.simulatedMetrics.bottomBar
        == .tabBar(isTranslucent: true))
    let hidden = try pushing(bar, detail: "hidesBottomBarWhenPushed=\"YES\"")
    #expect(hidden.island(rootedAt: "detailView")?.context.simulatedMetrics.bottomBar == nil)
  }

  @Test func `the scenes of a navigation controller show its toolbar unless it is hidden`() throws {
    func bar(_ attributes: String) throws -> [SimulatedMetrics.Bar?] {
      let document = try pushing("", detail: "", attributes: attributes)
      return ["listView", "detailView"].map {
        document.island(rootedAt: $0)?.context.simulatedMetrics.bottomBar
      }
    }
    let toolbar = SimulatedMetrics.Bar.toolbar(isTranslucent: true)
    #expect(try bar(#"toolbarHidden="NO""#) == [toolbar, toolbar])
    #expect(try bar("") == [nil, nil])
  }

  @Test func `a scene with a simulated bar pushes below it without a navigation controller`()
    throws
  {
    func bar(kind: String) throws -> SimulatedMetrics.Bar? {
      let document = try InterfaceDocument(
        parsing: Fixture.storyboard(scenes: [
          """
          <viewController id="a"><view key="view" id="va"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
          <connections><segue kind="\(kind)" destination="b" id="s"/></connections></viewController>
          """,
          "<viewController id='b'><view key='view' id='vb'/></viewController>",
        ]))
      return document.island(rootedAt: "vb")?.context.simulatedMetrics.topBar
    }
    #expect(try bar(kind: "show") == .navigationBar(isTranslucent: false, hasPrompt: false))
    #expect(try bar(kind: "presentation") == nil)
  }

  @Test func `a container view reaches the scene it embeds, also through a navigation controller`()
    throws
  {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <viewController id="a"><view key="view" id="va"><subviews>
        <containerView id="c1"><connections><segue kind="embed" destination="b" id="s1"/>
        </connections></containerView>
        <containerView id="c2"><connections><segue kind="embed" destination="nav" id="s2"/>
        </connections></containerView>
        </subviews></view></viewController>
        """,
        "<viewController id='b'><view key='view' id='vb'/></viewController>",
        """
        <navigationController id="nav"><connections>
        <segue kind="relationship" relationship="rootViewController" destination="c" id="s3"/>
        </connections></navigationController>
        """,
        "<viewController id='c'><view key='view' id='vc'/></viewController>",
      ]))

    #expect(document.islands.map(\.context.containerView) == [nil, "c1", "c2"])
  }

  @Test func `segues of bar button items and gesture recognizers count`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <viewController id="a"><view key="view" id="va"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
        <connections><segue kind="show" destination="b" id="s1"/></connections></barButtonItem>
        </navigationItem></viewController>
        <tapGestureRecognizer id="t"><connections>
        <segue kind="presentation" destination="b" id="s2"/></connections></tapGestureRecognizer>
        """
      ]))

    #expect(document.viewControllers.first?.segues.map(\.id) == ["s1", "s2"])
  }

  @Test func `a circle of segues ends`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(scenes: [
        """
        <navigationController id="nav"><connections>
        <segue kind="relationship" relationship="rootViewController" destination="a" id="s1"/>
        </connections></navigationController>
        """,
        """
        <viewController id="a"><view key="view" id="va"/><connections>
        <segue kind="push" destination="b" id="s2"/></connections></viewController>
        """,
        """
        <viewController id="b"><view key="view" id="vb"/><connections>
        <segue kind="push" destination="a" id="s3"/></connections></viewController>
        """,
      ]))

    #expect(
      document.islands.map(\.context.navigationController) == ["nav", "nav"])
  }
}
