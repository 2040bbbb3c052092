extension DocumentParser {
  mutating func scene(_ element: XMLElement) -> SceneElement {
    var scene = SceneElement(id: element["sceneID"], position: element.position)
    segues = []
    for child in element.children {
      switch child.name {
      case "objects": scene.objects += objects(child)
      case "point": scene.canvasLocation = point(child)
      default: noteUnknown(child, in: element.name)
      }
    }
    // Segues of gesture recognizers and items that are top-level objects of the scene.
    for (index, object) in scene.objects.enumerated() where !segues.isEmpty {
      guard case .viewController(var controller) = object else { continue }
      controller.segues += segues
      scene.objects[index] = .viewController(controller)
      segues = []
    }
    return scene
  }

  /// Reads the top-level objects of a scene or xib.
  mutating func objects(_ element: XMLElement) -> [InterfaceObject] {
    element.children.map { child in
      let outer = objectID
      defer { objectID = outer }
      objectID = child["id"]
      if let kind = ViewControllerElement.Kind(elementName: child.name) {
        return .viewController(viewController(child, kind: kind))
      }
      if child.name == "placeholder" {
        return .placeholder(placeholder(child))
      }
      if let kind = viewKind(of: child) {
        return .view(view(child, kind: kind))
      }
      return .other(otherObject(child))
    }
  }

  private mutating func placeholder(_ element: XMLElement) -> PlaceholderElement {
    // The negative ids of the owner and the first responder are the same in all xibs.
    var placeholder = PlaceholderElement(id: element["id"], position: element.position)
    placeholder.identifier = element["placeholderIdentifier"]
    placeholder.customClass = element["customClass"]
    for child in element.children where child.name == "connections" {
      placeholder.connections += connections(child)
    }
    return placeholder
  }

  private mutating func viewController(
    _ element: XMLElement, kind: ViewControllerElement.Kind
  ) -> ViewControllerElement {
    let outerSegues = segues
    segues = []
    defer { segues = outerSegues }
    var controller = ViewControllerElement(kind: kind, position: element.position)
    controller.id = register(element)
    for attribute in element.attributes {
      apply(attribute, to: &controller)
    }
    for child in element.children {
      apply(child, to: &controller)
    }
    controller.segues = segues
    return controller
  }

  private mutating func apply(
    _ attribute: RawAttribute, to controller: inout ViewControllerElement
  ) {
    switch attribute.name {
    case "id", "sceneMemberID": break
    case "customClass": controller.customClass = attribute.value
    case "customModule": controller.customModule = attribute.value
    case "storyboardIdentifier": controller.storyboardIdentifier = attribute.value
    case "storyboardName": controller.referencedStoryboard = attribute.value
    case "title": controller.title = attribute.value
    case "userLabel": controller.userLabel = attribute.value
    case "hidesBottomBarWhenPushed": set(&controller.hidesBottomBarWhenPushed, attribute)
    case "automaticallyAdjustsScrollViewInsets":
      set(&controller.automaticallyAdjustsScrollViewInsets, attribute)
    case "extendedLayoutIncludesOpaqueBars":
      set(&controller.extendedLayoutIncludesOpaqueBars, attribute)
    case "viewRespectsSystemMinimumLayoutMargins":
      set(&controller.viewRespectsSystemMinimumLayoutMargins, attribute)
    default: controller.otherAttributes.append(attribute)
    }
  }

  private mutating func apply(
    _ element: XMLElement, to controller: inout ViewControllerElement
  ) {
    if apply(simulatedMetrics: element, to: &controller.simulatedMetrics) { return }
    // A refresh control belongs to the table view, which places it, whether or not it has a frame.
    if element.name != "refreshControl", let kind = viewKind(of: element) {
      let view = view(element, kind: kind)
      if view.key == "view", controller.view == nil {
        controller.view = view
      } else {
        let role = view.key.map { AttachedView.Role.keyed($0) } ?? .inside(element.name)
        controller.attachments.append(AttachedView(role: role, view: view))
      }
      return
    }
    switch element.name {
    case "layoutGuides":
      for guide in element.children where guide.name == "viewControllerLayoutGuide" {
        let id = register(guide, isItem: true)
        switch guide["type"] {
        case "top": controller.topLayoutGuide = id
        case "bottom": controller.bottomLayoutGuide = id
        default:
          find(.error, "type=\"\(guide["type"] ?? "")\" is not a layout guide", at: guide.position)
        }
      }
    case "size":
      if element["key"] == "freeformSize" { controller.freeformSize = size(element) }
    case "extendedEdge":
      controller.extendedEdges = Set(
        ViewControllerElement.Edge.allCases.filter { element[$0.rawValue] == "YES" })
    case "connections": controller.connections += connections(element)
    case "navigationItem":
      controller.navigationItem = NavigationItemElement(
        title: element["title"], prompt: element["prompt"],
        largeTitleDisplayMode: element["largeTitleDisplayMode"])
      hold(element, in: &controller)
    default:
      noteUnknown(element, in: "a view controller")
      hold(element, in: &controller)
    }
  }

  private mutating func hold(_ element: XMLElement, in controller: inout ViewControllerElement) {
    let object = otherObject(element)
    controller.heldObjects.append(object)
    controller.attachments += object.allAttachments
  }

  /// Reads outlets and actions, and collects segues for the view controller.
  mutating func connections(_ element: XMLElement) -> [ConnectionElement] {
    var connections: [ConnectionElement] = []
    for child in element.children {
      if child.name == "segue" {
        guard let destination = child["destination"], let kind = child["kind"] else {
          find(.error, "a segue has no kind or no destination", at: child.position)
          continue
        }
        var segue = SegueElement(kind: kind, destination: destination, position: child.position)
        segue.id = child["id"]
        segue.source = objectID
        segue.relationship = child["relationship"]
        segue.identifier = child["identifier"]
        segue.modalPresentationStyle = child["modalPresentationStyle"]
        segue.customClass = child["customClass"]
        segue.customModule = child["customModule"]
        segue.popoverAnchor = child["popoverAnchorView"] ?? child["popoverAnchorBarButtonItem"]
        segue.trigger = child["trigger"]
        segue.unwindAction = child["unwindAction"]
        segue.creationSelector = child["destinationCreationSelector"]
        segues.append(segue)
      } else {
        connections.append(
          ConnectionElement(
            kind: child.name, id: child["id"], name: child["property"] ?? child["selector"],
            destination: child["destination"], eventType: child["eventType"]))
      }
    }
    return connections
  }

  /// Reads simulated metrics.
  ///
  /// Returns whether the element is a simulated metric.
  mutating func apply(
    simulatedMetrics element: XMLElement, to metrics: inout SimulatedMetrics
  ) -> Bool {
    let isNone = element.name == "nil"
    switch element["key"] {
    case "simulatedStatusBarMetrics", "statusBar":
      metrics.statusBar = isNone ? SimulatedMetrics.Bar.none : bar(element)
    case "simulatedTopBarMetrics":
      metrics.topBar = isNone ? SimulatedMetrics.Bar.none : bar(element)
    case "simulatedBottomBarMetrics":
      metrics.bottomBar = isNone ? SimulatedMetrics.Bar.none : bar(element)
    case "simulatedOrientationMetrics", "orientation":
      metrics.orientation = element["orientation"]
    case "simulatedDestinationMetrics", "destination":
      switch element.name {
      case "nil": metrics.destination = SimulatedMetrics.Destination.none
      case "freeformSimulatedSizeMetrics": metrics.destination = .freeform
      case "simulatedScreenMetrics": metrics.destination = .screen(type: element["type"])
      default: metrics.destination = .presentation(element.name)
      }
    default: return false
    }
    return true
  }

  private func bar(_ element: XMLElement) -> SimulatedMetrics.Bar {
    let isTranslucent = element["translucent"] != "NO"
    return switch element.name {
    case "simulatedNavigationBarMetrics":
      .navigationBar(isTranslucent: isTranslucent, hasPrompt: element["prompted"] == "YES")
    case "simulatedToolbarMetrics": .toolbar(isTranslucent: isTranslucent)
    case "simulatedTabBarMetrics": .tabBar(isTranslucent: isTranslucent)
    case "simulatedStatusBarMetrics": .statusBar(style: element["statusBarStyle"])
    default: .other(element.name)
    }
  }
}
