// Child elements that are specific to some kinds of views. Each function returns whether it
// recognizes the child.
extension DocumentParser {
  mutating func apply(_ element: XMLElement, to details: inout ViewDetails) -> Bool {
    switch details {
    case .none:
      return false
    case .label(var text):
      guard apply(element, to: &text) else { return false }
      details = .label(text)
    case .textField(var text):
      guard apply(element, to: &text) else { return false }
      details = .textField(text)
    case .textView(var text, var scroll):
      guard apply(element, to: &text) || apply(element, to: &scroll) else { return false }
      details = .textView(text, scroll)
    case .button(var button):
      guard apply(element, to: &button) else { return false }
      details = .button(button)
    case .imageView(var image):
      guard apply(element, to: &image) else { return false }
      details = .imageView(image)
    case .stackView:
      return false
    case .scrollView(var scroll):
      guard apply(element, to: &scroll) else { return false }
      details = .scrollView(scroll)
    case .tableView(var table, var scroll):
      if element["key"] == "separatorInset" {
        table.separatorInset = minMaxInsets(element)
      } else if !apply(element, to: &scroll) {
        return false
      }
      details = .tableView(table, scroll)
    case .collectionView(var collection, var scroll):
      guard apply(element, to: &collection) || apply(element, to: &scroll) else { return false }
      details = .collectionView(collection, scroll)
    case .cell(var cell):
      switch element["key"] {
      case "separatorInset": cell.separatorInset = minMaxInsets(element)
      case "customSize" where element.name == "size": cell.customSize = size(element)
      default: return false
      }
      details = .cell(cell)
    case .control(var control):
      guard apply(element, to: &control) else { return false }
      details = .control(control)
    }
    return true
  }

  private mutating func apply(_ element: XMLElement, to text: inout TextProperties) -> Bool {
    switch (element.name, element["key"]) {
    case ("fontDescription", _): text.font = font(element)
    case ("color", "textColor"): text.color = color(element)
    case ("string", "text"), ("mutableString", "text"): text.text = string(element)
    case ("attributedString", "attributedText"): text.attributedText = attributedText(element)
    case ("attributedString", "attributedPlaceholder"):
      text.placeholder = attributedText(element).string
    default: return false
    }
    return true
  }

  private mutating func apply(_ element: XMLElement, to scroll: inout ScrollProperties) -> Bool {
    guard element["key"] == "contentInset" else { return false }
    scroll.contentInset = minMaxInsets(element)
    return true
  }

  private mutating func apply(_ element: XMLElement, to image: inout ImageProperties) -> Bool {
    switch element.name {
    case "imageReference":
      if element["key"] == "image" {
        image.name = element["image"]
        image.catalog = element["catalog"]
        if image.symbol == nil { image.symbol = symbolConfiguration(element) }
      }
    case "preferredSymbolConfiguration": image.symbol = symbolConfiguration(element)
    default: return false
    }
    return true
  }

  private mutating func apply(_ element: XMLElement, to button: inout ButtonProperties) -> Bool {
    switch element.name {
    case "fontDescription": button.font = font(element)
    case "state": button.states.append(state(element))
    case "buttonConfiguration": button.configuration = buttonConfiguration(element)
    case "inset", "edgeInsets":
      switch element["key"] {
      case "contentEdgeInsets": button.contentEdgeInsets = minMaxInsets(element)
      case "titleEdgeInsets": button.titleEdgeInsets = minMaxInsets(element)
      case "imageEdgeInsets": button.imageEdgeInsets = minMaxInsets(element)
      default: return false
      }
    default: return false
    }
    return true
  }

  private mutating func state(_ element: XMLElement) -> ButtonProperties.State {
    var state = ButtonProperties.State(key: element["key"] ?? "normal")
    state.title = element["title"]
    state.image = element["image"]
    state.imageCatalog = element["catalog"]
    state.backgroundImage = element["backgroundImage"]
    state.backgroundImageCatalog = element["catalog"]
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("string", "title"), ("mutableString", "title"): state.title = string(child)
      case ("attributedString", "attributedTitle"): state.attributedTitle = attributedText(child)
      case ("color", "titleColor"): state.titleColor = color(child)
      case ("imageReference", "image"):
        state.image = child["image"]
        state.imageCatalog = child["catalog"]
        if state.symbol == nil { state.symbol = symbolConfiguration(child) }
      case ("imageReference", "backgroundImage"):
        state.backgroundImage = child["image"]
        state.backgroundImageCatalog = child["catalog"]
      case ("preferredSymbolConfiguration", _): state.symbol = symbolConfiguration(child)
      default: noteUnknown(child, in: element.name)
      }
    }
    return state
  }

  private mutating func buttonConfiguration(_ element: XMLElement) -> ButtonConfigurationElement {
    var configuration = ButtonConfigurationElement()
    for attribute in element.attributes {
      switch attribute.name {
      case "key": break
      case "style": configuration.style = attribute.value
      case "title": configuration.title = attribute.value
      case "subtitle": configuration.subtitle = attribute.value
      case "image": configuration.image = attribute.value
      case "catalog": configuration.imageCatalog = attribute.value
      case "imagePlacement": configuration.imagePlacement = attribute.value
      case "imagePadding": setLength(&configuration.imagePadding, attribute)
      case "titlePadding": setLength(&configuration.titlePadding, attribute)
      case "buttonSize": configuration.buttonSize = attribute.value
      case "cornerStyle": configuration.cornerStyle = attribute.value
      default: configuration.otherAttributes.append(attribute)
      }
    }
    for child in element.children {
      apply(child, to: &configuration)
    }
    return configuration
  }

  private mutating func apply(
    _ element: XMLElement, to configuration: inout ButtonConfigurationElement
  ) {
    switch (element.name, element["key"]) {
    case ("directionalEdgeInsets", "contentInsets"):
      configuration.contentInsets = directionalInsets(element)
    case ("fontDescription", "titleFontDescription"), ("fontDescription", "fontDescription"):
      configuration.titleFont = font(element)
    case ("string", "title"), ("mutableString", "title"): configuration.title = string(element)
    case ("string", "subtitle"), ("mutableString", "subtitle"):
      configuration.subtitle = string(element)
    case ("attributedString", "attributedTitle"):
      configuration.attributedTitle = attributedText(element)
    case ("attributedString", "attributedSubtitle"):
      configuration.attributedSubtitle = attributedText(element)
    case ("imageReference", "image"):
      configuration.image = element["image"]
      configuration.imageCatalog = element["catalog"]
      if configuration.symbol == nil { configuration.symbol = symbolConfiguration(element) }
    case ("preferredSymbolConfiguration", _):
      configuration.symbol = symbolConfiguration(element)
    case ("color", "baseForegroundColor"): configuration.foregroundColor = color(element)
    case ("color", "baseBackgroundColor"): configuration.backgroundColor = color(element)
    default: noteUnknown(element, in: "buttonConfiguration")
    }
  }

  private mutating func apply(
    _ element: XMLElement, to collection: inout CollectionProperties
  ) -> Bool {
    guard element["key"] == "collectionViewLayout" else { return false }
    collection.layout = element.name
    for attribute in element.attributes {
      switch attribute.name {
      case "customClass": collection.layoutClass = attribute.value
      case "scrollDirection": collection.scrollDirection = attribute.value
      case "minimumLineSpacing": setLength(&collection.minimumLineSpacing, attribute)
      case "minimumInteritemSpacing": setLength(&collection.minimumInteritemSpacing, attribute)
      default: break
      }
    }
    for child in element.children {
      switch child["key"] {
      case "itemSize": collection.itemSize = size(child)
      case "headerReferenceSize": collection.headerReferenceSize = size(child)
      case "footerReferenceSize": collection.footerReferenceSize = size(child)
      case "sectionInset": collection.sectionInset = minMaxInsets(child)
      default: noteUnknown(child, in: element.name)
      }
    }
    return true
  }

  private mutating func apply(_ element: XMLElement, to control: inout ControlProperties) -> Bool {
    switch element.name {
    case "segments":
      control.segments += element.children.filter { $0.name == "segment" }.map { segment($0) }
    case "items":
      control.items += element.children.map { barItem($0) }
      // Custom views inside the element are read together with the next element.
      return false
    case "blurEffect", "vibrancyEffect":
      control.effectStyle =
        element["style"] ?? element.child("blurEffect")?["style"] ?? control.effectStyle
    case "date":
      guard element["key"] == "date",
        let seconds = element.attribute("timeIntervalSinceReferenceDate")
      else { return false }
      set(&control.date, seconds)
    default: return false
    }
    return true
  }

  private mutating func segment(_ element: XMLElement) -> ControlProperties.Segment {
    var segment = ControlProperties.Segment()
    for attribute in element.attributes {
      switch attribute.name {
      case "title": segment.title = attribute.value
      case "image": segment.image = attribute.value
      case "width": setLength(&segment.width, attribute)
      case "enabled": set(&segment.isEnabled, attribute)
      default: break
      }
    }
    return segment
  }

  private mutating func barItem(_ element: XMLElement) -> ControlProperties.BarItem {
    var item = ControlProperties.BarItem(kind: element.name)
    item.id = element["id"]
    item.title = element["title"]
    item.image = element["image"]
    item.systemItem = element["systemItem"]
    if let width = element.attribute("width") {
      set(&item.width, width)
    }
    return item
  }
}
